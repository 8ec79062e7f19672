/** What each sign of a proof is worth: the one place for it. Set on `eval/ordinary`, leaving one person out. */
export const weights = {
  figure: 1,
  result: 0.5,
  current: 0.5,
  /** Likeness to the nearest line of a whole ad. */
  toAd: 1,
  /** Likeness where one thing is asked: a line beside the point proves nothing of it, whatever it counts. */
  toRequirement: 8,
  /** More than all the others together. */
  undone: -20,
}
