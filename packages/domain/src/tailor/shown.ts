import { holding } from '../held/index.ts'
import type { Requirement } from '../job/job.ts'
import type { Source } from '../resume/sources.ts'
import type { AskedSkill } from './asked.ts'
import { isReadable } from './bounds.ts'
import type { Desk } from './desk.ts'
import { isOfPerson } from './names.ts'
import { isOwn } from './own.ts'

/** Something asked that the person's own words show, and where. */
export interface ShownSkill {
  asked: AskedSkill
  /** In the person's spelling. */
  written: string
  sources: Source[]
}

/** Said of an employer is not done: its description has no role. */
export const isDeed = ({ kind, section, role, text }: Source) =>
  kind === 'fact' ||
  (kind === 'line' &&
    isReadable(text) &&
    (section === 'projects' || (role !== null && (section === 'work' || section === 'volunteer'))))

const mostSources = 3

/** The skills asked for that something the person did names, most wanted first. */
export function shownSkills(desk: Desk): ShownSkill[] {
  const deeds = deedsOn(desk)
  return desk.asked.flatMap((asked) => {
    if (isOfPerson(asked.skill)) return []
    const places = deeds.filter(({ skill }) => skill.name === asked.skill.name)
    const [first] = places
    const sources = places.slice(0, mostSources).map(({ source }) => source)
    return first ? [{ asked, written: first.written, sources }] : []
  })
}

/** Each skill that something done names, by the person's own doing. */
const deedsOn = ({ sources, skillsIn, isName }: Desk) =>
  sources.filter(isDeed).flatMap((source) =>
    skillsIn(source.text)
      .filter((found) => isOwn(source.text, found, isName))
      .map(({ skill, from, to }) => ({ source, skill, written: source.text.slice(from, to) })),
  )

const isPaper = ({ kind, section }: Source) => kind === 'item' && section === 'certificates'

interface ShownCredential {
  requirement: Requirement
  source: Source
}

/** Papers and degrees asked for that the person has, with the words of the list; what the match pays most for first. */
export function shownCredentials(desk: Desk): ShownCredential[] {
  const { job, sources, today } = desk
  const papers = sources.filter((it) => isPaper(it) || isDegree(it))
  const paid = desk
    .match()
    .ledger.filter(({ kind, points, maxPoints }) => ofCredentials.has(kind) && points >= maxPoints * wholly)
  const found = paid.flatMap(({ requirement: asked, evidence }) => {
    const requirement = job.requirements.find(({ text }) => text === asked)
    const source = papers.find(({ id }) => evidence.some((it) => it.source === id))
    return requirement && source ? [{ requirement, source }] : []
  })
  const paidFor = ({ requirement: { text } }: ShownCredential) =>
    desk
      .match()
      .ledger.filter(({ requirement }) => requirement === text)
      .reduce((sum, { points }) => sum + points, 0)
  const all = [...found, ...listedCredentials(papers.filter(isPaper), desk)].sort((a, b) => paidFor(b) - paidFor(a))
  return all.filter(
    ({ source, requirement }, at) =>
      all.findIndex((it) => it.source === source) === at &&
      (isDegree(source) || holding(source, { today, paper: requirement.text }) === 'held'),
  )
}

const ofCredentials = new Set<string>(['certificate', 'degree'])
const byPapers = new Set<Requirement['kind']>(['certificate', 'skill', 'experience'])
/** A paper that is held counts a little less than its whole where its words differ. */
const wholly = 0.85

const isDegree = ({ kind, quotes }: Source) => kind === 'study' && quotes.length > 2

/** What is asked for by the words of a paper of the person's, also where it is asked as a skill: `H2S Alive`. */
function listedCredentials(papers: readonly Source[], { job, skillsIn, stemsOf, today }: Desk): ShownCredential[] {
  const asked = job.requirements.filter(({ kind }) => byPapers.has(kind))
  return asked.flatMap((requirement) => {
    const held = papers.filter((it) => holding(it, { today, paper: requirement.text }) === 'held')
    const source = held.find(({ quotes: [title = ''] }) => {
      const names = skillsIn(title).map(({ skill }) => skill.name)
      const own = new Set(stemsOf(title))
      return requirement.skills.some((it) => names.includes(it)) || stemsOf(requirement.text).every((it) => own.has(it))
    })
    return source ? [{ requirement, source }] : []
  })
}
