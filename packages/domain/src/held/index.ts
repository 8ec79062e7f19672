export type { Holding } from '../words/holding.ts'
export { affirmed, affirmedSkills, isAffirmed, isNo, ownAnswer, takenBack } from './affirmation.ts'
export { holding, isHeld, unheld } from './holding.ts'
