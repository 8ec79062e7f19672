/** How much of what the person brings stands on a page, and on the resume that it was cut from; null where that cannot be said. */
export interface PageFigures {
  shownScore: number | null
  shownScoreBefore: number | null
}

export const noFigures: PageFigures = { shownScore: null, shownScoreBefore: null }
