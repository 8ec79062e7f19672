import type { ReactNode } from 'react'

export const sharedResume = 'A shared resume'
export const loadFailed = 'The resume could not be loaded.'
export const loading = 'Loading the resume'
export const openAsPdf = 'Open as PDF'
export const theResume = 'The resume'

// A link that was withdrawn, or has expired.
export const gone = 'This link no longer works'
export const askForNewLink = 'It has expired, or the person who sent it has withdrawn it. Ask them for a new one.'

// Around the resume.
export const pageTitle = (title: string) => `${title} · Bespeak`
export const home = 'Bespeak, home'
export const madeWith = (whatIsThat: ReactNode) => <>Made with Bespeak. {whatIsThat}</>
export const whatIsThat = 'What is that?'
