import type { SkillMatcher } from '../skills/matcher.ts'
import { postedPeriods, postedTypes } from '../words/job/posting.ts'
import { decodeEntities, htmlToText, looksLikeHtml } from './html.ts'
import type { EmploymentType, Job, SalaryRange } from './job.ts'
import { readJob } from './read-job.ts'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value == null ? [] : [value])

/** [J19] Reads a JobPosting as schema.org defines it. What its fields say outright wins over what the description suggests. */
export function readJobPosting(json: unknown, matcher: SkillMatcher): Job {
  const posting = findPosting(json) ?? {}
  const isRemote = textOf(posting.jobLocationType).toUpperCase() === 'TELECOMMUTE'
  const place = placeOf(posting.jobLocation)
  const job = readJob(asAdvertisement(posting, place), matcher)
  const stated = {
    title: textOf(posting.title),
    company: nameOf(posting.hiringOrganization),
    location: place || (isRemote ? remoteIn(posting) : ''),
  }
  return {
    ...job,
    title: stated.title || job.title,
    company: stated.company || job.company,
    location: stated.location || job.location,
    unsure: job.unsure.filter((field) => stated[field] === ''),
    workMode: isRemote ? 'remote' : job.workMode,
    employmentType: employmentOf(posting.employmentType) ?? job.employmentType,
    salaryRange: salaryOf(posting) ?? job.salaryRange,
  }
}

/** The posting itself, alone, in a list or in a graph. */
function findPosting(json: unknown): Fields | null {
  const objects = objectsIn(json)
  return objects.find(isPosting) ?? objects[0] ?? null
}

/** Whether something is said to be a JobPosting; other objects may say what a page is about as well. */
export const holdsPosting = (json: unknown): boolean => objectsIn(json).some(isPosting)

const objectsIn = (json: unknown): Fields[] =>
  listOf(json)
    .flatMap((item) => (isFields(item) ? [item, ...listOf(item['@graph'])] : []))
    .filter(isFields)

const isPosting = (item: Fields) => listOf(item['@type']).includes('JobPosting')

/** As the lines of an advertisement: title, employer and place first, then the description, then what stands beside it. */
function asAdvertisement(posting: Fields, place: string): string {
  const parts = [
    textOf(posting.title),
    nameOf(posting.hiringOrganization),
    place && `Location: ${place}`,
    '',
    textOf(posting.description),
    titled('Responsibilities', posting.responsibilities),
    titled('Requirements', [
      ...listOf(posting.qualifications),
      ...listOf(posting.skills),
      ...listOf(posting.experienceRequirements),
      ...listOf(posting.educationRequirements),
    ]),
    titled('Benefits', posting.jobBenefits),
  ]
  return parts.filter((part, index) => part !== '' || index === 3).join('\n')
}

function titled(title: string, value: unknown): string {
  const texts = listOf(value).flatMap((it) => textOf(it) || [])
  return texts.length === 0
    ? ''
    : `\n${title}\n${texts.map((text) => (/\n/.test(text) ? text : `• ${text}`)).join('\n')}`
}

/** No field is nested like this; what is further in is not read, so that nothing runs out of stack. */
const deepest = 5

/** Text of a field: a string, with or without markup, or an object that tells its name or description. */
function textOf(value: unknown, depth = 0): string {
  if (isFields(value) && depth < deepest)
    return textOf(value.description ?? value.name ?? monthsOf(value) ?? value.credentialCategory, depth + 1)
  if (typeof value !== 'string') return ''
  const decoded = looksLikeHtml(value) ? value : decodeEntities(value)
  return (looksLikeHtml(decoded) ? htmlToText(decoded) : decoded).trim()
}

function monthsOf(value: Fields): string | undefined {
  const months = Number(value.monthsOfExperience)
  return months >= 12 ? `${Math.floor(months / 12)} years of experience` : undefined
}

const nameOf = (value: unknown): string => {
  const first = listOf(value)[0]
  return isFields(first) ? textOf(first.name) : textOf(first)
}

function placeOf(value: unknown): string {
  const first = listOf(value)[0]
  const address = isFields(first) ? first.address : first
  if (!isFields(address)) return textOf(address)
  const parts = [address.addressLocality, address.addressRegion, address.addressCountry].map(nameOf)
  return [...new Set(parts.filter(Boolean))].slice(0, 2).join(', ')
}

function remoteIn(posting: Fields): string {
  const area = nameOf(posting.applicantLocationRequirements)
  return area ? `Remote (${area})` : 'Remote'
}

function employmentOf(value: unknown): EmploymentType | null {
  const named = listOf(value).map((item) => postedTypes[textOf(item).toUpperCase().replace(/[\s-]/g, '_')])
  return named.find((type) => type !== undefined) ?? null
}

function salaryOf(posting: Fields): SalaryRange | null {
  const salary = listOf(posting.baseSalary)[0]
  if (!isFields(salary)) return null
  const value: Fields = isFields(salary.value) ? salary.value : { value: salary.value }
  const min = amountOf(value.minValue ?? value.value)
  const max = amountOf(value.maxValue ?? value.value)
  const currency = textOf(salary.currency ?? salary.currencyCode ?? value.currency).toUpperCase()
  if ((min === null && max === null) || !/^[A-Z]{3}$/.test(currency)) return null
  const period = postedPeriods[textOf(value.unitText ?? salary.unitText).toUpperCase()] ?? 'year'
  return { min, max, currency, period }
}

function amountOf(value: unknown): number | null {
  const amount = typeof value === 'string' ? Number(value.replace(/[,\s]/g, '')) : value
  return typeof amount === 'number' && Number.isFinite(amount) && amount > 0 ? amount : null
}
