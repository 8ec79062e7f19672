// A row of the requirements, and what the person says of it
export const haveThis = 'I have this'
export const iDont = 'I don’t'
export const notAskedByAd = 'The ad doesn’t ask this'
export const notRight = 'Not right?'
export const notRightOf = (requirement: string) => `Not right? ${requirement}`
/** Of which row, for who hears a button without its row. */
export const ofRow = (label: string, requirement: string) => `${label}: ${requirement}`
export const more = 'More'
export const yes = 'Yes'
export const notQuite = 'Not quite'
export const doesItShow = 'Does this line show it?'
export const oneOfThese = 'Is it one of these?'
export const nearestLines = 'Your nearest lines:'
export const lineShows = 'This line shows it'
export const writeLine = 'Write a line: where, what'
export const orWriteLine = 'or write a line: where, what'
export const addLine = 'Add'
export const cancel = 'Cancel'
export const undo = 'Undo'
export const corrected: Record<string, string> = {
  shown: 'You said this line shows it.',
  'not-mine': 'You don’t have this.',
  'not-asked': 'You said the ad doesn’t ask this.',
}
export const notAsked = 'Not asked'
