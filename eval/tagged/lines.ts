import { json } from '../data.ts'

const forms = ['base', 'third', 'past', 'participle', 'gerund'] as const
type Form = (typeof forms)[number]

/** A stretch of a line, by its places. */
export interface Place {
  from: number
  to: number
}
export interface Deed extends Place {
  lemma: string
  form: Form
  /** The head nouns of what it is done to. */
  objects: Place[]
}

/** What a line says by hand, or by a tagger. */
export interface Tags {
  opensWithVerb: boolean
  deeds: Deed[]
  /** Where a clause begins, apart from the first word. */
  clauses: Place[]
}
export interface Line extends Omit<Tags, 'opensWithVerb'> {
  kind: 'resume' | 'advertisement'
  trade: string
  text: string
  first: 'verb' | 'noun' | 'other'
  /** Verbs that are no deed of the person. */
  others: Place[]
}

interface Row {
  kind: Line['kind']
  trade: string
  text: string
  first: Line['first']
  deeds: string[]
  others?: string[]
  clauses?: string[]
}

export const wordsOf = (text: string): (Place & { word: string })[] =>
  [...text.matchAll(/[^\s,.;:()]+/g)].map(({ 0: word, index }) => ({ word, from: index, to: index + word.length }))

/** `by#2` is the second `by` of its line. */
function placeOf(text: string, name: string): Place {
  const [word = '', number = '1'] = name.split('#')
  const found = wordsOf(text).filter((it) => it.word === word)
  const place = found[Number(number) - 1]
  if (!place || (found.length > 1 && !name.includes('#'))) throw new Error(`"${name}" is not one word of "${text}".`)
  return { from: place.from, to: place.to }
}

function deedOf(text: string, deed: string): Deed {
  const [word = '', lemma = '', form, ...objects] = deed.split(' ')
  const known = forms.find((it) => it === form)
  if (!known) throw new Error(`"${deed}" has no form.`)
  return { ...placeOf(text, word), lemma, form: known, objects: objects.map((object) => placeOf(text, object)) }
}

export const lines = (): Line[] =>
  json<Row[]>('tagged', 'lines.json').map(({ deeds, others = [], clauses = [], ...row }) => ({
    ...row,
    deeds: deeds.map((deed) => deedOf(row.text, deed)),
    others: others.map((word) => placeOf(row.text, word)),
    clauses: clauses.map((word) => placeOf(row.text, word)),
  }))
