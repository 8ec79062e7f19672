import type { Desk } from './desk.ts'
import { tellsResult } from './results-told.ts'

/** How many there were, and what came of it, is read first. */
const ofFigures = 0.4

/** What a line brings for the job: the points that the match pays for it, how much it serves the ad, and its figures. */
export const payOf = (id: string, text: string, desk: Desk): number =>
  desk
    .match()
    .ledger.filter(({ evidence }) => evidence.some(({ source }) => source === id))
    .reduce((sum, { points, evidence }) => sum + points / evidence.length, desk.worthOf(text)) +
  (/\p{N}/u.test(text) ? ofFigures : 0) +
  (tellsResult(text) ? ofFigures : 0)
