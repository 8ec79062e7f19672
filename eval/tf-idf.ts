import { isStopWord } from '@bespeak/domain/language/words.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { get } from './data.ts'

// What plain word overlap makes of the same texts: no set may come out worse with all the rest.

type Vector = ReadonlyMap<string, number>

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).filter((word) => !isStopWord(word))

function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Words times how rare they are among all these texts, of length one. */
function vectorsOf(texts: ReadonlyMap<string, string>): Map<string, Vector> {
  const counts = new Map([...texts].map(([name, text]) => [name, counted(wordsOf(text))]))
  const inTexts = counted([...counts.values()].flatMap((words) => [...words.keys()]))
  const rarity = (word: string) => Math.log((1 + texts.size) / (1 + (inTexts.get(word) ?? 0))) + 1
  return new Map([...counts].map(([name, words]) => [name, ofLengthOne(words, rarity)]))
}

function ofLengthOne(words: Vector, rarity: (word: string) => number): Vector {
  const weighed = [...words].map(([word, count]) => [word, count * rarity(word)] as const)
  const length = Math.hypot(...weighed.map(([, weight]) => weight))
  return new Map(weighed.map(([word, weight]) => [word, weight / length]))
}

const cosine = (a: Vector, b: Vector) => [...a].reduce((sum, [word, weight]) => sum + weight * (b.get(word) ?? 0), 0)

const plain = (document: ResumeDocument) =>
  sourcesOf(document, [])
    .map(({ text }) => text)
    .join('\n')

interface Texts {
  resumes: ReadonlyMap<string, ResumeDocument>
  advertisements: ReadonlyMap<string, string>
}

/** How alike a resume and an advertisement of a set are by their words, 0 to 100. */
export function tfIdf({ resumes, advertisements }: Texts): (resume: string, job: string) => number {
  const vectors = vectorsOf(
    new Map([
      ...[...resumes].map(([name, document]) => [`resume ${name}`, plain(document)] as const),
      ...[...advertisements].map(([name, text]) => [`job ${name}`, text] as const),
    ]),
  )
  return (resume, job) => 100 * cosine(get(vectors, `resume ${resume}`), get(vectors, `job ${job}`))
}
