import type { ReactNode } from 'react'

export const needsYourOk = 'Needs your OK'
export const thatWasAll = 'All done.'
export const forRequirement = (requirement: ReactNode) => <>For {requirement}</>
export const reworded = 'Reworded'
export const rewordedNew = (words: readonly string[]) => `Reworded, new: ${words.map((it) => `“${it}”`).join(', ')}`
export const suggestion = (place: number, all: number) => `Suggestion ${place} of ${all}`
export const useIt = 'Use it'
export const keepMine = 'Keep mine'
export const edit = 'Edit'
export const acceptReworded = (count: number) => `Accept ${count} reworded in this role`
