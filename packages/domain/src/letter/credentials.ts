import { isHeld } from '../held/index.ts'
import { articleFor } from '../language/speak/article.ts'
import { listed } from '../language/speak/listed.ts'
import type { LedgerRow } from '../match/index.ts'
import type { Study } from '../resume/document.ts'
import type { Source } from '../resume/sources.ts'
import { patternOf } from '../text/patterns.ts'
import { letterWords } from '../words/letter.ts'
import { calmName } from './calm.ts'
import { draft, say } from './draft.ts'
import type { LetterSentence } from './letter.ts'
import type { Material } from './material.ts'
import type { Said } from './said.ts'

const papers = new Set<LedgerRow['kind']>(['certificate', 'degree', 'language'])

const toldAsDeed = patternOf(letterWords.toldAsDeed, 'u')

/** The papers that the person has and that the advertisement asks for: degree, certificates, languages. */
export function credentials(
  { document, sources, ledger, options: { today } }: Material,
  state: Said,
  letter: string,
): LetterSentence[] {
  const met = ledger.filter(({ kind, status }) => papers.has(kind) && status === 'met')
  const ids = new Set(met.flatMap(({ evidence }) => evidence.map(({ source }) => source)))
  const held = sources.filter((source) => ids.has(source.id) && isCredential(source, today))
  const study = document.sections
    .flatMap(({ entries }) => entries)
    .find((entry) => entry.type === 'study' && held.some(({ id }) => id === entry.id))
  // `Admitted to the bar` is not the name of a paper.
  const items = held.filter(({ kind, text }) => kind === 'item' && !toldAsDeed.test(text)).slice(0, 4)
  const languages = held.filter(
    ({ kind, quotes: [name = ''] }) => kind === 'language' && /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(name),
  )
  const spoken = languages.some(({ text }) => !/^english/i.test(text)) ? languages : []
  const degree = study?.type === 'study' ? degreeName(study) : ''
  const paper = paperSentence(degree, study?.id ?? '', items, state, letter)
  return [...paper, ...languageSentence(spoken)]
}

/** One speaks a language, and has a native one. */
function languageSentence(spoken: readonly Source[]): LetterSentence[] {
  const isNative = ({ quotes: [, level = ''] }: Source) => /^native$/i.test(level)
  // That the letter shows.
  const told = spoken.filter((it) => !(isNative(it) && /^english/i.test(it.text)))
  const native = told.filter(isNative).map(({ quotes: [name = ''] }) => name)
  const others = told.filter((it) => !isNative(it)).map(languageName)
  const clauses = [
    ...(native.length > 0
      ? [`${listed(native)} ${native.length > 1 ? 'are my native languages' : 'is my native language'}`]
      : []),
    ...(others.length > 0 ? [`I speak ${listed(others)}`] : []),
  ]
  const ids = told.map(({ id }) => id)
  return clauses.length === 0 ? [] : [draft(say`${clauses.join(', and ')}`, ids)]
}

const isPaper = patternOf(letterWords.isPaper)

/** `Registered Osteopath`: somebody, not something. */
const isPost = patternOf(letterWords.isPost, 'u')

const mostPapers = 3

/** One holds a degree and a licence, and has other certificates; what the letter has named is not named again. */
function paperSentence(
  degree: string,
  study: string,
  items: readonly Source[],
  state: Said,
  letter: string,
): LetterSentence[] {
  const fresh = items.flatMap((item) => itemNames(item).map((name) => ({ name, id: item.id })))
  const named = fresh.filter(({ name }) => !letter.includes(name)).slice(0, mostPapers)
  const names = named.map(({ name }) => name)
  const held = [
    ...(degree ? [degree] : []),
    ...names
      .filter((name) => isPaper.test(name))
      .map((name) => (/registration$/i.test(name) ? name : `${articleFor(name)} ${name}`)),
  ]
  const rest = names.filter((name) => !isPaper.test(name))
  const posts = rest.filter((name) => isPost.test(name)).map((name) => `${articleFor(name)} ${name}`)
  const others = rest.filter((name) => !isPost.test(name))
  const clauses = [
    ...(posts.length > 0 ? [say`I am ${listed(posts)}`] : []),
    ...(held.length > 0 ? [say`I hold ${listed(held)}`] : []),
    ...(others.length > 0 ? [say`my certificates include ${listed(others)}`] : []),
  ]
  if (clauses.length === 0) return []
  const isCrowded = state.opening === 'I' && state.run > 1 && posts.length + held.length > 0
  const pieces = [
    ...(isCrowded ? say`As for qualifications, ` : []),
    ...clauses.flatMap((clause, at) => [...(at > 0 ? say`, and ` : []), ...clause]),
  ]
  return [draft(pieces, [...(degree ? [study] : []), ...named.map(({ id }) => id)])]
}

/** A paper in its place that is held; of a study, its end is known. */
const isCredential = (source: Source, today: string): boolean => {
  const { kind, section, end } = source
  const isPlaced = kind === 'language' || (kind === 'study' ? end !== undefined : section === 'certificates')
  return isPlaced && kind !== 'line' && isHeld(source, today)
}

const degreeClass = patternOf(letterWords.degreeClass, 'iu')

function degreeName({ degree, area, institution }: Study): string {
  if (!degree || /[;|]|^\p{N}|\([^)]*$/u.test(degree)) return ''
  const subject =
    area && !degreeClass.test(area) && !/\((?!Hons)/i.test(degree) && !degree.toLowerCase().includes(area.toLowerCase())
      ? ` in ${area}`
      : ''
  const school =
    institution && !degreeClass.test(institution)
      ? ` from ${/^University of/.test(institution) ? 'the ' : ''}${institution}`
      : ''
  return calmName(`${articleFor(degree)} ${degree}`) + subject + school
}

/** `Registered Nurse License (State of Ohio)`: a comma inside would read as the end of it. */
const itemNames = ({ quotes: [whole = ''] }: Source): string[] =>
  whole
    .split(/;\s+/)
    .map((title) => (/\(.*, |, .*\(/.test(title) ? (title.split(', ')[0] ?? '') : title.replace(/, (.+)$/, ' ($1)')))

const spokenLevel = patternOf(letterWords.spokenLevel)

/** `fluent German`, `German (C1)`. */
const languageName = ({ quotes: [name = '', level = ''] }: Source): string => {
  if (level === '') return name
  if (spokenLevel.test(level)) return `${level.toLowerCase()} ${name}`
  return `${name} (${/^[A-C][12]/.test(level) ? level : level.charAt(0).toLowerCase() + level.slice(1)})`
}
