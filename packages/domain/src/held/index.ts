export type { Holding } from '../words/holding.ts'
export { affirmed, affirmedSkills, isAffirmed } from './affirmation.ts'
export { holding, isHeld } from './holding.ts'
