mm-cutthroat-marked = has scouted off turn: two actions less next turn
mm-cutthroat-owing = two actions less next turn
