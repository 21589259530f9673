/** The verbs with which contraband is traded, by the question in which that is done. */
export const TRADED: Record<string, string> = { buy: "buy-contraband", sell: "sell-contraband" };
/** Room for something else, by what there is too much of. */
export const THROWN = "discard-contraband";
/** The answers to a search. */
export const ANSWERS = ["resist-search", "throw-contraband-overboard"];
