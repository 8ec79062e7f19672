import type { ReactNode } from 'react'

export const share = 'Share'
export const shareThis = (what: string) => `Share this ${what}`
export const whoSees =
  'Anyone with the link can see it as a page and as a PDF, without an account. Search engines are told to skip it.'
export const showsAll = 'It shows all of your contact details.'
export const hides = (what: string) => `It hides ${what}.`
export const chooseWhatItShows = 'Choose what it shows'

// The links
export const linksFailed = 'Your links could not be loaded.'
export const loadingLinks = 'Loading your links'
export const noLinks = 'There are no links yet.'
export const links = 'Links'
export const link = (number: number) => `Link ${number}`
export const ends = (moment: ReactNode) => <>, ends {moment}</>
export const revoke = 'Revoke'
export const revokeLink = (number: number) => `Revoke link ${number}`
export const opened = (times: number) => {
  if (times === 0) return 'Not opened yet'
  return times === 1 ? 'Opened once' : `Opened ${times.toLocaleString('en-GB')} times`
}

// A new one
export const newLinkExpires = 'A new link expires'
export const inAWeek = 'In a week'
export const inDays = (days: number) => `In ${days} days`
export const inAYear = 'In a year'
export const makeLink = 'Make a link'
