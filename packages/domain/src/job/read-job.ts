import type { SkillMatcher } from '../skills/matcher.ts'
import { withoutAddressed } from './addressed.ts'
import { findCompany } from './company.ts'
import { leastDegree, namesSchooling } from './degree.ts'
import { dutiesOf } from './duties.ts'
import { employerOf } from './employer.ts'
import { withoutFurniture } from './furniture.ts'
import { unglued } from './glued.ts'
import { headerOf } from './header.ts'
import type { Degree, HeadField, Job, LanguageDemand, Requirement } from './job.ts'
import { knockOutsOf } from './knock-outs.ts'
import { languagesIn, levelOf } from './languages.ts'
import { linesOf } from './lines.ts'
import { findLocation } from './location.ts'
import { benefitsOf, cultureWordsOf } from './offer.ts'
import { type Found, requirementsOf } from './requirements.ts'
import { findSalary } from './salary.ts'
import { sectionsOf } from './sections.ts'
import { skillPlaces } from './skill-places.ts'
import { toQuote } from './span.ts'
import { employmentTypeOf, seniorityOf, workModeOf } from './terms.ts'
import { readableText } from './text.ts'
import { findTitle, spokenTitle } from './titles.ts'

/** No advertisement has more; a page that does is something else. */
const mostLines = 1_500

const headFields: readonly HeadField[] = ['title', 'company', 'location']

/** J4: reads an advertisement, pasted or copied from a page. Never throws; what is not said stays null or empty. */
export function readJob(raw: string, matcher: SkillMatcher): Job {
  const text = unglued(readableText(raw), matcher)
  const { lines: heard, ignored } = withoutAddressed(linesOf(text).slice(0, mostLines))
  const lines = withoutFurniture(heard)
  const said = lines.map((line) => line.text).join('\n')
  const header = headerOf(lines)
  const top = [header.text, ...[...header.facts.values()].map((fact) => fact.text)].join('\n')
  const sections = sectionsOf(lines)
  const named = findCompany(header, lines)
  const company = named?.name ?? null
  const employer = employerOf(company, said, matcher)
  const { asked, conditions } = requirementsOf(sections, skillPlaces(text, lines, matcher), employer)
  const { knockOuts, ids } = knockOutsOf(asked, conditions, lines)
  const requirements = asked.map(({ said: _, ...requirement }) => ({
    ...requirement,
    knockOut: ids.has(requirement.id),
  }))
  const workMode = workModeOf(top, said)
  const place = findLocation(header, lines, company, workMode)
  const location = place?.text ?? null
  const called = findTitle(header, { company, location, matcher, words: new Set(said.match(/\p{Ll}+/gu)) }, lines)
  const title = called ? spokenTitle(called.text, said) : null
  const head = { title: called, company: named, location: place }
  const yearsMin = yearsOf(requirements)
  return {
    text,
    title,
    company,
    location,
    unsure: headFields.filter((field) => head[field]?.isSure === false),
    workMode,
    employmentType: employmentTypeOf(top, said),
    salaryRange: findSalary(said, location),
    seniority: seniorityOf(title, yearsMin),
    yearsMin,
    degree: degreeOf(asked),
    certificates: requirements.filter((it) => it.kind === 'certificate').map((it) => it.text),
    languages: languagesOf(requirements),
    responsibilities: dutiesOf(sections),
    requirements,
    benefits: benefitsOf(sections),
    cultureWords: cultureWordsOf(sections),
    knockOuts,
    ignored: ignored.map(toQuote),
  }
}

/** J23: the most years asked for outright: others are a part of them. */
function yearsOf(requirements: readonly Requirement[]): number | null {
  const years = requirements.flatMap((it) => (it.importance === 'required' && it.years !== null ? [it.years] : []))
  return years.length === 0 ? null : Math.max(...years)
}

const rank: Degree[] = ['associate', 'bachelor', 'master', 'doctorate', 'law']

function degreeOf(requirements: readonly Found[]): Degree | null {
  const demanded = requirements.flatMap((it) => {
    const level = it.importance === 'required' && it.kind === 'degree' ? leastDegree(it.said) : null
    return level ? [level] : []
  })
  return rank.find((level) => demanded.includes(level)) ?? null
}

function languagesOf(requirements: readonly Requirement[]): LanguageDemand[] {
  const byName = new Map<string, LanguageDemand>()
  for (const requirement of requirements) {
    for (const { language } of languagesIn(requirement.text)) {
      if (byName.has(language) || namesSchooling(requirement.text)) continue
      const at = languagesIn(requirement.words).find((it) => it.language === language)?.at ?? 0
      const level = levelOf(requirement.words, at)
      byName.set(language, { language, level, required: requirement.importance === 'required' })
    }
  }
  return [...byName.values()]
}
