import { type Holding, holding } from '../held/index.ts'
import { leastDegree, namesSchooling } from '../job/degree.ts'
import type { Degree } from '../job/job.ts'
import type { Study } from '../resume/document.ts'
import { skillNamed } from '../skills/index.ts'
import { patternOf } from '../text/patterns.ts'
import * as subjectWords from '../words/degrees.ts'
import { examShown } from './exams.ts'
import type { ResumeModel } from './resume-model.ts'
import { nothing, type Shown } from './shown.ts'
import { termsOf } from './terms.ts'
import { coverage, unitsOf } from './units.ts'
import { degreeRanks, degreeWeights, tellingWeights } from './weights.ts'

/** What a degree is in, where its letters say so. */
const namedByLetters: [RegExp, string][] = [
  [/\b(?:BSN|ADN|MSN|DNP)\b/, 'Nursing'],
  [/\b(?:MBA|BBA|B\.?Com)\b/, 'Business administration'],
  [/\b(?:J\.?D|LL\.?[BM])\b\.?|\bjuris doctor\b/i, 'Law'],
  [/\b[BM]\.?Eng\b/, 'Engineering'],
  [/\b(?:[BM]\.?Ed|PGCE)\b/, 'Teaching'],
  [/\b(?:MSW|BSW)\b/, 'Social work'],
  [/\bMPH\b/, 'Public health'],
  [/\b[BM]FA\b/, 'Fine arts'],
  [/\bPharm\.?D\b/, 'Pharmacy'],
  [/\bB?DVM\b/, 'Veterinary medicine'],
  [/\bDDS\b/, 'Dentistry'],
  [/\bMPA\b/, 'Public administration'],
]
const spelledOut = (text: string) =>
  `${text} ${namedByLetters.flatMap(([letters, subject]) => (letters.test(text) ? [subject] : [])).join(' ')}`

const openSubject = patternOf(subjectWords.openSubject)
/** Asked by what they have in common: `a quantitative field`, `a STEM degree`, `business-related studies`. */
const families = subjectWords.families.map(({ asked, subjects }) => ({
  asked: patternOf(subjectWords.familyAsked, 'i', { family: asked }),
  subjects: new RegExp(`\\b(?:${subjects})\\b`, 'i'),
}))
const orExperience = patternOf(subjectWords.orExperience)
const ofAnyDegree = patternOf(subjectWords.ofAny, 'gi')

interface Held {
  study: Study
  rank: number
  text: string
  finished: boolean
}

function studiesIn({ document, day }: ResumeModel): Held[] {
  return document.sections
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => {
      if (entry.type !== 'study') return []
      const stands = standsAs(entry, day)
      const text = spelledOut([entry.degree, entry.area].filter(Boolean).join(' '))
      return stands === 'held' || stands === 'pending'
        ? [{ study: entry, rank: rankOf(text), text, finished: stands === 'held' }]
        : []
    })
}

/** By its own words and dates, and by what is said of the degree below it. */
function standsAs({ degree, area, score, lines, start, end }: Study, today: string): Holding {
  const heading = [degree, area, score].filter(Boolean).join(', ')
  const below = lines.filter(({ text }) => leastDegree(text) !== null || leaving.test(text))
  const all = [{ text: heading, kind: 'study' as const, start, end }, ...below]
  return all.map((it) => holding(it, { today })).find((it) => it !== 'held') ?? 'held'
}
const leaving = patternOf(subjectWords.leaving)

/** As resumes abbreviate them, where an advertisement would not. */
const letters: [RegExp, Degree][] = [
  [/^(?:M\.?S|M\.?A|M\.?Phil)\b/, 'master'],
  [/^(?:A\.?S|A\.?A)\b/, 'associate'],
  [/^M\.?D\b|^D\.?O\b|^Dr\b/, 'doctorate'],
]

function rankOf(text: string): number {
  const level = letters.find(([pattern]) => pattern.test(text))?.[1] ?? leastDegree(text)
  if (level) return degreeRanks[level]
  return text.trim() === '' || schooling.test(text) ? 0 : degreeRanks.below
}

const schooling = patternOf(subjectWords.schooling)
/** `degree or diploma`: the lower of the two is enough. */
const orDiploma = /(?<!graduate )\bdiploma\b[^.;]*\bor\b|\bor\b[^.;]*(?<!graduate )\bdiploma\b/i

/** A degree that is asked, by level and subject. */
export function degreeShown(asked: string, skills: readonly string[], model: ResumeModel): Shown {
  const best = model.degrees.get(asked) ?? bestDegree(asked, skills, model)
  model.degrees.set(asked, best)
  const byExperience = model.nearest * degreeWeights.experience
  if (orExperience.test(asked) && byExperience > best.share)
    return { share: byExperience, how: 'Experience in place of the degree', evidence: best.evidence }
  return best
}

function bestDegree(asked: string, skills: readonly string[], model: ResumeModel): Shown {
  const least = leastDegree(asked)
  const lowest = schooling.test(asked) ? 0 : degreeRanks.below
  const wanted = least === null ? lowest : degreeRanks[orDiploma.test(asked) ? 'below' : least]
  const subject = subjectOf(asked, skills)
  const isExam = namesSchooling(asked)
  let best = isExam ? examShown(asked, model) : nothing
  for (const held of studiesIn(model)) {
    if (isExam && namesSchooling(held.text)) continue
    const level = levelShare(held, wanted)
    const fits =
      subject.length === 0 || isOfFamily(asked, held.text) ? 1 : subjectShare(subject, held, openSubject.test(asked))
    const share = level * (degreeWeights.level + degreeWeights.subject * fits)
    if (share > best.share && quoteOf(held).quote !== '')
      best = { share, how: howOf(held, wanted, fits), evidence: [quoteOf(held)] }
  }
  return best
}

const isOfFamily = (asked: string, held: string) =>
  families.some((family) => family.asked.test(asked) && family.subjects.test(held))

function subjectOf(asked: string, skills: readonly string[]) {
  const bare = spelledOut(asked).replace(ofAnyDegree, ' ')
  return unitsOf(bare, skills).filter(({ weight }) => weight > tellingWeights.subject)
}

/** A study stands in one subject, and one of those named is enough. */
function subjectShare(subject: ReturnType<typeof subjectOf>, { text }: Held, isOpen: boolean): number {
  const terms = termsOf(text)
  const isNamed = subject.some(({ stems }) => stems.length > 0 && stems.every((it) => terms.stems.has(it)))
  const direct = isNamed ? 1 : Math.max(0, ...subject.map((unit) => coverage([unit], terms)))
  if (direct >= degreeWeights.sameSubject) return 1
  const fields = new Set([...terms.skills.keys()].map((name) => skillNamed(name)?.field))
  const alike = subject.some(({ skill }) => skill !== null && fields.has(skillNamed(skill)?.field))
  return Math.max(direct, alike ? degreeWeights[isOpen ? 'relatedAsked' : 'related'] : 0)
}

function levelShare({ rank, finished }: Held, wanted: number): number {
  const { school, oneBelow, below, unfinished } = degreeWeights
  const level = rank >= wanted ? 1 : rank === 0 ? school : rank + 1 >= wanted ? oneBelow : below
  return finished ? level : level * unfinished
}

function howOf({ rank, finished }: Held, wanted: number, fits: number): string | null {
  if (!finished) return 'Not finished yet'
  if (rank < wanted) return 'A lower degree than asked'
  return fits < degreeWeights.sameSubject ? 'In another subject' : null
}

const quoteOf = ({ study }: Held) => ({
  source: study.id,
  quote: study.degree ?? study.area ?? study.institution ?? '',
})
