import type { Figures } from './scorer.ts'
import { type Deed, type Line, lines, type Place, type Tags } from './tagged/lines.ts'
import { ours } from './tagged/ours.ts'

export type Tagger = (text: string) => Tags

const meets = (one: Place) => (other: Place) => one.from < other.to && one.to > other.from
const isIn = (places: readonly Place[], place: Place) => places.some(meets(place))

/** Neither right nor wrong to tag. */
const helper =
  /^(?:be|been|being|is|are|was|were|am|have|has|had|having|do|does|did|will|would|can|could|may|might|must|should|need|using|including)$/i

interface Read {
  line: Line
  tags: Tags
}

const readWith = (tagger: Tagger): Read[] =>
  lines().map((line) => {
    const tags = tagger(line.text)
    const deeds = tags.deeds.filter(({ from, to }) => !helper.test(line.text.slice(from, to)))
    return { line, tags: { ...tags, deeds } }
  })

/** `cross-cut` and `cut`, `carry` and `carry-out`: the verb is the same. */
const plain = (lemma: string) => lemma.split('-').at(-1)
/** `planned` does not show which of the two it is. */
const told = (form: Deed['form']) => (form === 'participle' ? 'past' : form)

const isSame = (one: readonly Place[], other: readonly Place[]) =>
  one.length === other.length && one.every((place) => isIn(other, place))

function judge({ line, tags }: Read) {
  const deeds = line.deeds.map((deed) => ({ deed, found: tags.deeds.find(meets(deed)) }))
  return {
    line,
    missed: deeds.flatMap(({ deed, found }) => (found ? [] : [deed])),
    wrong: tags.deeds.filter((deed) => !isIn(line.deeds, deed) && !isIn(line.others, deed)),
    ofOthers: line.others.filter((place) => isIn(tags.deeds, place)),
    lemmas: deeds.filter(({ deed, found }) => found && plain(found.lemma) === plain(deed.lemma)),
    forms: deeds.filter(({ deed, found }) => found && told(found.form) === told(deed.form)),
    objects: deeds.filter(({ deed, found }) => found && isSame(found.objects, deed.objects)),
    isFirstRight: tags.opensWithVerb === (line.first === 'verb'),
    unbegun: line.clauses.filter((place) => !isIn(tags.clauses, place)),
    wronglyBegun: tags.clauses.filter((place) => !isIn(line.clauses, place)),
  }
}

type Judged = ReturnType<typeof judge>
const count = (judged: readonly Judged[], of: (it: Judged) => readonly unknown[]) =>
  judged.reduce((sum, it) => sum + of(it).length, 0)

/** In percent of what stands in the lines by hand. */
export function tagFigures(tagger: Tagger): Figures {
  const judged = readWith(tagger).map(judge)
  const opened = judged.filter(({ line }) => line.first !== 'other')
  const deeds = count(judged, ({ line }) => line.deeds)
  const found = deeds - count(judged, ({ missed }) => missed)
  const clauses = count(judged, ({ line }) => line.clauses)
  const begun = clauses - count(judged, ({ unbegun }) => unbegun)
  const others = count(judged, ({ line }) => line.others)
  return {
    lines: judged.length,
    deeds,
    'verbs found': (100 * found) / deeds,
    'verbs rightly tagged': (100 * found) / (found + count(judged, ({ wrong }) => wrong)),
    'lemmas right': (100 * count(judged, ({ lemmas }) => lemmas)) / deeds,
    'forms right': (100 * count(judged, (it) => it.forms)) / deeds,
    'first word right': (100 * opened.filter(({ isFirstRight }) => isFirstRight).length) / opened.length,
    'objects right': (100 * count(judged, ({ objects }) => objects)) / deeds,
    'clauses found': (100 * begun) / clauses,
    'clauses rightly begun': (100 * begun) / (begun + count(judged, ({ wronglyBegun }) => wronglyBegun)),
    "others' verbs left to them": 100 - (100 * count(judged, ({ ofOthers }) => ofOthers)) / others,
  }
}

export const tags = (): Figures => tagFigures(ours)

/** What was tagged wrongly, line by line. */
export function tagMisses(tagger: Tagger = ours): string[] {
  return readWith(tagger)
    .map(judge)
    .flatMap(({ line, missed, wrong, ofOthers, isFirstRight, unbegun, wronglyBegun, objects }) => {
      const named = (places: readonly Place[]) => places.map(({ from, to }) => line.text.slice(from, to)).join(' ')
      const untold = line.deeds.filter((deed) => !objects.some((it) => it.deed === deed))
      const faults = { missed, wrong, 'of others': ofOthers, unbegun, 'wrongly begun': wronglyBegun, objects: untold }
      const told = Object.entries(faults).flatMap(([name, places]) =>
        places.length > 0 ? [`${name}: ${named(places)}`] : [],
      )
      if (!isFirstRight && line.first !== 'other') told.unshift(`begins with a ${line.first}`)
      return told.length > 0 ? [`${line.text}\n   ${told.join('; ')}`] : []
    })
}
