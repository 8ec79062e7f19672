import { quoted } from '../quoted.ts'
import type { Topic } from '../topics.ts'

// `{p}` is the phrase inside a sentence, `{q}` the advertisement's sentence in quotation marks.
// Each frame comes once in a guide, so that no question sounds like another.

const frames = {
  'tool.thing': [
    'Walk me through something you did with {p}.',
    'Why did you use {p} where you did, and what else could have worked?',
    'Tell me about a time something went wrong with {p}. How did you find out?',
  ],
  'skill.thing': [
    'What is your experience with {p}? Give me one example in detail.',
    'What has gone wrong in your work with {p}, and what did you change?',
    'How do you go about {p}, and why that way?',
  ],
  'skill.doing': ['What is your experience with {p}?', 'Take me through one example of {p}, step by step.'],
  'skill.do': [
    'When did you last {p}? Take me through it.',
    'We need someone who can {p}. Give me an example.',
    'What do you watch out for when you {p}?',
  ],
  'skill.done': ['We need someone who has {p}. When did you, and what came of it?'],
  'skill.quoted': [
    'The advertisement says {q}. Where does that show in your work?',
    'We wrote {q}. Give me an example of that from your own work.',
  ],
  'years.thing': [
    'The advertisement says {q}. Where does yours come from?',
    'Our advertisement says {q}. Which of your jobs count toward that, and why?',
  ],
  'trait.thing': ['Tell me about a situation that called for {p}.', 'When did {p} matter most in your work?'],
  'trait.quoted': [
    'The advertisement says {q}. What does that look like when you work?',
    'We wrote {q}. What would a colleague say about you there?',
  ],
  'language.thing': ['Part of this conversation may be in {p}. How do you use the language at work?'],
  'certificate.thing': [
    'The advertisement asks for {q}. What do you hold, who issued it, and when?',
    'Tell me about this one: {q}. When did you get it?',
  ],
  'duty.do': [
    'Tell me about a time when you had to {p}.',
    'When did you last {p}, and how did it go?',
    'Part of this job is to {p}. Give me an example from your own work.',
  ],
  'duty.doing': ['Tell me about your experience with {p}.', 'Give me one example of {p} from your own work.'],
  'duty.thing': [
    'You would be responsible for {p}. Where have you done that before?',
    'Give me one example of your work on {p}.',
  ],
  'duty.quoted': [
    'One of the duties reads {q}. How much of that have you done?',
    'The advertisement lists {q}. Tell me about a time when you did that.',
  ],
  'near.do': [
    'Part of this job is to {p}. What have you done that comes closest?',
    'We need someone to {p}. Which part of your work prepares you for that?',
  ],
  'near.doing': [
    'Part of your week would be {p}. What is the closest thing you have done?',
    'How close has your work come to {p}?',
  ],
  'near.thing': ['Where has your work come close to {p}?', 'How much have you had to do with {p} so far?'],
  'near.quoted': [
    'The advertisement says {q}. Which part of your work comes closest to that?',
    'We wrote {q}. How much of that have you done so far?',
  ],
  'near.certificate': ['The advertisement asks for {q}. What do you hold, and how does it compare?'],
  'task.do': [
    'In your first weeks you are asked to {p}. Where do you start?',
    'Before you {p}, who would you ask, and what?',
    'What could go wrong when you {p}, and how would you notice?',
  ],
  'task.doing': [
    'How would you go about {p} in a place that is new to you?',
    'What is hardest about {p}, and how would you handle it?',
    'What would you want to know before you start {p}?',
  ],
  'task.thing': [
    'You would be responsible for {p}. What do you look at first?',
    'What would you want to know about {p} before you begin?',
  ],
  'task.quoted': [
    'The advertisement says {q}. Where would you start?',
    'Suppose this is your first task: {q}. What do you ask before you begin?',
  ],
  'gap.thing': [
    'We ask for {p}, and your resume does not show that. What can you tell me about it?',
    'What is the closest you have come to {p}?',
    'How would you get up to speed on {p}?',
    'What do you know about {p}, and where from?',
  ],
  'gap.doing': [
    'I do not see {p} on your resume. What is the closest thing you have done?',
    'What would help you most to get started with {p}?',
  ],
  'gap.quoted': [
    'The advertisement says {q}. Your resume does not show it. What comes closest?',
    'I cannot find this on your resume: {q}. Did you leave it out?',
    'We ask for this: {q}. Where do you stand with it?',
  ],
  'gap.certificate': [
    'I do not see {q} on your resume. Do you hold it, or when could you get it?',
    'The advertisement names {q}. Where do you stand with it?',
  ],
  'gap.language': ['How good is your {p}, and what have you used it for?'],
  'gap.degree': ['We ask for {q}. What do you bring in its place?'],
  'gap.study': ['We ask for {q}. What have you studied, and how does it compare?'],
  'gap.years': ['The advertisement says {q}. How much of that do you have, and where from?'],
  'gap.place': ['The advertisement says {q}. How would that work for you?'],
}
export type FrameKey = keyof typeof frames

/** Hands out each frame once; null when a list is used up. Gaps come round again: none of them is left out. */
export function frameBook() {
  const taken = new Map<string, number>()
  return (key: FrameKey): string | null => {
    const at = taken.get(key) ?? 0
    taken.set(key, at + 1)
    return frames[key][key.startsWith('gap.') ? at % frames[key].length : at] ?? null
  }
}

/** The list a topic asks for, by what it is about and the form of its words; `near`: what is shown only in part is not taken for done. */
export function frameKey(
  { about, phrase, years, nature, status }: Topic,
  slot: 'ask' | 'near' | 'task' | 'gap',
): FrameKey {
  const { form } = phrase
  if (slot === 'gap') {
    if (about === 'degree' && status === 'partly') return 'gap.study'
    if (about === 'certificate' || about === 'language' || about === 'degree' || about === 'years' || about === 'place')
      return `gap.${about}`
    return !years && (form === 'thing' || form === 'doing') ? `gap.${form}` : 'gap.quoted'
  }
  if (slot === 'near' && about === 'certificate') return 'near.certificate'
  if (slot === 'near' && !years && about !== 'trait' && about !== 'language')
    return `near.${form === 'done' ? 'quoted' : form}`
  if (about === 'duty') return `${slot === 'task' ? 'task' : 'duty'}.${form === 'done' ? 'quoted' : form}`
  if (about === 'trait') return form === 'thing' ? 'trait.thing' : form === 'do' ? 'skill.do' : 'trait.quoted'
  if (about === 'language' || about === 'certificate') return `${about}.thing`
  if (years) return 'years.thing'
  return nature === 'tool' && form === 'thing' ? 'tool.thing' : `skill.${form}`
}

export const spoken = (frame: string, { phrase, sentence }: Topic): string =>
  frame.replace('{p}', () => phrase.text).replace('{q}', () => quoted(sentence))
