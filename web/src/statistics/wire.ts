// What the server tells: GET /api/statistics. The types are made from server/statistics.py.
export type { Favourites, Feats, Length, Luck, Outcome, Part, Share, Statistics } from "../generated/statistics";
