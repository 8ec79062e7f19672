import type { ReactNode } from 'react'

export const needsYourOk = 'Needs your OK'
export const thatWasAll = 'All done.'
export const forRequirement = (requirement: ReactNode) => <>For {requirement}</>
export const reworded = 'Reworded'
export { edit, rewordedNew } from './check-first.ts'
export const suggestion = (place: number, all: number) => `Suggestion ${place} of ${all}`
export const useIt = 'Use it'
export const keepMine = 'Keep mine'
export const acceptReworded = (count: number) => `Accept ${count} reworded in this role`
