export const restored = (ago: string) => `The changes you made ${ago} were not saved yet. They are back.`
export const discard = 'Discard them'
export const keep = 'Keep them'
export const kept = 'Your changes are kept in this browser.'
export const noConnection = 'Not saved yet: no connection.'
export const notSaved = 'Not saved yet.'
export const changedTwice = 'Changed in two places.'
export const chooseOne = 'Choose which one to keep.'
export const lookAtBoth = 'Look at both'
