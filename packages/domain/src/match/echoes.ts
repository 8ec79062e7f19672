import { contentStems, stem } from '../language/words.ts'
import type { Source } from '../resume/sources.ts'
import { perThing } from '../text/remembered.ts'
import { toldBeside } from './ground.ts'
import type { JobModel } from './job-model.ts'
import type { Statement } from './resume-model.ts'
import { isHeading } from './role-model.ts'
import { atMost, echoWeights, placeWeights } from './weights.ts'

// What somebody did is told in their own words, each time in others. Lines made from the advertisement are not: they
// are its sentences in another order or tense, or one sentence again and again around one of its terms after another.

interface Sentences {
  /** The content of each duty and requirement. */
  said: readonly ReadonlySet<string>[]
  /** The words of what is asked. */
  terms: ReadonlySet<string>
}

const sentencesOf = perThing(
  ({ job: { responsibilities, requirements } }: JobModel): Sentences => ({
    said: [...responsibilities, ...requirements].map(({ words }) => new Set(contentStems(words))),
    terms: new Set(requirements.flatMap(({ words }) => contentStems(words))),
  }),
)

/** The statements, those made from the advertisement as what they are: copied, or a list. */
export function withoutEchoes(statements: readonly Statement[], job: JobModel): Statement[] {
  const sentences = sentencesOf(job)
  const written = statements.filter(isWritten)
  const echoed = new Map(written.map((it) => [it, echoedBy(it, sentences)]))
  const echoes = new Set(written.filter((it) => (echoed.get(it)?.length ?? 0) > 0))
  const told = new Set([...echoed.values()].flat())
  const whole = sentences.said.filter(({ size }) => size >= echoWeights.words)
  const isCopy =
    echoes.size >= echoWeights.least &&
    (echoes.size >= written.length * echoWeights.ofLines || told.size >= whole.length * echoWeights.ofSentences)
  const frames = framesIn(statements, sentences)
  const borneOut = isCopy ? rolesBorneOut(statements, echoes, job) : new Set<string | null>()
  return statements.map((it) => {
    if (isCopy && echoes.has(it) && !borneOut.has(it.source.role)) return { ...it, proves: placeWeights.copied }
    // What proves less than a list anyway would gain by being one.
    return frames.has(it) && (it.proves ?? 0) >= placeWeights.study ? { ...it, proves: null } : it
  })
}

/** Roles whose other lines tell of the same work: there a line may be true and sound like the advertisement. */
function rolesBorneOut(statements: readonly Statement[], echoes: ReadonlySet<Statement>, job: JobModel) {
  const others = new Map<string, Statement[]>()
  for (const it of statements) {
    const { kind, role } = it.source
    if (kind !== 'line' || role === null || echoes.has(it)) continue
    others.set(role, [...(others.get(role) ?? []), it])
  }
  const isBorneOut = ([, own]: [string, Statement[]]) => {
    const skills = new Set(own.flatMap(({ terms }) => [...terms.skills.keys()]))
    return toldBeside(skills, new Set(own.flatMap(({ terms }) => terms.rest)), job) >= 1
  }
  return new Set<string | null>([...others].filter(isBorneOut).map(([role]) => role))
}

const isWritten = ({ source: { kind } }: Statement) => kind === 'line' || kind === 'summary'

/** The sentences of the advertisement of which nearly all stands in it, or it in them. */
function echoedBy({ source }: Statement, { said }: Sentences): ReadonlySet<string>[] {
  const own = new Set(contentStems(source.text))
  return said.filter((sentence) => {
    const shared = [...own].filter((it) => sentence.has(it)).length
    return (
      shared >= echoWeights.words &&
      ((shared >= sentence.size * echoWeights.ofSentence &&
        (sentence.size > echoWeights.words || shared > own.size * echoWeights.ofShort)) ||
        shared >= own.size * echoWeights.ofLine)
    )
  })
}

/** Lines that differ in nothing but the terms they name. */
function framesIn(statements: readonly Statement[], { terms }: Sentences): Set<Statement> {
  const byFrame = new Map<string, { all: Statement[]; texts: Set<string> }>()
  for (const statement of statements) {
    if (statement.source.kind === 'skill') continue
    const text = framedText(statement.source)
    const all = text.match(/[\p{L}\p{N}]+/gu) ?? []
    const frame = all.filter((word) => !terms.has(stem(word)))
    if (frame.length === all.length) continue
    const key = `${statement.source.kind} ${frame.join(' ')}`
    const found = byFrame.get(key) ?? { all: [], texts: new Set() }
    found.all.push(statement)
    found.texts.add(text)
    byFrame.set(key, found)
  }
  const framed = [...byFrame.values()].filter(
    ({ all: [first], texts }) =>
      texts.size >= (first && isHeading(first.source) ? echoWeights.leastTitles : echoWeights.least),
  )
  return new Set(framed.flatMap(({ all }) => all))
}

/** A heading by its title, without employer and dates. */
const framedText = ({ kind, text, quotes }: Source): string =>
  (kind === 'role' || kind === 'item'
    ? (quotes[0] ?? text)
    : kind === 'study'
      ? quotes.slice(0, atMost.partsOfStudy).join(' ')
      : text
  ).toLowerCase()
