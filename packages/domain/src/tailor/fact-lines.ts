import { deniesOrReserves } from '../facts/answers.ts'
import type { Requirement } from '../job/job.ts'
import { rowIdOf } from '../job/row-id.ts'
import { isChecked } from '../match/verdict.ts'
import { rolesIn } from '../resume/nodes.ts'
import type { Fact } from '../resume/sources.ts'
import type { Skill } from '../skills/catalogue/parse.ts'
import { skillMatcher, skillNamed } from '../skills/index.ts'
import { hasInARow, isSameName } from '../skills/tokens.ts'
import { patternOf } from '../text/patterns.ts'
import { languageLevel } from '../words/match.ts'
import { answerWords } from '../words/tailor-answers.ts'
import type { Draft, TailorContext } from './context.ts'
import type { LineList } from './lists.ts'
import { isDoneAt, organisationsIn, saidIn } from './organisation-named.ts'
import { languageIn } from './questions.ts'
import { ownWords, toldUs } from './reasons.ts'

/** More facts than this make the work longer, not the resume better. */
const mostFacts = 40

/**
 * [T19] [T35] What the person told us, in their own words, where it belongs: under the role that it names, a skill among
 * the skills, a language among the languages, a sentence of theirs in the summary that they have.
 */
export function factLines(context: TailorContext): Draft[] {
  const isSaid = saidIn(context.document)
  return context.facts
    .filter(({ statement }) => !deniesOrReserves(statement))
    .slice(-mostFacts)
    .flatMap((fact) => {
      const about = lineAskedAbout(fact, context)
      const requirement = about?.requirement ?? requirementOf(fact, context)
      if ((!requirement && !namesAsked(fact, context)) || isSaid(ownWords(fact))) return []
      const place = about ?? placeOf(fact, requirement, context)
      if (!place) return []
      const { list, text, before = null, index = 0 } = place
      return [
        {
          ...{ line: context.newLine(), kind: 'added', made: 'fact', text, sources: [`fact-${fact.id}`] },
          ...{ place: { list, before, index }, requirement: requirement?.id ?? null },
          reason: `You told us on ${fact.saidOn}: ${toldUs(fact)}.`,
        },
      ]
    })
}

const yes = patternOf(answerWords.yes)
const level = patternOf(languageLevel)
const opensWithPerson = patternOf(answerWords.opensWithPerson)

/** By its words; of what was told for another ad, where this one says the same among others. */
function requirementOf({ requirement: asked }: Fact, { job }: TailorContext): Requirement | undefined {
  if (asked === undefined) return undefined
  const id = rowIdOf(asked)
  return job.requirements.find((it) => it.id === id) ?? job.requirements.find(({ words }) => hasInARow(words, asked))
}

/** [T25] An answer to what somebody did in a line of theirs stands behind that line, where this ad asks for the line. */
function lineAskedAbout(
  fact: Fact,
  { document, job, lists, standing }: TailorContext,
): (Place & { requirement: Requirement }) | undefined {
  const asked = rowIdOf(fact.requirement ?? '')
  for (const { id: list, role, lines } of lists) {
    const at = role === null || asked === '' ? -1 : lines.findIndex(({ text }) => rowIdOf(text) === asked)
    const id = lines[at]?.id
    if (id === undefined || ownWords(fact) === '') continue
    const row = standing(document).ledger.find(({ evidence }) => evidence.some(({ source }) => source === id))
    const requirement = job.requirements.find((it) => it.id === row?.id)
    return requirement && { list, text: written(fact), before: lines[at + 1]?.id ?? null, requirement }
  }
  return undefined
}

/** Told for another job, it is written where this one asks for the same skill. */
const namesAsked = ({ statement }: Fact, { asked }: TailorContext) => asked.some(({ skill }) => names(statement, skill))

interface Place {
  list: string
  text: string
  /** The line that it stands before; else it is the last. */
  before?: string | null
  index?: number
}

function placeOf(fact: Fact, requirement: Requirement | undefined, context: TailorContext): Place | null {
  const role = roleNamed(fact, context)
  if (role) return { list: role, text: written(fact) }
  if (requirement && !isChecked(requirement)) return null
  const skills = context.lists.filter(({ section, entry }) => section === 'skills' && entry.type === 'skills')
  const filled = skills.filter(({ lines }) => lines.length > 0)
  const said = ownWords(fact)
  const [group] = filled
  const language = requirement && languageIn(requirement.words)
  if (language && group && (said === '' || level.test(said)))
    return { list: group.id, text: said === '' ? language : `${language}: ${said}` }
  const skill = skillOf(fact, requirement)
  if (skill) {
    if (filled.some(({ lines }) => lines.some(({ text }) => names(text, skill)))) return null
    const list = fittingGroup(filled, skill)
    if (list) return { list: list.id, text: spelled(skill, context) }
  }
  const summary = context.lists.find(({ section }) => section === 'summary')
  return summary && opensWithPerson.test(said) ? { list: summary.id, text: ended(written(fact)), index: 9 } : null
}

/** [T25] A fact stands under an employer only where the person says that it was there. */
function roleNamed({ statement }: Fact, { document }: TailorContext): string | undefined {
  const roles = document.sections.flatMap(({ entries }) => entries.flatMap(rolesIn))
  const organisations = organisationsIn(document)
  return roles.find(({ id }) => isDoneAt(statement, organisations.get(id) ?? []))?.id
}

/** A yes to a skill, or a statement under its name. */
function skillOf(fact: Fact, requirement: Requirement | undefined): Skill | undefined {
  const { skill, statement } = fact
  const name = skill ?? (requirement?.skills.length === 1 ? requirement.skills[0] : undefined)
  const found = name === undefined ? undefined : (skillNamed(name) ?? skillMatcher().find(name)[0]?.skill)
  const isNamed = found && (ownWords(fact) === '' || names(statement, found))
  return isNamed && !found.soft && found.field !== 'certificates' ? found : undefined
}

const names = (text: string, { name }: Skill) =>
  text.toLowerCase().includes(name.toLowerCase()) ||
  skillMatcher()
    .find(text)
    .some(({ skill, negated }) => skill.name === name && !negated)

const spelled = ({ name }: Skill, { asked }: TailorContext) =>
  asked.find(({ skill }) => skill.name === name)?.spellings.find((it) => isSameName(it, name)) ?? name

/** The list with the most skills of its kind, else the longest. */
function fittingGroup(groups: readonly LineList[], { category, field }: Skill): LineList | undefined {
  const likeness = ({ lines }: LineList) =>
    lines
      .flatMap(({ text }) => skillMatcher().find(text))
      .reduce((sum, { skill }) => sum + (skill.category === category ? 2 : skill.field === field ? 1 : 0), 0)
  return [...groups].sort((a, b) => likeness(b) - likeness(a) || b.lines.length - a.lines.length)[0]
}

/** `TuneLab: since 2012`, or the person's own sentence. */
const written = ({ statement }: Fact): string =>
  statement.replace(yes, '').replace(/^\p{Ll}/u, (first) => first.toUpperCase())

const ended = (text: string) => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)
