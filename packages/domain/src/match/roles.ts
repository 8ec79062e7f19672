import { fieldLikeness, fieldsIn, isOfAnyWork } from './fields.ts'
import { groundOf, toldBeside } from './ground.ts'
import type { JobModel } from './job-model.ts'
import { bestRelation, nearness } from './relations.ts'
import type { RoleModel } from './role-model.ts'
import { coverage, dutyShownBy } from './units.ts'
import { groundWeights, likenessWeights, practiceWeights, roleWeights } from './weights.ts'

/** How near a role is to the one advertised, 0 to 1. */
export interface Related {
  role: RoleModel
  title: number
  field: number
  share: number
  /** How far it speaks of the work besides naming the terms of the advertisement. */
  ground: number
  /** How far its lines bear out its heading. */
  backing: number
}

/** Near enough for its time and level to count. */
export const countsAs = (share: number): number =>
  Math.min(1, Math.max(0, (share - roleWeights.countsFrom) / roleWeights.countsWithin))

export function relatedRole(role: RoleModel, job: JobModel): Related {
  const named = titleLikeness(role, job)
  const ground = groundOf(role, named, job)
  const backing = backingOf(role, job)
  const skills = skillLikeness(role, job)
  const duties = dutyLikeness(role.covers, job)
  const field = fieldLikeness(job.fields, role.fields)
  const { title: t, skills: k, duties: d, field: f, whole } = likenessWeights
  const like = Math.min(1, (t * named + k * skills + d * duties + f * field) / whole)
  const counts = practiceWeights[isEntryLevel(job) ? 'entry' : 'experienced'][role.practice] * Math.min(ground, backing)
  return { role, title: named * counts, field: field * counts, share: like * counts, ground, backing }
}

/** How far the lines of a role bear out its heading. */
function backingOf({ below, practice }: RoleModel, job: JobModel): number {
  // A course of study has no lines as a rule.
  if (practice === 'study') return groundWeights.study
  // An advertisement that tells nothing of the work leaves nothing to bear out.
  if (job.duties.length === 0) return 1
  const told = toldBeside(below.skills, below.stems, job)
  const shown = skillLikeness(below, job) + dutyLikeness((units) => coverage(units, below), job)
  const fields = fieldLikeness(
    job.fields,
    fieldsIn([{ terms: { skills: new Map([...below.skills].map((it) => [it, 1])) }, weight: 1 }]),
  )
  return groundWeights.bare + (1 - groundWeights.bare) * Math.min(1, told + (shown + fields) / groundWeights.borneOut)
}

const isEntryLevel = ({ job: { seniority } }: JobModel) => seniority === 'intern' || seniority === 'junior'

function titleLikeness(role: RoleModel, { title }: JobModel): number {
  if (title.length === 0 || role.titleText === '') return 0
  return Math.max(coverage(title, role.title), roleWeights.akin * occupationNearness(title, role))
}

/** A job of the same kind under another name: a line cook and a sous chef. */
function occupationNearness(title: JobModel['title'], { title: own }: RoleModel): number {
  let best = 0
  for (const { skill } of title)
    for (const name of skill === null ? [] : own.skills.keys()) best = Math.max(best, nearness(skill ?? '', name))
  return best
}

function skillLikeness({ skills }: Pick<RoleModel, 'skills'>, job: JobModel): number {
  if (job.skills.size === 0 || skills.size === 0) return 0
  let [found, all] = [0, 0]
  for (const name of job.skills.keys()) {
    const weight = isOfAnyWork(name) ? roleWeights.anySkill : 1
    all += weight
    const shown = bestRelation(name, skills)?.weight ?? 0
    if (shown >= roleWeights.likeEnough) found += weight * shown
  }
  return Math.min(1, found / Math.max(roleWeights.leastSkills, all * roleWeights.ofSkills))
}

function dutyLikeness(covers: RoleModel['covers'], { duties }: JobModel): number {
  if (duties.length === 0) return 0
  const sum = duties.reduce((all, { units }) => all + dutyShownBy(covers(units)), 0)
  return Math.min(1, sum / Math.max(1, duties.length * roleWeights.ofDuties))
}

/** Months in roles, each as far as `weigh` says; time in two roles at once counts once. */
export function monthsIn(roles: readonly RoleModel[], weigh: (role: RoleModel) => number): number {
  const spans = roles.flatMap((role) => {
    const weight = weigh(role)
    return role.from === null || role.to === null || role.to <= role.from || weight <= 0
      ? []
      : [{ from: role.from, to: role.to, weight }]
  })
  const edges = [...new Set(spans.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b)
  let months = 0
  edges.forEach((edge, index) => {
    const next = edges[index + 1]
    if (next === undefined) return
    const weights = spans.filter(({ from, to }) => from <= edge && to >= next).map(({ weight }) => weight)
    months += (next - edge) * Math.max(0, ...weights)
  })
  return months
}
