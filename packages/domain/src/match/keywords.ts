import type { Requirement } from '../job/job.ts'
import { languagesIn } from '../job/languages.ts'
import { isStopWord, stem, words } from '../language/words.ts'
import { perThing } from '../text/remembered.ts'
import { certificateShown } from './certificates.ts'
import { alternativeShown } from './evidence.ts'
import type { Alternative, JobModel } from './job-model.ts'
import { kept } from './kept.ts'
import { languageShown } from './languages.ts'
import type { ResumeModel } from './resume-model.ts'
import type { Comparison, ShownRow } from './rows.ts'
import type { Shown } from './shown.ts'
import { type Terms, termsOf } from './terms.ts'
import type { KeywordRow, RowImportance } from './types.ts'
import { skillUnit, stemsOf, totalOf, unitsOf } from './units.ts'
import { atMost, importanceWeights, otherNameWeight, statusFrom, tellingWeights } from './weights.ts'

/** A term of the advertisement that a recruiter or a machine looks for. */
interface Keyword {
  term: string
  skill: string | null
  importance: RowImportance
  id: string
  alternatives: readonly Alternative[]
  /** What the advertisement calls it, where it is a paper: held, and neither done nor borne out. */
  paper: string | null
  /** What the advertisement says of it, where it is a language to be spoken. */
  spoken: string | null
  /** The skills that would do as well: `Vectorworks or SolidWorks`. */
  instead: readonly string[]
  /** The names that the advertisement has for it, each by its words. */
  names: readonly (readonly string[])[]
}

/** The skills that the advertisement names, in its own spelling, and its short labels that name none. */
const keywordsOf = perThing(makeKeywords)

function makeKeywords({ job, skills, asks }: JobModel): Keyword[] {
  const spellings = spellingsIn(job)
  const found: Keyword[] = []
  const add = (term: string, skill: string | null, importance: RowImportance, asking: Requirement[]) => {
    const id = `keyword-${stemsOf(term).join('-')}`
    const units = skill === null ? unitsOf(term) : [skillUnit(skill)]
    const alternatives = [{ skills: skill === null ? [] : [skill], units }]
    const names = (skill === null ? [] : (spellings.get(skill) ?? [term])).map((name) => plainStems(words(name)))
    const called = asking.find(({ kind }) => kind === 'certificate')?.text ?? null
    const paper = called?.split(/ or |, /).find((it) => termsOf(it).spelt.has(skill ?? '')) ?? called
    const spoken = asking.find(({ kind }) => kind === 'language')?.words ?? null
    const instead = asking.flatMap((it) => (/\sor\s/.test(it.text) ? it.skills : []))
    if (!found.some((it) => it.id === id))
      found.push({ term, skill, importance, id, alternatives, paper, spoken, instead, names })
  }
  const asked = asks.map(({ requirement }) => requirement)
  for (const [name, importance] of skills)
    add(
      spellings.get(name)?.[0] ?? name,
      name,
      importance,
      asked.filter((it) => it.skills.includes(name) || termsOf(it.text).skills.has(name)),
    )
  for (const it of asked)
    if (it.skills.length === 0 && (it.kind === 'experience' || it.kind === 'certificate') && isTerm(it.text))
      add(it.text, null, it.importance, [it])
  return found.slice(0, atMost.keywords)
}

const isTerm = (text: string) =>
  text.split(' ').length <= atMost.wordsOfKeyword && totalOf(unitsOf(text)) >= tellingWeights.keyword

/** As the advertisement writes them: `K8s`, not `Kubernetes`. */
function spellingsIn(job: JobModel['job']): Map<string, string[]> {
  const written = new Map<string, string[]>()
  const texts = [...job.requirements, ...job.responsibilities].map(({ words }) => words)
  for (const text of [...texts, job.title ?? ''])
    for (const [name, spelling] of termsOf(text).spelt) written.set(name, [...(written.get(name) ?? []), spelling])
  return written
}

function foundIn({ alternatives, paper, spoken, term }: Keyword, comparison: Comparison): Shown {
  const { model } = comparison
  if (spoken !== null) return languageShown(term, spoken, model)
  return paper === null
    ? alternativeShown(alternatives, model)
    : kept(alternatives, model, () => certificateShown(paper, alternatives, comparison))
}

const isMet = ({ share }: Shown) => share >= statusFrom.met

/** M43: what has a row of its own is as much shown there as here. */
export function keywordRows(comparison: Comparison, asked: readonly ShownRow[]): ShownRow[] {
  const keywords = keywordsOf(comparison.job).map((keyword) => {
    const row = asked.find(({ requirement }) => requirement.toLowerCase() === keyword.term.toLowerCase())
    return { ...keyword, found: row?.shown ?? foundIn(keyword, comparison) }
  })
  return keywords.flatMap((keyword) => {
    const { id, term, skill, importance, names, instead, found, paper, spoken } = keyword
    if (!isMet(found) && keywords.some((it) => isMet(it.found) && instead.includes(it.skill ?? ''))) return []
    const shown = skill === null ? found : namedAs(names, found, comparison.model)
    return {
      id,
      requirement: term,
      kind: 'keyword' as const,
      importance,
      subScore: 'keyword' as const,
      weight: importanceWeights[importance],
      shown,
      isHeld: paper !== null || spoken !== null,
      presumed: 0,
    }
  })
}

/** Under one of the advertisement's own names it counts whole. */
function namedAs(names: Keyword['names'], shown: Shown, { statements }: ResumeModel): Shown {
  if (shown.share === 0) return shown
  if (statements.some(({ terms }) => names.some((name) => isNamedIn(name, terms)))) return shown
  return { ...shown, share: shown.share * otherNameWeight, how: shown.how ?? 'Under another name' }
}

const plainStems = (said: readonly string[]) => said.filter((word) => !isStopWord(word)).map(stem)

const stemmed = perThing(({ words }: Terms) => {
  const said = plainStems(words)
  return { said, all: new Set(said) }
})

/** So many other words may stand between: `New York State Bar`. */
const between = 1

/** The words of a name, near each other. */
function isNamedIn(name: readonly string[], terms: Terms): boolean {
  const { said, all } = stemmed(terms)
  if (!name.every((word) => all.has(word))) return false
  return said.some((it, at) => {
    if (!name.includes(it)) return false
    const stretch = said.slice(at, at + name.length + between)
    return name.every((word) => stretch.includes(word))
  })
}

/** The table of keywords, as recruiters' systems would count them. */
export function keywordTable(rows: readonly ShownRow[], { job, model }: Comparison): KeywordRow[] {
  return keywordsOf(job).flatMap((keyword) => {
    const { id, term, importance } = keyword
    const row = rows.find((it) => it.id === id)
    if (!row) return []
    const { share, evidence } = row.shown
    const status = isMet(row.shown) ? 'matched' : share >= statusFrom.partly ? 'partial' : 'missing'
    return {
      term,
      importance,
      inJob: countIn(job.job.text.split('\n'), keyword),
      inResume: countIn(
        model.statements.flatMap(({ source: { kind, text } }) => (kind === 'fact' ? [] : [text])),
        keyword,
      ),
      status,
      evidence: evidence.map(({ quote }) => quote),
    }
  })
}

function countIn(texts: readonly string[], { term, skill, spoken }: Keyword): number {
  const wanted = stemsOf(term)
  let count = 0
  for (const text of texts) {
    const terms = termsOf(text)
    if (spoken !== null) count += languagesIn(text).filter(({ language }) => language === skill).length
    else if (skill !== null) count += terms.skills.get(skill) ?? 0
    // As it stands, or by its words wherever they stand.
    else count += inOrder(terms).split(inOrder(termsOf(term))).length - 1 || +wanted.every((it) => terms.stems.has(it))
  }
  return count
}

const inOrder = perThing((terms: Terms) => ` ${terms.words.map(stem).join('  ')} `)
