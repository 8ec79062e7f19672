import { skillMatcher } from '../../skills/index.ts'
import { tokenise } from '../../skills/tokens.ts'
import type { Job } from '../job.ts'
import { endsApplication } from '../knock-outs.ts'

export const matcher = skillMatcher()

/** An advertisement and its labels; lists are parted by ` | `. */
export interface LabelledAd {
  name: string
  text: string
  title: string | null
  company: string | null
  location: string | null
  workMode: string | null
  employmentType: string | null
  /** `min-max CUR/period` */
  salary: string | null
  yearsMin: number | null
  degree: string | null
  required: string
  preferred: string
  knockouts: string
  duties?: string
  languages?: string
}

/** What makes a label a condition, by its kind: written here anew, for the reader to be held against. */
const conditionWords = [
  /\b(?:right to|eligib|permits?\b|authori|visas?\b|passport|citizen)/i,
  /\b(?:liv(?:e|ing) (?:in|within|near)|reside|resident in|residency|based in|within \d|within commuting|commut(?:e|ing))\b/i,
  /\b(?:shifts?|weekends?|evenings?|nights?|hours|rota|on[- ]call|overtime|holidays|saturdays?|sundays?|early)\b/i,
  /\b(?:travel|overnights?|away from home|on-?site|relocat|in person)/i,
  /\b(?:driv(?:ing|er)|car\b|vehicle|transport|DMV|MVR|auto insurance)/i,
  /\b(?:lift|carry|stand|climb|walk|kneel|physical|kg|lbs?|pounds|weather|outdoor|feet|heights?)\b/i,
  /\b(?:DBS|PVG|screening|vetting|(?:background|police|medical|drug|record|reference|criminal)s? (?:\w+ )?(?:checks?|tests?|screen)|medicals?$|disclosure|convictions?|vaccin|immun)/i,
  /\b(?:clearance|secret|TS\/SCI)/i,
  /\b(?:closing|deadline|apply by)\b/i,
]
const isCondition = (label: string) => conditionWords.some((words) => words.test(label))

const listOf = (text: string) => text.split(' | ').filter(Boolean)

const small = new Set(
  'a an and the of in on for to with or at by from as is be your our you we etc other similar equivalent least more than very good strong solid experience knowledge skill ability working level year'.split(
    ' ',
  ),
)
const stem = (word: string) => word.replace(/(?<=\w{4})(?:ings?|ed|es|s)$/, '')
const gist = (text: string) => [
  ...new Set(
    tokenise(text)
      .map((token) => token.key)
      .filter((key) => !small.has(key))
      .map(stem),
  ),
]

/** Labels agree when the words of the shorter are in the longer, or most words are shared. */
function agree(a: string, b: string): boolean {
  const [x, y] = [gist(a), gist(b)]
  const shared = x.filter((word) => y.includes(word)).length
  if (Math.min(x.length, y.length) === 0) return false
  return shared === Math.min(x.length, y.length) || shared / (x.length + y.length - shared) >= 0.5
}

/** Most words of a duty are in the words that were found. */
function holds(words: string, duty: string): boolean {
  const [said, wanted] = [gist(words), gist(duty)]
  return wanted.filter((word) => said.includes(word)).length >= wanted.length * 0.6
}

export interface Tally {
  right: number
  of: number
  misses: string[]
}

const tally = (): Tally => ({ right: 0, of: 0, misses: [] })
export const share = ({ right, of }: Tally) => (of === 0 ? 1 : right / of)

/** How much of what was labelled is found, and how much of what is found was labelled. */
export function measure(pairs: readonly { ad: LabelledAd; job: Job }[]) {
  const result = {
    fields: tally(),
    required: { recall: tally(), precision: tally() },
    preferred: { recall: tally(), precision: tally() },
    knockOuts: { recall: tally(), precision: tally() },
    duties: tally(),
    languages: tally(),
  }
  for (const { ad, job } of pairs) {
    compareFields(result.fields, ad, job)
    const named = job.requirements.filter((it) => it.kind !== 'years')
    // J12, J29: what is checked or agreed to is a condition and no requirement.
    const agreed = job.knockOuts.filter((it) => named.every(({ text }) => text !== it.text)).map(({ text }) => text)
    for (const kind of ['required', 'preferred'] as const) {
      const got = named.filter((it) => it.importance === kind).map((it) => it.text)
      compareLists(result[kind], ad.name, listOf(ad[kind]), got, agreed)
    }
    compareLists(
      result.knockOuts,
      ad.name,
      listOf(ad.knockouts),
      job.knockOuts.filter(endsApplication).map((it) => it.text),
    )
    for (const duty of listOf(ad.duties ?? '')) {
      const isFound = job.responsibilities.some(({ words }) => holds(words, duty))
      count(result.duties, isFound, `${ad.name}: no duty: ${duty}`)
    }
    for (const language of listOf(ad.languages ?? '')) {
      const isFound = job.languages.some((it) => it.language === language)
      count(result.languages, isFound, `${ad.name}: no language: ${language}`)
    }
  }
  return result
}

function count(into: Tally, isRight: boolean, note: string) {
  into.of += 1
  if (isRight) into.right += 1
  else into.misses.push(note)
}

function compareLists(
  into: { recall: Tally; precision: Tally },
  name: string,
  wanted: string[],
  got: string[],
  agreed: string[] = [],
) {
  const used = new Set<number>()
  for (const label of wanted) {
    const at = got.findIndex((text, index) => !used.has(index) && agree(label, text))
    if (at >= 0) used.add(at)
    const isAgreed = isCondition(label) && agreed.some((text) => agree(label, text))
    count(into.recall, at >= 0 || isAgreed, `${name}: not found: ${label}`)
  }
  got.forEach((text, index) => {
    const isRight = used.has(index) || wanted.some((label) => agree(label, text))
    count(into.precision, isRight, `${name}: not asked for: ${text}`)
  })
}

const firstPart = (text: string | null) => text?.split(/,| or | \(/)[0] ?? null

function compareFields(into: Tally, ad: LabelledAd, job: Job) {
  const salary = job.salaryRange
  const pairs: [string, unknown, unknown][] = [
    ['title', ad.title?.toLowerCase() ?? null, job.title?.toLowerCase() ?? null],
    ['company', ad.company, job.company],
    ['location', firstPart(ad.location), firstPart(job.location)],
    ['workMode', ad.workMode, job.workMode],
    ['employmentType', ad.employmentType, job.employmentType],
    ['salary', ad.salary, salary && `${salary.min ?? ''}-${salary.max ?? ''} ${salary.currency}/${salary.period}`],
    ['yearsMin', ad.yearsMin, job.yearsMin],
    ['degree', ad.degree, job.degree],
  ]
  for (const [field, wanted, got] of pairs)
    count(into, wanted === got, `${ad.name}: ${field} is ${String(got)}, not ${String(wanted)}`)
}
