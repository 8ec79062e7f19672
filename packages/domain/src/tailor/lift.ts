import { readVerb } from '../english/verbs.ts'
import type { Requirement } from '../job/job.ts'
import type { Line, SkillGroup } from '../resume/document.ts'
import type { Source } from '../resume/sources.ts'
import type { Skill } from '../skills/catalogue/parse.ts'
import type { AskedSkill } from './asked.ts'
import type { Desk, Draft } from './desk.ts'
import { inList, isPerson, type TellNames, upperFirst } from './names.ts'
import { asks, quoted } from './reasons.ts'
import { type ShownKind, type ShownSkill, shownKinds, shownSkills } from './shown.ts'
import { usualName } from './spelling.ts'

/** A skill that the person shows or told of, and does not list. */
interface Lifted {
  text: string
  skill: Skill | null
  requirement: Requirement | null
  sources: Source[]
}

const mostLifted = 5
/** A list of one or two skills says less than none. */
const leastForNewList = 3

/** What the advertisement asks and the person's own lines show belongs among their skills. */
export function liftDrafts(desk: Desk): Draft[] {
  const lifted = distinct([...liftedSkills(desk), ...liftedTerms(desk)], desk).slice(0, mostLifted)
  const groups = desk.document.sections.flatMap(({ entries }) => entries.filter((it) => it.type === 'skills'))
  const hasSection = desk.document.sections.some(({ kind }) => kind === 'skills')
  if (!hasSection && lifted.length < leastForNewList) return []
  const turns = new Map<string, number>()
  return lifted.map(({ text, skill, requirement, sources }) => {
    const group = fittingGroup(groups, skill, desk)
    const list = group?.id ?? 'skills'
    const index = turns.get(list) ?? 0
    turns.set(list, index + 1)
    return {
      ...{ line: desk.newLine(), kind: 'added', text, requirement: requirement?.id ?? null },
      sources: sources.map(({ id }) => id),
      place: { list, before: desk.options.keepOrder ? null : firstUnasked(group?.keywords ?? [], desk), index },
      reason: reasonFor(requirement, sources),
    }
  })
}

function reasonFor(requirement: Requirement | null, [first]: Source[]): string {
  const asked = requirement ? asks(requirement) : 'The ad names it in the duties.'
  const shown = first?.kind === 'fact' ? 'You told us' : 'Your resume shows it'
  return `${asked} ${shown}: ${quoted(first?.text ?? '')}. So it stands among your skills too.`
}

/** Without what a listed skill says in other words: `Audit` beside `Audit preparation`. */
function distinct(all: Lifted[], desk: Desk): Lifted[] {
  const said = desk.sources.filter(({ kind }) => kind === 'skill').map(({ text }) => asRow(text, desk))
  // A nurse does not list nursing.
  const titles = desk.sources
    .filter(({ kind }) => kind === 'label' || kind === 'role')
    .map(({ quotes: [title = ''] }) => asRow(title, desk))
  return all.filter(({ text }) => {
    const row = asRow(text, desk)
    const word = asRow(text.replace(/ \(.*/, ''), desk)
    const isNew = !said.some((it) => it.includes(row)) && !titles.some((it) => it.includes(word))
    said.push(row)
    return isNew
  })
}

/** Names of a place or a paper are no skills to list. */
const isListable = ({ field }: Skill) => field !== 'languages' && field !== 'certificates'

function liftedSkills(desk: Desk): Lifted[] {
  const listed = namesIn(desk, ({ kind, section }) => kind === 'skill' || section === 'skills')
  // A single word that only the duties have is too little to list.
  const tells = ({ importance }: AskedSkill, written: string) =>
    importance !== 'mentioned' || desk.isName(written) || / /.test(written)
  const isNew = ({ asked, written }: ShownSkill) =>
    isListable(asked.skill) && !listed.has(asked.skill.name) && !isPerson(written) && tells(asked, written)
  const named = shownSkills(desk)
    .filter(isNew)
    .map((shown) => ({ shown, texts: [inList(usualName(shown.written, shown.asked, desk), shown.asked.skill.name)] }))
  const kinds = shownKinds(desk)
    .filter((shown) => isNew(shown) && shown.asked.spellings.length > 0)
    .map((shown) => ({ shown, texts: withKinds(shown) }))
  return [...named, ...kinds].flatMap(({ shown: { asked, sources }, texts }) => {
    const ids = sources.map(({ id }) => id)
    const text = texts.find((it) => desk.isTrue(it, ids))
    return text === undefined ? [] : [{ text, sources, skill: asked.skill, requirement: asked.requirement }]
  })
}

/** `CI/CD (Jenkins)`: the advertisement's word, and what the person has of it. */
function withKinds({ asked, kinds }: ShownKind): string[] {
  const word = inList(asked.spellings[0] ?? asked.skill.name, asked.skill.name)
  return kinds.map((_, at) => `${word} (${kinds.slice(0, kinds.length - at).join(', ')})`)
}

const namesIn = ({ sources, skillsIn }: Desk, fits: (source: Source) => boolean) =>
  new Set(sources.filter(fits).flatMap(({ text }) => skillsIn(text).map(({ skill }) => skill.name)))

const mostWords = 3

/** A name, or two or three words that do not open with a deed. */
function isThing(text: string, isName: TellNames): boolean {
  const [first = '', ...others] = text.split(' ')
  const form = readVerb(first)?.form ?? 'gerund'
  return others.length === 0 ? isName(text) : others.length < mostWords && form === 'gerund'
}

/** A short label of the advertisement that no catalogue knows, where the person's lines have the same words in a row. */
function liftedTerms(desk: Desk): Lifted[] {
  const { job, sources, isName } = desk
  const terms = job.requirements.filter(
    ({ kind, skills, text }) =>
      (kind === 'experience' || kind === 'skill') && skills.length === 0 && isThing(text, isName),
  )
  const lines = sources.filter(({ kind, section }) => kind === 'fact' || (kind === 'line' && section === 'work'))
  return terms.flatMap((requirement) => {
    const row = asRow(requirement.text, desk)
    if (row.length < 4) return []
    const shown = lines.filter(({ text }) => asRow(text, desk).includes(row)).slice(0, 3)
    return shown.length === 0 ? [] : [{ text: upperFirst(requirement.text), skill: null, requirement, sources: shown }]
  })
}

const asRow = (text: string, { stemsOf }: Desk) => ` ${stemsOf(text).join(' ')} `

const firstUnasked = (keywords: Line[], { asked, skillsIn }: Desk): string | null =>
  keywords.find(({ text }) => !skillsIn(text).some((it) => asked.some(({ skill }) => skill.name === it.skill.name)))
    ?.id ?? null

/** The group whose skills are most of its kind, else the largest; null where there is none. */
function fittingGroup(groups: SkillGroup[], skill: Skill | null, desk: Desk): SkillGroup | null {
  const lists = groups.filter(({ keywords }) => keywords.length > 0)
  const [only] = lists
  if (lists.length < 2) return only ?? null
  const best = lists
    .map((group) => ({ group, fit: skill ? fitOf(group, skill, desk) : 0 }))
    .reduce((a, b) => (b.fit > a.fit ? b : a))
  return best.fit > 0 ? best.group : lists.reduce((a, b) => (b.keywords.length > a.keywords.length ? b : a))
}

function fitOf(
  { keywords, name = '' }: SkillGroup,
  { category, field, parents }: Skill,
  { skillsIn, stemsOf }: Desk,
): number {
  const others = keywords.flatMap(({ text }) => skillsIn(text).map(({ skill }) => skill))
  const likeness = others.reduce(
    (sum, it) =>
      sum + (it.category === category ? 2 : it.field === field ? 0.5 : 0) + (parents.includes(it.name) ? 2 : 0),
    0,
  )
  const named = stemsOf(name).some((it) => stemsOf(category).includes(it)) ? 1 : 0
  return likeness / Math.max(keywords.length, 1) + named
}
