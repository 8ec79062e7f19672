import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchResume } from '../match/index.ts'
import { emptyDocument } from '../resume/document.ts'
import { gapQuestions } from '../tailor/gaps.ts'
import type { Job } from './job.ts'
import { readJob } from './read-job.ts'
import { matcher } from './testing/measure.ts'
import { deeds, neitherNor, personal, wholeWork, work } from './testing/not-asked.ts'

const head = 'Support Worker\nNorth Bridge Care Trust (NBCT)\nLeeds\n\nAbout the role\nYou will write care plans.'

const capital = (line: string) => line.charAt(0).toUpperCase() + line.slice(1)

/** The places of an advertisement where a line may stand. */
const places: Record<string, (line: string) => string> = {
  'an item of the list': (line) => `${head}\n\nRequirements\n- Care planning\n- ${line}\n- Driving licence`,
  'a line behind the list': (line) => `${head}\n\nRequirements\nCare planning\nDriving licence\n\n${line}`,
  'an item of what is wished': (line) => `${head}\n\nNice to have\n- Care planning\n- ${line}`,
  'a sentence of the text': (line) => `${head} ${capital(line).replace(/[.!]$/, '')}. You will see clients.`,
}

const own = /care plan|driving licence|see clients/i
/** J12: a closing date is a condition, and asks nothing of anybody. */
const demandsOf = (job: Job) =>
  [...job.requirements, ...job.knockOuts.filter(({ kind }) => kind !== 'closing')]
    .map(({ text }) => text)
    .filter((text) => !own.test(text))
const read = (text: string) => readJob(text, matcher)

describe('what an advertisement says besides is no requirement, and what it says of the work is one', () => {
  it.each(neitherNor)('%s: “%s” asks nothing, “%s” does', (_, none, stays) => {
    for (const [place, ad] of Object.entries(places)) expect(demandsOf(read(ad(none))), place).toEqual([])
    expect(demandsOf(read(places['an item of the list']?.(stays) ?? ''))).not.toEqual([])
  })
})

describe('words of a ground that name work stay', () => {
  it.each(work)('%s', (line) => {
    expect(demandsOf(read(places['an item of the list']?.(line) ?? ''))).not.toEqual([])
  })
})

describe('no word of a field of work is lost', () => {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}+]+/gu) ?? []

  it.each(wholeWork)('%s', (line) => {
    const asked = demandsOf(read(places['an item of the list']?.(line) ?? '')).flatMap(words)
    expect(asked).toEqual(expect.arrayContaining(words(line).filter((word) => word !== 'and' && word !== 'good')))
  })

  it.each([...deeds, ...wholeWork])('as a duty: %s', (line) => {
    const job = read(`${head}\n\nResponsibilities\n- Write reports\n- ${line}\n- Drive vans`)
    expect(job.responsibilities.map((it) => it.words)).toContain(line)
  })
})

describe('what a person is, is asked nowhere', () => {
  it.each(personal)('%s', (line) => {
    for (const [place, ad] of Object.entries(places)) {
      const job = read(ad(line))
      expect([...demandsOf(job), ...job.languages], place).toEqual([])
    }
  })
})

describe('the employer is no skill', () => {
  it.each([
    ['North Bridge Care Trust (NBCT)', 'NBCT values kindness and respect'],
    ['North Bridge Care Trust (NBCT)', 'You must share NBCT values'],
    ['North Bridge Care Trust (NBCT)', 'At NBCT we care for 400 people'],
    ['North Bridge Care Trust', "You know NBCT's services"],
    ['Royal Seaside Animal Rescue', 'Join RSAR'],
  ])('%s: %s', (company, line) => {
    expect(demandsOf(read(places['an item of the list']?.(line).replace(/North.*\)/, company) ?? ''))).toEqual([])
  })

  it.each([
    ['Seattle Quality Labs', 'SQL'],
    ['Seattle Quality Labs', 'Databases (SQL)'],
    ['Seattle Quality Labs (SQL)', 'SQL'],
    ['Atlas Water Services', 'AWS (EC2, S3)'],
    ['Sunrise Quality Logistics', 'SQL - advanced'],
    ['Care North Alliance (CNA)', 'CNA certificate'],
    ['Care North Alliance', 'CNA (Certified Nursing Assistant)'],
    ['Carter Architecture Design', 'CAD - AutoCAD'],
    ['Cedar Park Rehab', 'CPR (current)'],
  ])('letters that only happen to be its initials stay what they are: %s, %s', (company, line) => {
    const job = read(`Analyst\n${company}\n\nRequirements\n- ${line}\n- Python`)
    expect(job.requirements.map(({ text }) => text)).toHaveLength(2)
  })

  it('what it asks for is asked', () => {
    const job = read('Nurse\nNorth Bridge Care Trust (NBCT)\n\nRequirements\nNBCT requires experience of wound care.')
    expect(job.requirements).toHaveLength(1)
  })
})

const shapes: ((term: string) => string)[] = [
  (term) => term,
  (term) => `Must be ${term}`,
  (term) => `You must be ${term}.`,
  (term) => `Applicants must be ${term}`,
  (term) => `${term} required`,
  (term) => `${term} candidates preferred`,
  (term) => `Only ${term} applicants will be considered`,
  (term) => `Ideally ${term}`,
  (term) => `Please state your ${term}`,
  (term) => `Applicants must state their ${term}`,
  (term) => `${term} people are particularly welcome`,
  (term) => `Candidates of any ${term} may apply`,
  (term) => `We do not discriminate on the basis of ${term}.`,
  (term) => `All applicants are considered without regard to ${term}.`,
  (term) => `Lived experience of ${term}`,
  (term) => `Must be ${term} with a driving licence`,
  (term) => `Care planning, ${term} and a driving licence`,
  (term) => `Must be ${term} and punctual`,
  (term) => `Floranext, ${term}`,
]

/** Each says by itself what somebody is. */
const terms =
  `date of birth, young, younger, old, older, elderly, mature, male, female, man, woman, lady, transgender, non-binary,
  sexual orientation, heterosexual, gay, lesbian, bisexual, marital status, family status, pregnant, married, unmarried, single, divorced,
  widowed, childless, mother, father, mum, dad, nationality, place of birth, caste, skin colour, white, black, asian, hispanic, roma,
  indigenous, aboriginal, foreigner, refugee, religious, christian, catholic, muslim, jewish, hindu, sikh, buddhist, atheist,
  political opinion, union membership, church membership, medical condition, disabled, able-bodied, healthy, physically fit, non-smoker,
  smoker, wheelchair user, neurodivergent, autistic, deaf, blind, hiv positive, vaccinated, good-looking, ex-forces`
    .split(',')
    .map((term) => term.trim())

/** Everything that is asked, weighed or put into words from an advertisement. */
const saidOf = ({ requirements, knockOuts, certificates, languages, responsibilities, cultureWords }: Job) => [
  ...requirements.flatMap(({ text, skills }) => [text, ...skills]),
  ...knockOuts.map(({ text }) => text),
  ...certificates,
  ...languages.map(({ language }) => language),
  ...[...responsibilities, ...cultureWords].map(({ words }) => words),
]
const mention = (texts: readonly string[], term: string) =>
  texts.filter((text) => new RegExp(`(?<!\\p{L})${term.replace('+', '\\+')}(?!\\p{L})`, 'iu').test(text))

describe('nothing personal is asked or weighed', () => {
  // Each term in a third of the shapes, and each shape with a third of the terms.
  it.each(shapes.map((shape, at) => [shape('…'), shape, at] as const))('such terms: %s', (_, shape, at) => {
    for (const term of terms.filter((_, index) => index % 3 === at % 3))
      expect(mention(saidOf(read(places['an item of the list']?.(shape(term)) ?? '')), term)).toEqual([])
  })

  it('no gap is a question about the person, no keyword is their ground', () => {
    const anywhere = fc.record({
      term: fc.constantFrom(...terms),
      shape: fc.constantFrom(...shapes),
      place: fc.constantFrom(...Object.values(places)),
    })
    fc.assert(
      fc.property(anywhere, ({ term, shape, place }) => {
        const job = read(place(shape(term)))
        const match = matchResume(emptyDocument(), job, { today: '2026-07-01' })
        const questions = gapQuestions(emptyDocument(), job, match, []).map(({ question }) => question)
        const ledger = match.ledger.filter(({ kind }) => kind !== 'field')
        const rows = [...ledger.map(({ requirement }) => requirement), ...match.keywords.map((it) => it.term)]
        expect(mention([...saidOf(job), ...questions, ...rows], term)).toEqual([])
      }),
      { numRuns: 30 },
    )
  })
})
