import { countOf } from './count-of.ts'

type Part = 'resume' | 'letter'

export const useOwn = 'Better wording with your assistant'
export const lead = 'We check each sentence against your lines. What they don’t say is marked or left out.'
export const checkAnswer = 'Check the answer'

// The two steps
export const copyPrompt = '1. Copy the prompt'
export const whatPromptHolds =
  'It holds the lines of your resume and the job ad, without your name, address, phone, email and links. Whoever runs your assistant can read it.'
export const promptCopied = 'Copied. Paste it into your assistant.'
export const promptFailed = 'The prompt could not be made. Please try again.'
export const prompt = 'The prompt'
export const promptToSelect =
  'Your browser did not let us copy it. It is selected: copy it with the keyboard or the menu.'
export const pasteAnswer = '2. Paste the answer'
export const answerMissing = 'Paste what your assistant answered.'
export const checkFailed = 'It could not be checked. Please try again.'

// What became of the answer
const lines = (count: number, part: Part) => countOf(count, part === 'resume' ? 'line' : 'sentence')
export const stood = (count: number, part: Part) => `${lines(count, part)} added.`
export const undoEach = 'You can undo each one among the changes.'
export const noneStood = (part: Part) => `None of it is in your ${part === 'resume' ? 'page' : 'letter'} yet.`
export const giveReasons = 'Your resume doesn’t back this up. Give your assistant the reasons below and try again.'
export const asked = (count: number, part: Part) => `${lines(count, part)} ${count === 1 ? 'needs' : 'need'} your OK.`
export const answerBelow = 'Close this to see them.'
export const answerCut = 'The answer ended in the middle.'
export const pasteRest = 'We used the complete part. Ask your assistant to continue, and paste the rest.'
export const leftOut = 'Left out'
export const countLeftOut = (count: number, part: Part) => `${lines(count, part)} left out`
