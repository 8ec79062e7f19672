import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchResume } from '../match/index.ts'
import { emptyDocument } from '../resume/document.ts'
import { gapQuestions } from '../tailor/gaps.ts'
import type { Job } from './job.ts'
import { grounds, termsOf } from './personal.ts'
import { readJob } from './read-job.ts'
import { matcher } from './testing/measure.ts'
import { neitherNor, work } from './testing/not-asked.ts'

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
const demandsOf = (job: Job) =>
  [...job.requirements, ...job.knockOuts].map(({ text }) => text).filter((text) => !own.test(text))
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

  it('letters that only happen to be its initials stay what they are', () => {
    const job = read('Analyst\nSeattle Quality Labs\n\nRequirements\n- SQL\n- Python')
    expect(job.requirements.map(({ text }) => text)).toEqual(['SQL', 'Python'])
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

const terms = grounds.flatMap(({ terms }) => termsOf(terms))

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
  it.each(shapes.map((shape) => [shape('…'), shape] as const))('every term of every ground: %s', (_, shape) => {
    for (const term of terms)
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
      { numRuns: 150 },
    )
  })
})
