import type { ReactNode } from 'react'

/** What is said of keeping a text in the account. */

export const asLetter = 'Save as a cover letter'
export const asVersion = 'Save as a version'

// As a cover letter
export const whichVersion = 'Which tailored version is it for?'
export const numbered = (title: string, number: number) => `${title} (${number})`
export const loadingVersions = 'Loading your tailored versions'
export const versionsFailed = 'Your tailored versions could not be loaded.'
export const tailorYours = 'Tailor your resume'
export const tailorFirst = (link: ReactNode) => <>{link} to a job first: a letter is kept with a tailored version.</>
export const versionGone = 'This version is no longer there. Please choose another one.'
export const letterNotSaved = 'It could not be saved. Please try again.'
export const cancel = 'Cancel'
export const saveLetter = 'Save letter'
export const replaceQuestion = 'Replace the letter?'
export const hasLetter = (title: string) => `“${title}” already has a letter. You can't get it back.`
export const keepLetter = 'Keep it'
export const replaceLetter = 'Replace letter'
export const letterSaved = 'Letter saved'
export const letterOf = (title: string) => `For “${title}”.`
export const openLetter = 'Open letter'

// As a version
export const whatIsKept = (name: string) =>
  `Keeps this text as a version of “${name}”. The resume itself stays as it is.`
export const versionNotSaved = 'The version could not be saved'
export const versionSaved = 'Version saved'
export const versionOf = (number: number, name: string) => `Version ${number} of “${name}”.`
export const openResume = 'Open resume'
