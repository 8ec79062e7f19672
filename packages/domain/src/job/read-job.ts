import type { SkillMatcher } from '../skills/matcher.ts'
import { removeAddressed } from './addressed.ts'
import { withoutBoilerplate } from './boilerplate.ts'
import { findCompany } from './company.ts'
import { conditionsOf } from './conditions.ts'
import { leastDegree } from './degree.ts'
import { headerOf } from './header.ts'
import { placed, withLostLineEnds } from './headings.ts'
import type { Degree, HeadField, Job, Requirement } from './job.ts'
import { linesOf, toQuote } from './lines.ts'
import { benefitsOf, cultureWordsOf } from './offer.ts'
import { findLocation } from './places.ts'
import { rowsOf } from './rows.ts'
import { findSalary } from './salary.ts'
import { employmentTypeOf, workModeOf } from './terms.ts'
import { readableText } from './text.ts'
import { findTitle, spokenTitle } from './titles.ts'

/** No ad has more; a page that does is something else. */
const mostLines = 1_600

const headFields: readonly HeadField[] = ['title', 'company', 'location']

/** Reads an ad, pasted or copied from a page. Never throws; what is not said stays null or empty. */
export function readJob(raw: string, matcher: SkillMatcher): Job {
  const text = withLostLineEnds(readableText(raw), matcher)
  const { lines: heard, ignored } = removeAddressed(linesOf(text).slice(0, mostLines))
  const lines = withoutBoilerplate(heard)
  const said = lines.map((line) => line.text).join('\n')
  const header = headerOf(lines)
  const top = [header.text, ...[...header.facts.values()].map((fact) => fact.text)].join('\n')
  const company = findCompany(header, lines)
  const workMode = workModeOf(top, said)
  const location = findLocation(header, lines, company?.name ?? null, workMode)
  const known = { company: company?.name ?? null, location: location?.text ?? null }
  const title = findTitle(header, known, lines)
  const body = placed(lines, header.lines)
  const requirements = rowsOf(body, known.company, matcher)
  const head = { title, company, location }
  return {
    text,
    title: title ? spokenTitle(title.text, said) : null,
    company: known.company,
    location: known.location,
    unsure: headFields.filter((field) => head[field]?.isSure === false),
    workMode,
    employmentType: employmentTypeOf(top, said),
    salaryRange: findSalary(said, known.location),
    degree: degreeOf(requirements),
    requirements,
    benefits: benefitsOf(body),
    cultureWords: cultureWordsOf(body),
    conditions: conditionsOf(body, requirements, lines),
    ignored: ignored.map(toQuote),
  }
}

const rank: readonly Degree[] = ['associate', 'bachelor', 'master', 'doctorate', 'law']

function degreeOf(requirements: readonly Requirement[]): Degree | null {
  const demanded = requirements.flatMap(({ importance, words }) =>
    importance === 'required' ? (leastDegree(words) ?? []) : [],
  )
  return rank.find((level) => demanded.includes(level)) ?? null
}
