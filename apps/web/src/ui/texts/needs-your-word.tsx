import type { ReactNode } from 'react'

export const needsYourWord = 'Needs your word'
export const thatWasAll = 'That was all. Thank you.'
export const forRequirement = (requirement: ReactNode) => <>For {requirement}</>
export const youWrote = 'You wrote'
export const weSuggest = 'We suggest'
export const suggestion = (letter: string) => `Suggestion ${letter}`
export const keepMine = 'No, keep mine'
export const thatIsTrue = 'Yes, that is true'
export const anotherWay = 'Put it another way'
