import { countOf } from '../../../ui/texts/count-of.ts'

/** What the page that checks a text says. */

// The page
export const title = 'Is this true of me?'
export const lead =
  'Paste what ChatGPT wrote about you. See which sentences your resume backs up. Nothing leaves this device.'
export const another = 'Check another text'

// What is put in
export const resume = 'Your resume'
export const pasteResume = 'Paste your resume, or drop a PDF or Word file here'
export const upload = 'Upload a file'
export const chooseResume = 'Choose a resume file'
export const chooseText = 'Choose a file with the text'
export const text = 'The text'
export const textCleared = 'Your last text is cleared.'
export const pasteText = 'Paste the letter, summary or resume lines ChatGPT wrote'
export const addressee = 'Who is it for?'
export const addresseeHint = 'Company, job title or person'
export const check = 'Check it'
export const reading = (name: string) => `Reading ${name}`
export const yourResume = 'your resume'
export const linesRead = (count: number) => `${countOf(count, 'line')} read`
export const chooseAnother = 'Choose another'

// Examples
export const tryExample = 'Try an example:'
export const examples = { nurse: 'nurse', marketing: 'marketing', developer: 'developer' }
export const example = (name: string) => `Example: ${name}`

// What is wrong with it
export const noResume = 'Paste your resume, or choose a file.'
export const longResume = 'This resume is longer than 100 KB. Paste only its text.'
export const checkFailed = 'It could not be checked in this browser. What you put in is kept.'
export const exampleFailed = 'The example could not be loaded. Check your connection.'
export const tryAgain = 'Try again'
export const notRead = 'This file could not be read. Paste its text instead.'
export const noTextInFile = 'There is no text in this file. Paste the text instead.'
export const cutAfter = (count: number) =>
  `We checked the first ${count} sentences. Check the rest as a text of its own.`

// The labels
export const newWords = (words: readonly string[]) => `Reworded, new: ${words.map((word) => `“${word}”`).join(', ')}`
export const meanings = {
  yours: 'Your own words, word for word.',
  reworded: 'Said differently, nothing added.',
  new: 'A word no line of yours has.',
  'not-yours': 'No line says it, or a number differs.',
}
export const counts = {
  yours: (count: number) => `${count} on your resume`,
  reworded: (count: number) => `${count} reworded`,
  new: (count: number) => `${count} with something new`,
  'not-yours': (count: number) => `${count} not on your resume`,
}
export const nothingCounted = 'Nothing here is about you'
export const meaningOfLabels = 'What the labels mean'

// The sentences
export const sentences = 'Sentences'
export const checking = 'Checking each sentence'
export const checkedAgainst = 'Checked against'
export const quoted = (line: string) => `“${line}”`
export const noLine = 'No line of yours says this.'
export const addedOn = (day: string) => `You added this on ${day}. It isn't in your resume file yet.`
export const yesOn = (day: string) => `You said this is right on ${day}.`
export const takeBack = 'Take back'
export const added = 'What you added'
export const addedCounts = 'These count as your own words in every text you check beside this resume.'
export const removeAdded = (statement: string) => `Remove “${statement}”`
export const undo = 'Undo'

// The buttons of a sentence
export const useLine = 'Use my line'
export const startFromLine = 'Use my line…'
export const finishLine = 'This is your line. Make it a sentence, for example with “I”.'
export const right = "That's right"
export const edit = 'Edit'
export const remove = 'Remove'
export const itsTrue = "It's true, add it…"
export const save = 'Save'
export const cancel = 'Cancel'
export const editSentence = 'Edit the sentence'

// A fact of the person's own
export const yourWords = 'What did you do? Use your own words.'
export const whichJob = 'In which job?'
export const noJob = 'None of these'
export const add = 'Add it'
export const noWords = 'Write what you did first.'
export const inAccount = 'It is saved in your account, with today’s date.'
export const onPage = 'It counts as your own line while this page is open.'

// At the bottom
export const next = (count: number) => `Next to check (${count})`
export const copyText = 'Copy text'
export const copyAnyway = 'Copy anyway'
export const copySummary = 'Copy summary'
export const theText = 'The text'
export const theSummary = 'The summary'
export const howMany = (count: number) => countOf(count, 'sentence')

// Signed in
export const leadOfUser =
  'Paste what ChatGPT wrote about you. See which sentences your resume backs up. Nothing leaves this device unless you save it.'
export const saveOnceSettled = 'You can save this once nothing is left to check.'
export const saveOnceWhole = 'You can save this once all of it is checked.'
export const useSaved = 'Use a saved one'
export const current = (title: string) => `${title} (current)`
export const isGone = 'This resume is no longer there. Please choose another one.'
export const openFailed = 'It could not be opened. Please try again.'
export const loadFailed = 'Your resumes could not be loaded.'
