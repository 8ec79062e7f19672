import type { RowKind } from '../match/index.ts'
import type { QuestionKind } from './types.ts'

// All that a guide says in words of its own: what each heading asks for, and how the ad's words are asked about.

export const parts = ['Situation', 'Task', 'Action', 'Result'] as const

type Part = (typeof parts)[number]

/** What is asked for under a heading that no line of the person fills, and beside a line. */
export type Prompts = Record<Part, string> & { beside?: Partial<Record<Part, string>> }

const story: Prompts = {
  Situation: 'When and where was this? One sentence.',
  Task: 'What had to be done, and why did it fall to you?',
  Action: 'What did you do yourself, step by step?',
  Result: 'What came of it? Use a figure only if you can stand behind it.',
}

const thought: Prompts = {
  Situation: 'What would you ask or check first? When were you close to such a case?',
  Task: 'What matters most here, and to whom?',
  Action: 'What would you do first, next and last?',
  Result: 'How would you know that it worked, and when would you call for help?',
}

interface HeldPrompts extends Prompts {
  frame: string
}

/** What is a fact rather than a story. */
export const ofHeld: Partial<Record<RowKind, HeldPrompts>> = {
  language: {
    frame: 'The ad asks for {q}. How do you use the language at work?',
    Situation: 'Where do you use it, and with whom?',
    Task: 'What is your true level?',
    Action: 'Which situation shows it best?',
    Result: 'What is still hard for you?',
  },
  years: {
    ...story,
    frame: 'The ad asks for {q}. Which of your roles count toward that, and what did you do in them?',
  },
}

export const promptsOf: Record<QuestionKind, Prompts> = {
  behavioural: story,
  technical: {
    ...story,
    Situation: 'Where did you use this last, and for what?',
    Task: 'What was the hard part?',
    Action: 'What did you do, why that way, and what did you decide against?',
  },
  situational: thought,
  gap: {
    Situation: 'Where were you closest to this? If you have done it, say so, and add the line to your resume.',
    Task: 'What was asked of you there?',
    Action: 'What did you do there that carries over, and what is new to you?',
    Result: 'What is your next step toward it, and by when?',
    beside: { Action: 'What of this carries over, and what is new to you?' },
  },
  motivation: {
    Situation: 'What do you do now, on a typical day?',
    Task: 'What are you looking for next, and why now?',
    Action: 'Which of your work leads here?',
    Result: 'Which part of the ad do you want most, and why?',
  },
  defend: {
    Situation: 'When was this, and who else was there?',
    Task: 'How did things stand before, and what was the aim?',
    Action: 'Which part was yours, and which was others’?',
    Result: 'How was it counted, and by whom?',
    beside: { Result: 'How was it counted, and by whom?', Action: 'Which part was yours, and which was others’?' },
  },
}

/** How what the ad says is asked about, where a line of the person shows it. */
export const askedOfDone: readonly string[] = [
  'The ad says {q}. Tell us about a time you did this.',
  'The ad says {q}. Take us through one example from your own work.',
  'The ad says {q}. When did you last do this, and how did it go?',
]

export const askedOfExperience: readonly string[] = [
  'The ad asks for {q}. Take us through one example from your own work.',
  'The ad asks for {q}. Where did you use it last, and how did it go?',
]

export const askedOfSkill: readonly string[] = [
  'The ad asks for {q}. Take us through a piece of work that shows it.',
  'The ad asks for {q}. What was the hardest piece of such work, and how did you do it?',
]

/** Where a line comes close. */
export const close = 'The ad says {q}. What have you done that comes close?'

/** And where none does. */
export const askedOfNew: readonly string[] = [
  'The ad says {q}. How would you go about it?',
  'The ad says {q}. What would you want to know first, and how would you begin?',
]

export const closest = 'The ad asks for {q}. What comes closest in your work so far?'

export const askedOfMissing: Partial<Record<RowKind, string>> = {
  years: 'The ad asks for {q}. Which of your work counts toward it, and what makes up for the rest?',
  certificate: 'The ad asks for {q}. Do you have it, or when could you?',
  degree: 'The ad asks for {q}. What have you studied, and how does it compare?',
  language: 'The ad asks for {q}. What is your level, and how would you manage at work?',
}

export const askedOfResult = 'Be ready to explain {q}. How was it counted, and what was your own part?'

export const askedOfFigure = 'Be ready to explain {q}. What was your own part, and what came of it?'

export const askedOfChanged = 'Be ready to explain {q}. What exactly was your own part?'

export const purposes: Record<QuestionKind, readonly string[]> = {
  behavioural: [
    'What you did before shows what you will do here.',
    'They want to hear a case, not an opinion.',
    'They listen for your own part.',
  ],
  technical: ['They want to see depth behind the word.', 'A true example tells them more than a list of terms.'],
  situational: [
    'There is no single right answer. They want to follow your thinking.',
    'It shows how you begin in a new place.',
  ],
  gap: ['How you speak of it matters more than the gap.', 'An honest answer here makes the rest believable.'],
  motivation: ['They want to know whether you chose them or just a job.'],
  defend: ['Strong lines invite a second question.', 'They want the story behind the line.'],
}

export const goodAnswerShows: Record<QuestionKind, string[]> = {
  behavioural: ['One case, told in order.', 'What you did yourself.', 'How it ended, and how you know.'],
  technical: [
    'Where you used it, and for what.',
    'Why you did it that way.',
    'What went wrong once, and what you changed.',
  ],
  situational: ['What you ask before you act.', 'What comes first, and why.', 'When you would call for help.'],
  gap: [
    'A straight answer in the first sentence.',
    'The closest thing you have done, called by its name.',
    'One next step that you would really take.',
  ],
  motivation: ['A reason that fits this job and not every job.', 'What you have done that leads there.'],
  defend: ['No more than your own line says.', 'Which part was yours, and which was others’.'],
}
