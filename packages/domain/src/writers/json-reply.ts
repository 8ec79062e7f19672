import { patternOf } from '../text/patterns.ts'
import { writerWords } from '../words/writers.ts'
import { fieldOf, jsonIn, plainName } from './loose-json.ts'
import { plainProposals } from './plain-reply.ts'
import { numbersIn, type Proposal, proposalOf } from './proposal.ts'

const fields = {
  line: patternOf(writerWords.lineField),
  text: patternOf(writerWords.textField),
  reason: patternOf(writerWords.reasonField),
  sources: patternOf(writerWords.sourceField),
  before: patternOf(writerWords.beforeField),
  paragraph: patternOf(writerWords.paragraphField),
}

type Members = Map<string, unknown>

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What the JSON in a reply proposes, under whatever names; null where there is none in it. */
export function jsonProposals(reply: string): { proposals: Proposal[]; isCut: boolean } | null {
  const pieces = jsonIn(isEscaped(reply) ? reply.replace(/\\n/g, ' ').replaceAll('\\"', '"') : reply)
  const proposals = pieces.flatMap(({ value }) => proposalsIn(value, null))
  if (pieces.length === 0) return null
  return { proposals, isCut: pieces.some(({ isCut }) => isCut) }
}

/** JSON that was put into a text once more. */
const isEscaped = (reply: string) => /\{\s*(?:\\n\s*)?\\"\w/.test(reply)

function proposalsIn(value: unknown, paragraph: number | null): Proposal[] {
  if (typeof value === 'string') return plainProposals(value).map((it) => ({ ...it, paragraph }))
  if (Array.isArray(value)) return value.flatMap((it) => proposalsIn(it, paragraph))
  if (!(value instanceof Map)) return []
  const text = fieldOf(value, fields.text)
  if (typeof text === 'string') return [proposalFrom(value, text, paragraph)]
  return [...value].flatMap(([name, it]) => within(name, it, paragraph))
}

function proposalFrom(members: Members, text: string, paragraph: number | null): Proposal {
  const [line = null] = numbersIn(fieldOf(members, fields.line))
  const [place] = numbersIn(fieldOf(members, fields.paragraph))
  return proposalOf({
    line,
    text,
    reason: asText(fieldOf(members, fields.reason)),
    sources: numbersIn(fieldOf(members, fields.sources)),
    before: asText(fieldOf(members, fields.before)) || null,
    paragraph: place ?? paragraph,
  })
}

/** What stands under a name: lines by their numbers, paragraphs in their order, or anything around those. */
function within(name: string, value: unknown, paragraph: number | null): Proposal[] {
  const [line] = /^\D{0,6}\d{1,3}$/.test(name) ? numbersIn(name) : []
  if (line !== undefined && typeof value === 'string') return [proposalOf({ line, text: value, paragraph })]
  if (line !== undefined) return proposalsIn(value, paragraph).map((it) => ({ ...it, line: it.line ?? line }))
  if (fields.paragraph.test(plainName(name)) && Array.isArray(value))
    return value.flatMap((it, at) => proposalsIn(it, at))
  return typeof value === 'string' ? [] : proposalsIn(value, paragraph)
}
