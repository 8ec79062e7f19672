import { supports } from '../claims/index.ts'
import { affirmedSkills } from '../held/index.ts'
import type { Requirement } from '../job/job.ts'
import { termsAsked } from '../job/terms-asked.ts'
import { contentStems } from '../language/words.ts'
import { relevance, type Standing, standingOf } from '../match/index.ts'
import type { Edit } from '../resume/edit.ts'
import { createFreshIds } from '../resume/fresh-ids.ts'
import { idsIn } from '../resume/nodes.ts'
import type { Source } from '../resume/sources.ts'
import type { SkillFound } from '../skills/matcher.ts'
import { namesIn, type TellNames } from '../skills/proper-names.ts'
import { perText } from '../text/remembered.ts'
import { type AskedSkill, askedSkills } from './asked.ts'
import { citable, citedFrom } from './cited.ts'
import { type LineList, listsIn } from './lists.ts'
import { isOwn } from './own.ts'
import { requirementReader } from './requirements-named.ts'
import type { StandingOf, WritingTask } from './writer.ts'

/** What the built-in writer has before it while it works on one task. */
export interface Desk extends WritingTask {
  isName: TellNames
  sources: readonly Source[]
  lists: LineList[]
  asked: AskedSkill[]
  /** How much a text serves the advertisement and the person's own emphasis: by what it shows, then by likeness. */
  worthOf(text: string): number
  /** What is asked and the text names outright, the most wanted first. */
  requirementsIn(text: string): Requirement[]
  /** The first of the words that the person wants in front, where the text has it. */
  wantedIn(text: string): string | undefined
  /** Skills that a text names as known. */
  skillsIn(text: string): SkillFound[]
  stemsOf(text: string): string[]
  newLine(): string
  standing: StandingOf
  /** How the resume stands without any edit. */
  match(): Standing
  /** Whether these sources say all that a text says. */
  isTrue(text: string, sources: readonly string[]): boolean
}

/** What the person wants in front outweighs all that the advertisement asks. */
const emphasised = 5
/** A line that names everything is a list: what it names besides the most wanted counts for less. */
const besides = 0.3

/** A line in the words of the title is about the job itself. */
const ofCore = 0.4
const ofAnyTitle = new Set(
  contentStems(
    'head lead leader senior junior chief manager assistant officer team engineer specialist coordinator director supervisor technician executive associate operator worker staff',
  ),
)

export function deskOf(task: WritingTask): Desk {
  const { document, job, facts, options, today, check = supports } = task
  const sources = citable(document, facts)
  const ids = createFreshIds(idsIn(document))
  const wanted = options.emphasis.map((it) => it.trim()).filter((it) => it !== '')
  const wantedIn = (text: string) => wanted.find((it) => text.toLowerCase().includes(it.toLowerCase()))
  const skillsIn = perText(affirmedSkills)
  const stemsOf = perText(contentStems)
  const lines = sources.filter(({ kind }) => kind === 'line').map(({ text }) => text)
  const isName = namesIn([job.text, ...lines].join('\n'))
  const core = new Set(stemsOf(job.title ?? '').filter((it) => !ofAnyTitle.has(it)))
  const readRequirements = requirementReader(job)
  const requirementsIn = perText((text: string) =>
    readRequirements(
      text,
      skillsIn(text).filter((found) => isOwn(text, found, isName)),
    ),
  )
  const standing = task.standing ?? ((it) => standingOf(it, job, { today, facts }))
  const terms = termsAsked(job)
  let known: Standing | undefined
  const match = () => {
    known ??= standing(document)
    return known
  }
  return {
    ...task,
    sources,
    lists: listsIn(document),
    asked: askedSkills(job, reachable(match())),
    isName,
    worthOf: perText((text: string) => {
      // A paper has a place of its own: to name it says little of the work.
      const named = requirementsIn(text).reduce(
        (sum, { importance, kind }, at) =>
          sum + (importance === 'required' && kind !== 'certificate' ? 0.7 : 0.1) * (at === 0 ? 1 : besides),
        0,
      )
      const isCore = stemsOf(text).some((it) => core.has(it))
      const wish = wantedIn(text) === undefined ? 0 : emphasised
      // The duties are in the likeness: what the job is about goes before the tools it is done with.
      return wish + named + (isCore ? ofCore : 0) + relevance(text, job).score
    }),
    requirementsIn,
    wantedIn,
    skillsIn,
    stemsOf,
    standing,
    newLine: () => ids.claim(undefined, 'new'),
    match,
    isTrue: (text, own) => check(citedFrom(sources, own), text, { today, asked: terms }).supported,
  }
}

/** Terms that the resume shows in part, and might name. */
const reachable = ({ ledger }: Standing): string[] =>
  ledger
    .filter(({ kind, points, maxPoints }) => kind === 'keyword' && points > 0 && points < maxPoints)
    .map((row) => row.requirement)

/** An edit that has no id yet. */
export type Draft = Omit<Edit, 'id'>
