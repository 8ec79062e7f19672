import type { Verdict } from './claim.ts'
import { type RuleName, rules } from './support.ts'

/** What a rule found, for the person to read: where it lets a text stand, and where it does not. */
const sentences: Record<RuleName, { stands: string; falls: string }> = {
  words: { stands: 'You wrote this.', falls: 'Nothing you wrote says this.' },
  together: {
    stands: 'You wrote this in one place.',
    falls: 'You wrote these words, but about different things.',
  },
  rank: { stands: 'You did at least this much.', falls: 'This claims a greater part in it than you wrote.' },
  duty: {
    stands: 'You wrote that this was your task.',
    falls: 'You wrote about a task, not about something you did or achieved.',
  },
  synonym: { stands: 'This says what you wrote in other words.', falls: 'This says more than the words you wrote.' },
  hedge: { stands: 'Your reservation is kept.', falls: 'You wrote this with a reservation, and it is left out here.' },
  negation: { stands: 'You wrote that this is not so.', falls: 'You wrote that this is not so.' },
  number: { stands: 'You gave this number.', falls: 'You gave no such number.' },
  counted: { stands: 'You counted this.', falls: 'You gave this number for something else, or for part of it.' },
  bound: { stands: 'This is a little less exact than what you wrote.', falls: 'You wrote the number as a bound.' },
  derived: { stands: 'This follows from the figures you gave.', falls: 'This does not follow from your figures.' },
  date: { stands: 'You gave this date.', falls: 'You gave no such date.' },
  duration: { stands: 'This follows from your dates.', falls: 'Your dates do not add up to this.' },
  skill: { stands: 'This is another name for what you wrote.', falls: 'This is not another name for what you wrote.' },
  kind: { stands: 'You named something of this kind.', falls: 'You named something close to it, but not this.' },
  initials: { stands: 'These letters stand for what you wrote.', falls: 'The letters stand for something else.' },
  title: { stands: 'This is your title.', falls: 'You did not give yourself this title.' },
  language: { stands: 'You know the language this well.', falls: 'You wrote that you know the language less well.' },
  degree: { stands: 'Your degree says this.', falls: 'Your degree does not say this.' },
  named: { stands: 'This is only named.', falls: 'This may be named, but not claimed.' },
  team: { stands: 'You led these people.', falls: 'You did not write that you led them.' },
  heading: {
    stands: 'Title, employer and dates are those of one role.',
    falls: 'Title, employer and dates are of different roles.',
  },
  asked: {
    stands: 'The advertisement has this word, and you wrote another.',
    falls: 'The advertisement has this word. You did not write it.',
  },
}

const byRule = new Map(Object.entries(sentences).map(([name, said]) => [rules[name as RuleName], said]))

/** Why a claim stands or falls, in a sentence. */
export function explained(rule: string | null, status: Verdict['status']): string {
  const said = byRule.get(rule ?? rules.words)
  return (status === 'unsupported' ? said?.falls : said?.stands) ?? ''
}
