export { affirmed, affirmedSkills, isAffirmed, isNo, ownAnswer, takenBack } from './affirmation.ts'
export { holding, isHeld, unheld } from './holding.ts'
export type { Holding } from './words.ts'
