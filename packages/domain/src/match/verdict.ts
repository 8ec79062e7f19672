// A score as people read it: the same on every page and in every document.

/** Between these an application stands a good chance; beyond, the resume may only repeat the advertisement. */
export const targetScores = [75, 90] as const

/** A whole number, never rounded up. */
export const shownScore = (score: number): number => Math.floor(score + 1e-9)

/** The score in a few words. With a condition that is not met it never reads as a good match. */
export function verdictOf(score: number, isConditionFailed: boolean): string {
  const shown = shownScore(score)
  if (isConditionFailed) return 'Held up by a condition'
  if (shown > targetScores[1]) return 'A very close fit'
  if (shown >= targetScores[0]) return 'A good fit, inside the target'
  if (shown >= 60) return 'A fair fit, below the target'
  return shown >= 40 ? 'A partial fit' : 'A weak fit'
}

/** How far wording alone can take it. */
export const ceilingWords = (score: number, ceiling: number): string =>
  shownScore(ceiling) > shownScore(score)
    ? `Honest wording can take you to ${shownScore(ceiling)}; beyond that lies what you have not done yet.`
    : 'Your words name all we could find; beyond that lies what you have not done yet.'
