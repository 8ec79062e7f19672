import { stoppedSentences } from '@bespeak/domain/language/line-sentences.ts'
import { contentStems } from '@bespeak/domain/language/words.ts'
import { type Source, sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { provenance } from '@bespeak/domain/tailor/index.ts'
import { type Ground, ownWordsIn } from '../tailored/own-words.ts'
import { standing, type TailorEdit } from '../tailored/tailor-edits.ts'

/** What a version was made of, and how. */
export interface Made {
  ground: Ground
  edits: readonly TailorEdit[]
}

/** Words that the person wrote: of which source, and what of it. */
export interface Behind {
  id: string
  text: string
  /** Said when asked, and in no resume. */
  said: boolean
}

const stems = (text: string) => [...new Set(contentStems(text))]
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Of a source that has several sentences, those that another sentence takes up. */
function takenUp(text: string, sentence: string): string[] {
  const pieces = stoppedSentences(text)
  const told = new Set(stems(sentence))
  const used = pieces.filter((piece) => {
    const own = stems(piece)
    return own.filter((it) => told.has(it)).length * 2 > own.length
  })
  return used.length > 0 && used.length < pieces.length ? used : [text]
}

/** As few sources as have all of the words that any of them has. */
function covering(text: string, sources: readonly Behind[]): Behind[] {
  const left = new Set(stems(text))
  const added = ({ text: said }: Behind) => stems(said).filter((it) => left.has(it)).length
  const chosen: Behind[] = []
  for (;;) {
    const [best] = sources.filter((it) => added(it) > 0).sort((a, b) => added(b) - added(a))
    if (!best) return chosen
    chosen.push(best)
    for (const stem of stems(best.text)) left.delete(stem)
  }
}

/** What the person wrote behind a line of a version, as far as a sentence takes it up: no words of ours prove others of ours. */
export function behindLines({ ground, edits }: Made) {
  const { document } = ground.original
  const own = ownWordsIn(ground)
  const made = new Map(provenance(document, standing(edits)).map((it) => [it.line, it]))
  const written = new Map([
    ...sourcesOf(document).map(({ id, text }): [string, Behind] => [id, { id, text, said: false }]),
    ...ground.facts.map(({ id, said: text }): [string, Behind] => [
      `fact-${id}`,
      { id: `fact-${id}`, text, said: true },
    ]),
  ])

  return ({ id, text }: Source, sentence: string): Behind[] =>
    takenUp(text, sentence).flatMap((piece) => {
      const line = made.get(id)
      const isOurs = line !== undefined && !own.has(piece) && plain(line.text).includes(plain(piece))
      const found = isOurs
        ? covering(
            piece,
            line.sources.flatMap((it) => written.get(it) ?? []),
          )
        : []
      return found.length > 0
        ? found.map((it) => ({ ...it, text: takenUp(it.text, piece).join(' ') }))
        : [{ id, text: piece, said: false }]
    })
}
