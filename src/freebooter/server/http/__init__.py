"""HTTP apart from the routes: visitors, the guard at the door, answers, the socket, the client's files."""
