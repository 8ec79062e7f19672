import type { Ask } from './job-model.ts'
import { bestRelation } from './relations.ts'
import { headingOf, type RoleModel } from './role-model.ts'
import { countsAs, monthsIn } from './roles.ts'
import type { Comparison } from './rows.ts'
import { quote, type Shown } from './shown.ts'
import { coverage, type Said, shownBy } from './units.ts'
import { atMost, monthsInYear, roleWeights, yearsWeights } from './weights.ts'

/** Years asked for, from the dates of the roles that show what is asked, else of related roles. */
export function yearsShown(years: number, ask: Ask, { model }: Comparison): Shown {
  const nearness = new Map(model.related.map(({ role, share }) => [role, countsAs(share)]))
  const backed = new Map(model.related.map(({ role, ground, backing }) => [role, Math.min(ground, backing)]))
  const near = (role: RoleModel) => nearness.get(role) ?? 0
  const isGeneral = ask.requirement.kind === 'years' || !ask.tells
  const shows = (role: RoleModel) => (isGeneral ? near(role) : isShownIn(role, ask) ? (backed.get(role) ?? 0) : 0)
  const worked = model.roles.filter(({ practice }) => practice === 'work')
  const exact = monthsIn(worked, shows) / monthsInYear
  const wider = monthsIn(worked, near) / monthsInYear
  const same = monthsIn(worked, (role) => (near(role) >= yearsWeights.sameWork ? 1 : 0)) / monthsInYear
  // `0 to 2 years` asks for none.
  const part = (have: number) => (years > 0 ? Math.min(1, have / years) : 1)
  const most = isGeneral ? 1 : Math.max(0, ...worked.map(shows))
  const own = Math.min(most, part(exact))
  const share = Math.max(own, yearsWeights.same * part(same), yearsWeights.related * part(wider))
  const counted = worked.filter((role) => shows(role) > roleWeights.near || near(role) > roleWeights.near)
  return {
    share,
    how: `${numberOf(own === share ? exact : Math.max(same, wider))} of ${years} years in related roles`,
    evidence: counted.slice(0, atMost.quotes).flatMap((role) => {
      const heading = headingOf(role.statements)
      return heading ? [quote(heading)] : []
    }),
  }
}

const numberOf = (years: number) => String(Math.round(years * 10) / 10)

function isShownIn(role: RoleModel, ask: Ask): boolean {
  const isShown = role.showing.get(ask) ?? showsEnough(role, ask)
  role.showing.set(ask, isShown)
  return isShown
}

/** Shown by the title, or by more than a mention in passing. */
function showsEnough(role: RoleModel, { alternatives }: Ask): boolean {
  const { shown: enough, lines: some, fewLines } = yearsWeights
  const shows = (said: Said) =>
    alternatives.some(
      ({ skills, units }) =>
        skills.some((skill) => (bestRelation(skill, said.skills.keys())?.weight ?? 0) >= enough) ||
        shownBy(coverage(units, said)) >= enough,
    )
  if (shows(role.title)) return true
  const lines = role.proving.filter(({ terms }) => shows(terms)).length
  return lines >= some || (lines === 1 && role.proving.length <= fewLines) || (lines === 0 && shows(role))
}
