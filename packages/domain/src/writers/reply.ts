import { htmlToText, looksLikeHtml } from '../job/html.ts'
import { patternOf } from '../text/patterns.ts'
import { writerWords } from '../words/writers.ts'
import { jsonProposals } from './json-reply.ts'
import { letterProposals, plainProposals } from './plain-reply.ts'
import type { PromptKind } from './prompt.ts'
import type { Proposal } from './proposal.ts'

const longestReply = 100_000
const mostProposals = 300

export interface ReadReply {
  proposals: Proposal[]
  /** It ended in the middle: what was whole in it is read. */
  isCut: boolean
}

/** What a reply proposes, in whatever form it came: JSON, whole or broken, a page of HTML, or words. */
export function readReply(given: string, kind: PromptKind): ReadReply {
  const reply = shown(given.slice(0, longestReply))
  const json = jsonProposals(reply)
  const said =
    json && json.proposals.length > 0 ? json : { proposals: inWords(reply, kind), isCut: json?.isCut ?? false }
  return { ...said, proposals: said.proposals.filter(({ text }) => text !== '').slice(0, mostProposals) }
}

const inWords = (reply: string, kind: PromptKind) => (kind === 'letter' ? letterProposals : plainProposals)(reply)

/** JSON keeps its marks; a page is read as it would be seen. Of blanks one is as good as many, which take long to read. */
const shown = (reply: string) =>
  (/^\s*(?:<!doctype|<[a-z])/i.test(reply) && looksLikeHtml(reply)
    ? htmlToText(reply)
    : reply.replace(/\r\n?/g, '\n')
  ).replace(/[^\S\n]+/g, ' ')

const declines = patternOf(writerWords.declines)

/** What to do about a reply in which nothing was found. */
export function troubleWith(reply: string, isPrompt: boolean): string {
  if (reply.trim() === '') return 'Paste the reply of your assistant.'
  if (isPrompt) return 'This is the prompt itself. Give it to your assistant, then paste its reply here.'
  if (declines.test(reply.slice(0, 400)))
    return 'Your assistant did not do it. Start a new chat, give it the prompt again, or try another assistant.'
  return 'We found no lines in this. Paste the whole reply.'
}
