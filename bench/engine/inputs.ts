import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { type Source, sourcesOf } from '@bespeak/domain/resume/sources.ts'

// Longer and odder inputs than people have, made from those of the evaluation.

const linesOf = (document: ResumeDocument): string[] =>
  sourcesOf(document, []).flatMap(({ kind, text }) => (kind === 'line' ? [text] : []))

const allLines = (resumes: ReadonlyMap<string, ResumeDocument>) => [
  ...new Set([...resumes.values()].flatMap((document) => linesOf(document))),
]

/** With so many times its lines, the others being those of other people. */
export function grownResume(
  document: ResumeDocument,
  resumes: ReadonlyMap<string, ResumeDocument>,
  times: number,
): ResumeDocument {
  const own = linesOf(document)
  const others = allLines(resumes).filter((line) => !own.includes(line))
  const more = others.slice(0, own.length * (times - 1)).map((text, at) => ({ id: `more-${at}`, text }))
  const grown = structuredClone(document)
  const roles = grown.sections.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.type === 'employment' ? entry.roles : [])),
  )
  for (const [at, line] of more.entries()) roles[at % roles.length]?.lines.push(line)
  return grown
}

/** A letter of lines, each with words of the next one behind it, and the lines of several people. */
export function letterAndLines(
  sentences: number,
  count: number,
  resumes: ReadonlyMap<string, ResumeDocument>,
): { letter: string; lines: Source[] } {
  const lines = [...resumes.values()]
    .flatMap((document) => sourcesOf(document, []).filter(({ kind }) => kind === 'line'))
    .slice(0, count)
    .map((line, at) => ({ ...line, id: `line-${at}` }))
  const said = lines.map(
    ({ text }, at) => `${text.replace(/\.$/, '')} and ${lines[at + 1]?.text.split(' ', 3).join(' ')}.`,
  )
  return { letter: said.slice(0, sentences).join(' '), lines }
}

/** So many times as long, the rest being from other advertisements. */
export function grownAdvertisement(name: string, texts: ReadonlyMap<string, string>, times: number): string {
  const own = texts.get(name) ?? ''
  const others = [...texts].flatMap(([other, text]) => (other === name ? [] : [text]))
  return [own, ...others].join('\n').slice(0, own.length * times)
}

const odd = [...'({[<«“‘`*_~|\\/^$&%#@!?;:.,-–—…\t\u00a0\u200b\u200d\u202e\ufeff\u0301é😀👩‍💻ﬁ漢ع한0９Ⅷ½€']

/** In an order that says nothing and is the same each time. */
export const oddCharacters = (count: number): string =>
  Array.from({ length: count }, (_, at) => odd[(at * at + 7 * at) % odd.length]).join('')

const repeated = (lines: readonly string[], count: number) =>
  Array.from({ length: count }, (_, at) => `${lines[at % lines.length]} ${at}`)

export const manyLines = (count: number, resumes: ReadonlyMap<string, ResumeDocument>): string =>
  repeated(allLines(resumes), count)
    .map((line) => `- ${line}`)
    .join('\n')

export const longLine = (length: number, resumes: ReadonlyMap<string, ResumeDocument>): string =>
  repeated(allLines(resumes), length).join(' ').slice(0, length)
