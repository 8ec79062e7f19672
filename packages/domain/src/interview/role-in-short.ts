import type { Job } from '../job/job.ts'
import type { Match } from '../match/index.ts'
import { patternOf } from '../text/patterns.ts'
import { lineWords } from '../words/interview-lines.ts'
import { isSafe } from './ad-words.ts'
import type { Topic } from './topics.ts'
import type { RoleInShort } from './types.ts'

const most = 3

/** What the advertisement comes back to, and where the person stands well and less well. */
export function roleInShort(job: Job, match: Match, asked: readonly Topic[], gaps: readonly Topic[]): RoleInShort {
  return {
    namedMost: match.keywords
      .filter(({ inJob }) => inJob > 1)
      .toSorted((a, b) => b.inJob - a.inJob)
      .slice(0, most)
      .map(({ term }) => term),
    reportsTo: reportsTo(job),
    strongest: named(asked.filter(({ status }) => status === 'met')),
    thinnest: named(gaps),
  }
}

const named = (topics: readonly Topic[]) => [...new Set(topics.map(nameOf))].slice(0, most)

const nameOf = ({ phrase, rows, sentence }: Topic) =>
  phrase.form === 'thing' ? phrase.text : (rows[0]?.requirement ?? sentence)

const reporting = patternOf(lineWords.reporting, 'u')

const hangingLink = patternOf(lineWords.hangingLink, '')

function reportsTo(job: Job): string | null {
  const found = reporting.exec(job.text)
  const name = found?.[1]?.replace(hangingLink, '')
  if (!found || !name || !/^\p{Lu}/u.test(name)) return null
  const quote = { words: found[0], from: found.index, to: found.index + found[0].length }
  return isSafe(quote, job) ? name : null
}
