// Words alone: what is a function stands in the file of its part, so that no page loads those of all others.
export const bespeak = 'Bespeak'
export const backToDashboard = 'Back to Dashboard'
export const loading = 'Loading'
export const tryAgain = 'Try again'
export const close = 'Close'
export const cancel = 'Cancel'
export const notLoaded = 'This could not be loaded. Check your connection and reload the page.'
export const seePro = 'See Pro'

// Fields
export const optional = 'Optional'
export const showCharacters = 'Show characters'
export const hideCharacters = 'Hide characters'
export const orDropIt = 'or drop it here'

// A draft in two tabs
export const changedInOtherTab = 'This was changed in another tab. What you type here is not kept until you choose.'
export const useOther = 'Use the other tab’s'
export const keepThis = 'Keep what is here'

// Notes that are saved as one types
export const saved = 'Saved'
export const notSaved = 'Not saved yet'
export const notSavedButKept = 'Not saved yet. It is kept in this browser.'
export const typedBefore = 'You typed this here before, and other notes were saved since:'
export const addBelow = 'Add it below'
export const leaveOut = 'Leave it out'

// A gap, asked about
export const ownWords = 'In your own words, in a sentence or two'
export const useAnswer = 'Add to resume'
export const haveNot = 'I don’t'
export const later = 'Skip'

// A sample
export const trySample = 'Try it with a sample'
export const sample = 'Sample'
export const isSample = 'This is a sample.'
export const madeUp =
  'The person and the job are made up. Removing it also removes the resume, its job and everything made from them.'
export const removeSample = 'Remove the sample'

// A version of a resume
export const saveVersion = 'Save version'
export const saveAVersion = 'Save a version'
export const whatIsKept = 'Keeps your resume as it is now. You can compare with it and come back to it.'
export const label = 'Label'
export const labelHint = 'A name to find it by, such as “Before the interview”.'

// Rich text
export const startTyping = 'Start typing…'
export const text = 'Text'
export const formatting = 'Formatting'
export const italic = 'Italic'
export const link = 'Link'
export const bulletList = 'Bullet list'
export const clearFormatting = 'Clear formatting'
export const linkTo = 'Link to'
export const setLink = 'Set link'
export const removeLink = 'Remove'

// Pages and how they look
export const pageNotDrawn = 'The page could not be drawn. Reload to try again.'
export const paper = 'Paper'
export const a4 = 'A4'
export const letter = 'Letter'
export const template = 'Template'
export const colour = 'Color'
export const templatesOwn = 'The template’s own'
export const ink = 'Ink'
export const blue = 'Blue'
export const indigo = 'Indigo'
export const plum = 'Plum'
export const wine = 'Wine'
export const forest = 'Forest'
export const otherColour = 'Other'

// Toasts. The library puts the key in the place of its name.
export const toasts = 'Notifications ({hotkey})'

// What may write
export const whoWrites = 'Who writes it'
export const builtIn = 'Built-in editor'
export const stopSending = 'Stop sending them'
