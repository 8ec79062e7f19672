import { contentStems } from '../language/words.ts'
import { perThing } from '../text/remembered.ts'
import { isOfAnyWork } from './fields.ts'
import type { JobModel } from './job-model.ts'
import { nearness } from './relations.ts'
import type { RoleModel } from './role-model.ts'
import { termsOf, weightOf } from './terms.ts'
import { groundWeights } from './weights.ts'

// Anybody can write the terms of an advertisement into a line. Whoever does that work also says what it does not ask:
// a title, other skills of the field, the other words of the trade.

/** How far a text speaks of the work advertised besides naming its terms: 1 is enough. */
export function toldBeside(skills: Iterable<string>, stems: Iterable<string>, job: JobModel): number {
  const { isNear, words } = besideTerms(job)
  let told = 0
  for (const name of skills) if (isNear(name)) told += groundWeights.skill
  for (const it of stems) if (words.has(it)) told += groundWeights.word
  return told
}

/** How far a role does, 0 to 1. */
export function groundOf({ proving, skills, titleText }: RoleModel, title: number, job: JobModel): number {
  const stems = new Set(proving.flatMap(({ terms }) => terms.rest))
  const named = Math.max(title, sameWords(job.job.title ?? '', titleText))
  return Math.min(1, named / groundWeights.title + toldBeside(skills, stems, job))
}

/** How much of a title another one says in the same words: an optician is of a dispensing optician's trade. */
function sameWords(wanted: string, own: string): number {
  const said = new Set(contentStems(own))
  let [all, shared] = [0, 0]
  for (const it of contentStems(wanted)) {
    all += weightOf(it)
    if (said.has(it)) shared += weightOf(it)
  }
  return all === 0 ? 0 : shared / all
}

interface Beside {
  /** Whether a skill that the advertisement does not name is of its field. */
  isNear(skill: string): boolean
  /** Telling words of the advertisement outside of what it asks. */
  words: ReadonlySet<string>
}

const besideTerms = perThing(makeBeside)

function makeBeside({ job, skills, asks, wording }: JobModel): Beside {
  const named = termsOf(job.text).spelt
  const asked = [...skills.keys()].filter((name) => !isOfAnyWork(name))
  const near = new Map<string, boolean>()
  const isNear = (skill: string) => {
    const made =
      near.get(skill) ??
      (!named.has(skill) &&
        !skills.has(skill) &&
        !isOfAnyWork(skill) &&
        asked.some((it) => nearness(it, skill) >= groundWeights.near))
    near.set(skill, made)
    return made
  }
  const terms = new Set(
    asks.flatMap(({ alternatives }) => alternatives.flatMap(({ units }) => units.flatMap((it) => it.stems))),
  )
  const words = [...wording.keys()].filter((it) => !terms.has(it) && weightOf(it) >= groundWeights.telling)
  return { isNear, words: new Set(words) }
}
