export const checkFirst = 'Check first'
export const allChecked = 'All done.'
export const placeOf = (place: number, all: number) => `To check: ${place} of ${all}`
export const notOnResume = 'Not on your resume'
export const rewordedNew = (words: readonly string[]) => `Reworded, new: ${words.map((it) => `“${it}”`).join(', ')}`
export const thatIsRight = 'That’s right'
export const edit = 'Edit'
export const remove = 'Remove'
export const trueAddIt = 'It’s true, add it…'
export const factField = {
  label: 'What is true, as a line of your own',
  hint: 'Say what you did and where. It is kept with today’s date, for this job and later ones.',
  use: 'Add it',
}
