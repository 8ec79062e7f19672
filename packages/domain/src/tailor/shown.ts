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
const isDeed = ({ kind, section, role, text }: Source) =>
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
