export const fromGapToScore = 'From gap to score'
export const stages = { gap: 'Gap', talk: 'Talk', plan: 'Plan', proof: 'Proof', score: 'Score' }
export const done = ', done'
