import { affirmed } from '../held/index.ts'
import type { Requirement } from '../job/job.ts'
import { upperFirst } from '../language/speak/lower-first.ts'
import { readVerb } from '../language/verbs.ts'
import type { Line, SkillGroup } from '../resume/document.ts'
import type { Source } from '../resume/sources.ts'
import type { Skill } from '../skills/catalogue/parse.ts'
import { hasInARow } from '../skills/other-names.ts'
import type { TellNames } from '../skills/proper-names.ts'
import { patternOf } from '../text/patterns.ts'
import { tailorWords } from '../words/tailor.ts'
import type { AskedSkill } from './asked.ts'
import type { Desk, Draft } from './desk.ts'
import { ofPaper } from './fact-words.ts'
import { inList, isPerson } from './names.ts'
import { asks, names, quoted, toldUs } from './reasons.ts'
import { type ShownSkill, shownSkills } from './shown.ts'
import { listedAs, usualName } from './spelling.ts'

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
  const filled = groups.filter(({ keywords }) => keywords.length > 0)
  return lifted.flatMap(({ text, skill, requirement, sources }) => {
    const group = fittingGroup(filled, text, skill, desk)
    // In a list of other things it would be wrong, and alone it would say little.
    if (!group && filled.length > 0) return []
    const list = group?.id ?? 'skills'
    const index = turns.get(list) ?? 0
    turns.set(list, index + 1)
    return {
      ...{ line: desk.newLine(), kind: 'added', text, requirement: requirement?.id ?? null },
      sources: sources.map(({ id }) => id),
      place: { list, before: desk.options.keepOrder ? null : firstUnasked(group?.keywords ?? [], desk), index },
      reason: reasonFor(text, requirement, sources, desk),
    }
  })
}

function reasonFor(text: string, requirement: Requirement | null, [first]: Source[], desk: Desk): string {
  const asked = requirement ? asks(requirement) : names(desk, text.replace(/ \(.*\)$/, ''))
  const fact = desk.facts.find(({ id }) => first?.id === `fact-${id}`)
  const shown = fact ? `You told us: ${toldUs(fact)}` : `Your resume shows it: ${quoted(first?.text ?? '')}`
  return `${asked} ${shown}. So it is now among your skills too.`
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
    const word = asRow(askedWordIn(text, desk), desk)
    // `CDM 2015` beside `CDM`
    const bare = row.replace(/ \p{N}+(?= )/gu, '')
    const isNew = !said.some((it) => it.includes(row) || it === bare) && !titles.some((it) => it.includes(word))
    said.push(row)
    return isNew
  })
}

/** `CI/CD` of `CI/CD (Jenkins)`, but `ICU` of `Critical care (ICU)`. */
function askedWordIn(text: string, { asked }: Desk): string {
  const [, word = text, other = ''] = /^(.*) \((.*)\)$/.exec(text) ?? []
  return asked.some(({ spellings }) => spellings.some((it) => it.toLowerCase() === other.toLowerCase())) ? other : word
}

/** Names of a place or a paper are no skills to list. */
const isListable = ({ field }: Skill) => field !== 'languages' && field !== 'certificates'

function liftedSkills(desk: Desk): Lifted[] {
  const listed = namesIn(desk, ({ kind, section }) => kind === 'skill' || section === 'skills')
  // Asked as a paper, it stands among the papers.
  const isOpen = ({ skill, requirement }: AskedSkill) =>
    isListable(skill) && requirement?.kind !== 'certificate' && !listed.has(skill.name)
  // A single word that only the duties have is too little to list.
  const tells = ({ importance }: AskedSkill, written: string) =>
    importance !== 'mentioned' || desk.isName(written) || / /.test(written)
  const isNew = ({ asked, written }: ShownSkill) => isOpen(asked) && !isPerson(written) && tells(asked, written)
  return shownSkills(desk)
    .filter(isNew)
    .flatMap((it) => {
      const { asked, sources: all } = it
      // A paper that was told of by its label is no skill.
      const sources = all.filter(({ kind, text }) => kind !== 'fact' || !ofPaper.test(text.split(':')[0] ?? ''))
      const ids = sources.map(({ id }) => id)
      const text = ids.length === 0 ? undefined : namesFor(it, desk).find((text) => desk.isTrue(text, ids))
      return text === undefined ? [] : [{ text, sources, skill: asked.skill, requirement: asked.requirement }]
    })
}

/** The usual name where the advertisement uses it, else the person's word with the advertisement's behind it. */
function namesFor({ written, asked }: ShownSkill, desk: Desk): string[] {
  const { skill, spellings } = asked
  const usual = inList(usualName(written, asked, desk), skill.name)
  const isAsked = spellings.some((it) => it.toLowerCase() === usual.toLowerCase())
  const other = isAsked ? null : listedAs(written, asked, desk.isName)
  return other === null ? [usual] : [inList(other, skill.name), usual]
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

const anyKnowing = patternOf(tailorWords.anyKnowing)

/** A short label of the advertisement, where the person's lines have the same words in a row. */
function liftedTerms(desk: Desk): Lifted[] {
  const { job, sources, isName } = desk
  const terms = job.requirements.filter(({ kind, text }) => ofTerms.has(kind) && isThing(text, isName))
  const lines = sources.filter(({ kind, section }) => kind === 'fact' || (kind === 'line' && section === 'work'))
  return terms.flatMap((requirement) => {
    const isBare = requirement.kind !== 'trait' && requirement.skills.length === 0
    const shown = isBare ? lines.filter(({ text }) => hasInARow(affirmed(text), requirement.text)).slice(0, 3) : []
    if (shown.length === 0) return []
    const text = upperFirst(requirement.text.replace(anyKnowing, ''))
    return [{ text, skill: null, requirement, sources: shown }]
  })
}

const ofTerms = new Set<Requirement['kind']>(['experience', 'skill', 'trait'])

const asRow = (text: string, { stemsOf }: Desk) => ` ${stemsOf(text).join(' ')} `

const firstUnasked = (keywords: Line[], { asked, skillsIn }: Desk): string | null =>
  keywords.find(({ text }) => !skillsIn(text).some((it) => asked.some(({ skill }) => skill.name === it.skill.name)))
    ?.id ?? null

/** The group whose skills are most of its kind, else the largest that takes all kinds; null where there is none. */
function fittingGroup(filled: SkillGroup[], text: string, skill: Skill | null, desk: Desk): SkillGroup | null {
  const isWords = (it: string) => !desk.isName(it) || / \p{Ll}/u.test(it)
  const ofWords = filled.filter(
    ({ keywords }) => keywords.filter((it) => isWords(it.text)).length * 2 > keywords.length,
  )
  // `Working capital` is no system.
  const lists = isWords(text) && ofWords.length > 0 ? ofWords : filled
  const [only] = lists
  if (lists.length < 2) return only ?? null
  const best = lists
    .map((group) => ({ group, fit: skill ? fitOf(group, skill, desk) : 0 }))
    .reduce((a, b) => (b.fit > a.fit ? b : a))
  if (best.fit >= leastFit) return best.group
  const open = lists.filter(({ name = '' }) => ofAll.test(name))
  return open.reduce<SkillGroup | null>((a, b) => (b.keywords.length > (a?.keywords.length ?? 0) ? b : a), null)
}

/** One skill in five of the same category, or the category's name over the list. */
const leastFit = 0.4
const ofAll = patternOf(tailorWords.ofAll)

function fitOf(
  { keywords, name = '' }: SkillGroup,
  { category, field, parents }: Skill,
  { skillsIn, stemsOf }: Desk,
): number {
  const others = keywords.flatMap(({ text }) => skillsIn(text).map(({ skill }) => skill))
  const likeness = others.reduce(
    (sum, it) =>
      sum + (it.category === category ? 2 : it.field === field ? ofField : 0) + (parents.includes(it.name) ? 2 : 0),
    0,
  )
  const named = stemsOf(name).some((it) => stemsOf(category).includes(it)) ? 1 : 0
  return likeness / Math.max(keywords.length, 1) + named
}

/** Every list of a field has this much: it decides between two that fit, and makes none fit. */
const ofField = 0.1
