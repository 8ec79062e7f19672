import type { Alternative } from './job-model.ts'
import { relationsOf } from './relations.ts'
import type { ResumeModel } from './resume-model.ts'
import type { Shown } from './shown.ts'

/**
 * What is looked for once in a resume. One more statement leaves most of it as it was: only what the statement touches
 * is looked for again, else the gain of a fix would cost as much as the match.
 */
export function kept(asked: Alternative | readonly Alternative[], model: ResumeModel, look: () => Shown): Shown {
  const known = model.shown.get(asked)
  if (known) return known
  const was = model.before?.shown.get(asked)
  const shown = was && ![asked].flat().some((it) => isTouched(it, model)) ? was : look()
  model.shown.set(asked, shown)
  return shown
}

function isTouched({ skills, units }: Alternative, { before, coverages, roles, statements }: ResumeModel): boolean {
  if (!before || coverages(units) !== before.coverages(units)) return true
  const { terms } = statements[statements.length - 1] ?? {}
  const named = [...(terms?.skills.keys() ?? [])]
  return (
    skills.some((skill) => named.some((name) => relationsOf(skill).has(name))) ||
    roles.some((role, at) => role !== before.roles[at] && role.covers(units) !== before.roles[at]?.covers(units))
  )
}
