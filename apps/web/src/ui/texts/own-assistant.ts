import { countOf } from './count-of.ts'

type Part = 'resume' | 'letter'

export const betterWording = 'Better wording with your assistant'
export const suggestsOnly = 'It suggests; every change waits for your OK.'

// The three steps
export const copyStep = 'Copy'
export const copyPrompt = 'Copy the prompt'
export const nameLeftOut = 'Your name and contact are left out.'
export const seeWhat = 'See what you’ll paste'
export const showLess = 'Show less'
export const promptCopied = 'Copied. Paste it into your assistant.'
export const promptFailed = 'The prompt could not be made.'
export const tryAgain = 'Try again'
export const prompt = 'The prompt'
export const promptToSelect =
  'Your browser did not let us copy it. It is selected: copy it with the keyboard or the menu.'
export const openStep = 'Open'
export const inNewTab = 'In a new tab. Paste, and wait for the reply.'
export const pasteStep = 'Paste the reply'
export const reply = 'The reply'
export const wholeReply = 'The whole reply, as it is'
export const paste = 'Paste'
export const readReply = 'Read the reply'
export const replyMissing = 'Paste the reply of your assistant.'
export const pasteByHand = 'Your browser did not let us paste. Paste it here with the keyboard or the menu.'
export const notRead = 'It could not be read. Please try again.'

export const connectModel = 'Or connect a model'

// What became of the reply
const lines = (count: number, part: Part) => countOf(count, part === 'resume' ? 'line' : 'sentence')
type Counts = { stood: number; asked: number; named?: number }
export function replyOf({ stood, asked, named = 0 }: Counts, part: Part): string {
  const counted = asked > 0 ? `${countOf(asked, 'suggestion')}.` : ''
  const place = part === 'resume' ? 'on your resume' : 'in your letter'
  const unused = stood + asked === 0 && named > 0 ? 'No new wording.' : `None is ${place} yet.`
  const used = stood > 0 ? `${lines(stood, part)} of it ${stood === 1 ? 'is' : 'are'} in now.` : unused
  const pointed = named > 0 ? `It names lines for ${countOf(named, 'requirement')}: see Requirements.` : ''
  return ['Your assistant’s reply:', counted, used, pointed].filter(Boolean).join(' ')
}
export const pasteAnother = 'Paste another reply'
export const noneStood = (part: Part) => `None of it is in your ${part === 'resume' ? 'resume' : 'letter'}.`
export const giveReasons =
  'Your lines do not say what it says. Give your assistant the reasons below and try once more.'
export const replyCut = 'The reply ended in the middle.'
export const pasteRest = 'The complete part of it is used. Ask your assistant to continue, and paste the rest.'
export const notAsItIs = (count: number) =>
  `${countOf(count, 'suggestion')} can’t be used as ${count === 1 ? 'it is' : 'they are'}`
