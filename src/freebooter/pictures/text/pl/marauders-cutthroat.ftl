mm-cutthroat-marked = szukano poza turą: w następnej turze dwie akcje mniej
mm-cutthroat-owing = w następnej turze dwie akcje mniej
