import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Job } from '../job/job.ts'
import { emptyDocument, type ResumeDocument } from '../resume/document.ts'
import type { Edit } from '../resume/edit.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { sourcesOf } from '../resume/sources.ts'
import { requirementPhrase } from './ad-words.ts'
import { type GuideOptions, interviewGuide, type OutlineLine, printed } from './index.ts'
import * as sentences from './sentences/index.ts'
import { splitLine } from './split-line.ts'
import { florist, floristAd, jobFrom, poisonedAd } from './testing/cases.ts'

const today = '2026-07-01'
const guideFor = (document: ResumeDocument, job: Job, more: Partial<GuideOptions> = {}) =>
  interviewGuide(document, job, { today, ...more }, sentences)
type Guide = ReturnType<typeof guideFor>
const linesOf = ({ questions }: Guide): OutlineLine[] => questions.flatMap(({ outline }) => outline)
const gapsIn = ({ questions }: Guide) => questions.filter(({ kind }) => kind === 'gap')

describe('questions', () => {
  it('[I1] an empty resume and an empty advertisement also give a guide', () => {
    const { questions } = guideFor(emptyDocument(), jobFrom(''))
    expect(questions.length).toBeGreaterThanOrEqual(15)
    expect(linesOf(guideFor(emptyDocument(), jobFrom(''))).flatMap(({ quotes }) => quotes)).toEqual([])
  })

  it('[I2] two duties are not asked in the same words', () => {
    const { questions } = guideFor(florist, floristAd)
    const frames = questions.map(({ question }) => question.split(' ').slice(0, 5).join(' '))
    expect(new Set(frames).size).toBeGreaterThanOrEqual(frames.length - 1)
  })

  it('[I4] a line that tells its result is not said to name none, though it cannot be taken apart', () => {
    const line = 'Lowered water use from 5.8 to 3.9 litres, mostly by catching the last rinse and using it again'
    const document = fromJsonResume({
      work: [{ name: 'Tarn', position: 'Brewer', startDate: '2020', highlights: [line] }],
    })
    const told = guideFor(document, floristAd).questions.filter(({ question }) => question.includes(line))
    expect(told.length).toBeGreaterThan(0)
    for (const { outline } of told)
      expect(printed(outline[3] as OutlineLine)).not.toMatch(/no result|not written|was better/)
  })

  it('[I4] names what the resume does not say', () => {
    const asked = guideFor(florist, floristAd).questions.find(({ question }) => question.includes('arrangements'))
    expect(asked?.outline.map(printed)).toMatchObject([
      expect.stringMatching(/^Situation: “Senior Florist, Hedgerow Flowers, Apr 2020/),
      expect.stringMatching(/^Task: /),
      expect.stringMatching(/^Action: “Designed wedding and funeral arrangements/),
      expect.stringMatching(/^Result: (?!“)/),
    ])
  })

  it('[I6] uses verbs, gerunds and nouns where they fit', () => {
    const asked = guideFor(florist, floristAd).questions.map(({ question }) => question)
    expect(asked).toContainEqual(
      expect.stringMatching(/to (?:design|train|order|drive) |you (?:design|train|order|drive) /),
    )
    expect(asked.join('\n')).not.toMatch(/\b(?:to|you) (?:designing|training)|experience with lead /)
  })

  it.each(['Strong communicator', 'Natural problem solver', 'Good communicator and team player'])(
    '[I6] quotes a trait that is somebody: %s',
    (trait) => {
      const { questions } = guideFor(florist, jobFrom(`Florist\n\nRequirements\n- ${trait}\n- Wire work\n`))
      const asked = questions.map(({ question }) => question).join('\n')
      expect(asked).not.toMatch(/(?:called for|did) (?:\p{L}+ )*(?:communicator|solver|player)\b/iu)
    },
  )

  it('[I10] asks of the past what is shown, and of the future what is not', () => {
    const { questions } = guideFor(florist, floristAd)
    const kindOf = (words: string) => questions.find(({ requirement }) => requirement?.includes(words))?.kind
    expect(kindOf('Design arrangements')).toBe('behavioural')
    expect(kindOf('Drive the delivery van')).toBe('situational')
  })

  it('[I12] neither strength nor readiness nor English is asked about', () => {
    const asked = guideFor(florist, floristAd).questions.map(({ question, whyAsked }) => question + whyAsked)
    expect(asked.join('\n')).not.toMatch(/20 kg|Willingness|in English/)
  })

  it('[I16] is the same again, also after a JSON round trip', () => {
    const [document, job] = JSON.parse(JSON.stringify([florist, floristAd])) as [ResumeDocument, Job]
    expect(guideFor(document, job)).toEqual(guideFor(florist, floristAd))
    expect(JSON.stringify(guideFor(document, job))).toBe(JSON.stringify(guideFor(florist, floristAd)))
  })
})

describe('what the person would say', () => {
  const cook = (more: object[] = []) =>
    fromJsonResume({
      basics: { name: 'N', label: 'Cook' },
      work: [
        ...more,
        {
          name: 'The Wexley',
          position: 'Cook',
          startDate: '2015',
          endDate: '2018',
          highlights: ['Laid off when it closed in 2018', 'Cooked 280 lunches a day'],
        },
      ],
    })
  const kitchen = jobFrom(`Head Cook
Norbury School

What you will do
- Make sure that we meet the food law
- Cook lunches for our pupils

Requirements
- High school diploma
- Excellent communicator with parents and staff
`)
  const told = (document: ResumeDocument) => JSON.stringify({ ...guideFor(document, kitchen), statements: [] })

  it('[I4] a role that has ended is not told as one that lasts, nor time away as a role', () => {
    const away = { name: 'Career break', startDate: '2018', endDate: '2025' }
    const [first] = guideFor(cook([away]), kitchen).questions
    expect(first?.outline[0]).toMatchObject({
      part: 'Last',
      quotes: [{ quote: expect.stringContaining('The Wexley') }],
    })
    expect(told(cook([away]))).not.toContain('Career break')
  })

  it('[I6] what the employer says of itself, and what somebody is, is quoted', () => {
    expect(told(cook())).not.toMatch(
      /had to make sure that we|did you last cook lunches for our|called for (?:excellent )?communicator/i,
    )
  })

  it('[I9] a diploma is held, not experienced', () => {
    expect(told(cook())).not.toContain('experience with high school diploma')
  })

  it('[I14] a year is no figure to account for', () => {
    const figures = guideFor(cook(), kitchen).checklist.find((it) => it.startsWith('Know where the figures'))
    expect(figures).toContain('280 lunches')
    expect(figures).not.toContain('Laid off')
  })
})

describe('phrases', () => {
  const form = (label: string, sentence: string) => requirementPhrase(label, sentence, jobFrom(sentence))

  it.each([
    ['Read blueprints', 'Can read blueprints and specs', 'do', 'read blueprints'],
    ['Leading a crew', 'Leading a crew of three', 'doing', 'leading a crew'],
    ['Lived through a merger', 'You have lived through a merger', 'done', 'lived through a merger'],
    ['Fire alarm', 'Extra credit: fire alarm, lift card', 'thing', 'fire alarm'],
    ['Kubernetes', 'Kubernetes in production', 'thing', 'Kubernetes'],
    ['Credible with buyers', 'credible with buyers', 'quoted', 'Credible with buyers'],
    ['Safeguarding', 'Sound knowledge of safeguarding', 'thing', 'safeguarding'],
    ['Knife', 'Knife skills and boning', 'thing', 'knife skills'],
    ['IT literate', 'IT literate', 'quoted', 'IT literate'],
    ['Night auditor', 'Experience as a night auditor', 'quoted', 'a night auditor'],
  ])('[I6] %s of “%s” is %s', (label, sentence, expected, text) => {
    const phrase = form(label, sentence)
    expect(phrase.form).toBe(expected)
    expect(phrase.text.toLowerCase()).toBe(text.toLowerCase())
  })

  it.each([
    ['Seam butchery', 'seam butchery'],
    ['Reapit experience', 'Reapit experience'],
    ['Polish or Lithuanian', 'Polish or Lithuanian'],
  ])('[I6] %s stands as %s inside a sentence', (label, text) => {
    expect(form(label, label).text).toBe(text)
  })
})

describe('lines', () => {
  it.each([
    ['Wired 120 units; no callbacks in two years.', 'Wired 120 units', 'no callbacks in two years'],
    ['Cut waste by 18% by ordering from a count.', 'by ordering from a count', 'Cut waste by 18%'],
    ['Moved events to Kafka, cutting the delay to 900 ms.', 'Moved events to Kafka', 'cutting the delay to 900 ms'],
    ['Kept stock, prices and labels up to date.', 'Kept stock, prices and labels up to date', null],
    ['Won the regional prize in 2021.', null, 'Won the regional prize in 2021'],
    [
      'Went through the noisiest rules, alerts per shift came down from 1,900 to 420.',
      'Went through the noisiest rules',
      'alerts per shift came down from 1,900 to 420',
    ],
    [
      'Time to containment went from 4 hours to 52 minutes.',
      null,
      'Time to containment went from 4 hours to 52 minutes',
    ],
    ['Moved the team, came to work from 6 to 2.', 'Moved the team, came to work from 6 to 2', null],
  ])('[I5] %s', (line, action, result) => {
    expect(splitLine(line)).toEqual({ action, result })
  })
})

describe('gaps', () => {
  const guide = guideFor(florist, floristAd)

  it('[I8] are spoken of in four honest steps', () => {
    const talk = gapsIn(guide).find(({ requirement }) => requirement?.includes('Shopify'))
    expect(talk?.outline.map(({ part }) => part)).toEqual(['Say it straight', 'Nearest', 'Next step', 'If you have it'])
    expect(guide.questions.filter(({ kind }) => kind === 'gap').length).toBeGreaterThanOrEqual(2)
  })

  it('[I9] are not what the resume shows, nor ways of working', () => {
    const missing = gapsIn(guide)
      .map(({ requirement }) => requirement)
      .join('\n')
    expect(missing).not.toMatch(/Diploma in Floristry/)
    const kind = guideFor(florist, jobFrom('Florist\n\nRequirements\n- Attention to detail\n- Discretion'))
    expect(gapsIn(kind)).toEqual([])
    expect(kind.questions).toContainEqual(
      expect.objectContaining({ kind: 'behavioural', question: expect.stringContaining('discretion') }),
    )
  })
})

describe('what the resume does not show', () => {
  const painter = fromJsonResume({
    basics: { name: 'N', label: 'Painter' },
    work: [{ name: 'Brill Decor', position: 'Painter', startDate: '2024', highlights: ['Painted 40 rooms in 2024.'] }],
    skills: [{ name: 'Tools', keywords: ['Spray gun', 'Terraform'] }],
  })
  const ad = jobFrom(`Site Engineer
Requirements
- Bachelor's degree in civil engineering
- 8 years of experience in tunnelling
- Kubernetes
- Fluent French
- Right to work in the UK
- Willingness to travel
`)

  it('[I17] has its talk each: degree, years, skill, language, right to work; readiness has none', () => {
    const asked = gapsIn(guideFor(painter, ad)).flatMap(({ asks }) => asks)
    for (const missing of [/degree/, /8 years/, /Kubernetes/, /French/, /Right to work/])
      expect(asked).toContainEqual(expect.stringMatching(missing))
    expect(asked.join()).not.toContain('Willingness')
  })

  it('[I18] is not asked about as if it had been done, nor called shown', () => {
    const { questions, role } = guideFor(painter, ad, { technicalQuestions: () => ['How did you use it?'] })
    expect(questions.filter(({ kind }) => kind === 'technical')).toEqual([])
    expect(role.strongest.join()).not.toMatch(/Kubernetes|French/)
    expect(role.thinnest.length).toBeGreaterThan(0)
  })
})

describe('technical questions', () => {
  const baker = fromJsonResume({
    basics: { name: 'N' },
    work: [{ name: 'Crumb', position: 'Cook', highlights: ['Wrote the order list in Terraform for two shops.'] }],
    skills: [{ name: 'Tools', keywords: ['Terraform', 'Ansible'] }],
  })
  const ad = jobFrom('Operator\nRequirements\n- Terraform\n- Ansible\n- Kubernetes')
  const bank = (skill: string) => (skill === 'Terraform' ? ['Where does your state live?', 'Why modules?'] : undefined)
  const technical = (technicalQuestions?: typeof bank) =>
    guideFor(baker, ad, { technicalQuestions }).questions.filter(({ kind }) => kind === 'technical')

  it('[I20] come from the bank for a skill that it has, first for one that the resume shows', () => {
    const asked = technical(bank).map(({ question }) => question)
    expect(asked).toContain('Where does your state live?')
    const either = jobFrom('Operator\nRequirements\n- Kubernetes or Terraform')
    const byName = { technicalQuestions: (skill: string) => [`Asked about ${skill}`] }
    const [first] = guideFor(baker, either, byName).questions.filter(({ kind }) => kind === 'technical')
    expect(first?.question).toBe('Asked about Terraform')
  })

  it('[I20] ask where years come from before anything else, and outline each as it is asked', () => {
    const years = jobFrom('Operator\nRequirements\n- 2 years of experience with Terraform')
    const dated = fromJsonResume({
      work: [{ name: 'Crumb', position: 'Operator', startDate: '2020', highlights: ['Ran Terraform for two shops.'] }],
    })
    const asked = guideFor(dated, years, { technicalQuestions: bank }).questions.filter((it) => it.kind === 'technical')
    expect(asked.map(({ question, outline }) => [question, outline[0]?.part])).toEqual([
      [expect.stringContaining('Where does yours come from?'), 'Count'],
      ['Where does your state live?', 'Situation'],
    ])
  })

  it('[I20] ask how, why or what went wrong where the bank has none', () => {
    for (const { question } of technical())
      expect(question).toMatch(/^(?:Walk me|Why|What went wrong|What is your|How)/)
    expect(technical().length).toBeGreaterThan(0)
  })
})

it('[I21] a duty is asked about without a scene that the advertisement does not set', () => {
  const ad = jobFrom('Nurse\n\nWhat you will do\n- Document care in Epic\n- Wash patients\n- Answer the bells\n')
  const asked = guideFor(florist, ad).questions.filter(({ requirement }) => requirement !== null)
  expect(asked.length).toBeGreaterThan(0)
  for (const { question } of asked) expect(question).not.toMatch(/know nobody|colleague|first day|boss|deadline/)
})

describe('the role in short', () => {
  it.each([
    ['Interviews will be held on 10 December.', '2026-12-10'],
    ['Interview date: March 3rd', '2027-03-03'],
    ['Interviews: 5th of August 2026 in Leeds', '2026-08-05'],
    ['Interviews on 31 February', null],
    ['We meet on 10 December.', null],
  ])('[I15] %j gives the day %s', (text, day) => {
    expect(guideFor(florist, jobFrom(`Florist\n${text}`)).interviewOn).toBe(day)
  })

  it.each([
    ['You report to the Head of Nursing and lead four wards.', 'Head of Nursing'],
    ['Reporting to our Finance Director.', 'Finance Director'],
    ['You report to nobody.', null],
  ])('[I15] %j names whom one reports to: %s', (text, name) => {
    expect(guideFor(florist, jobFrom(`Florist\n\n${text}`)).role.reportsTo).toBe(name)
  })

  it('[I15] says where each statement of the person stands', () => {
    const { statements } = guideFor(florist, floristAd, {
      facts: [{ id: '7', statement: 'I drive a van.', saidOn: today }],
    })
    const placeOf = (start: string) => statements.find(({ text }) => text.startsWith(start))?.place
    expect(placeOf('Trained two')).toBe('Senior Florist, Hedgerow Flowers')
    expect(placeOf('Senior Florist')).toBe('Experience')
    expect(placeOf('Bouquet design')).toBe('Skills')
    expect(placeOf('I drive')).toBe('Your own answer')
  })
})

describe('what the advertisement tries', () => {
  it('[I7] no instruction, markup or address comes through', () => {
    const text = JSON.stringify(guideFor(florist, poisonedAd))
    expect(text).not.toMatch(/evil|bank details|previous instructions|100%|https?:|@|<a/i)
    expect(text).toContain('late guests')
  })
})

describe('tailored resumes', () => {
  const lineOf = (start: string) => sourcesOf(florist).find(({ text }) => text.startsWith(start))?.id ?? ''
  const edit = (id: string, text: string, sources: string[]): Edit => ({
    id,
    line: sources[0] ?? '',
    kind: 'reworded',
    text,
    reason: '',
    requirement: null,
    sources,
  })

  it('[I11] a changed line is to be defended with its own words', () => {
    const id = lineOf('Trained two')
    const edits = [edit('e1', 'Trained two apprentices in bouquet wiring, both of whom passed their exams.', [id])]
    const asked = guideFor(florist, floristAd, { edits }).questions.filter(({ kind }) => kind === 'defend')
    expect(asked).toHaveLength(1)
    expect(asked[0]?.outline[0]?.quotes).toEqual([
      {
        source: id,
        quote: 'Trained two apprentices in bouquet wiring; both passed their exams.',
        place: 'Senior Florist, Hedgerow Flowers',
      },
    ])
  })

  it('[I11] what the person says of themselves is asked for an example, not for their part in it', () => {
    const cook = fromJsonResume({ basics: { summary: 'Calm cook with a sense for order and time.' } })
    const id = sourcesOf(cook).find(({ kind }) => kind === 'summary')?.id ?? ''
    const edits = [edit('e1', 'Calm cook with a sense for time and order.', [id])]
    const [asked] = guideFor(cook, floristAd, { edits }).questions.filter(({ kind }) => kind === 'defend')
    expect(asked?.question).toMatch(/Give me one example that shows it\.$/)
  })

  it('[I11] a line that claims more than its sources is not repeated', () => {
    const edits = [
      edit('e1', 'Directed a team of 40 florists across Europe and won two awards.', [lineOf('Trained two')]),
    ]
    const guide = guideFor(florist, floristAd, { edits })
    expect(JSON.stringify(guide)).not.toContain('40 florists')
  })
})

describe('the rest of the guide', () => {
  const guide = guideFor(florist, floristAd)

  it('[I6] no label ends in the middle, and a thing behind “and” is no duty to do', () => {
    const ad = jobFrom(`Staff Attorney
Court of Appeal

The central staff prepares reports on writ applications and appeals for panels of three judges.

What we ask
- Clinical coach qualification or experience
- Call Shaz on 01302 496 011 or text your CV
`)
    const all = JSON.stringify(guideFor(florist, ad))
    expect(all).not.toMatch(/ or[.,?]| to appeal for|Shaz/)
  })

  it('[I13] asks back about the advertisement, and last what is next', () => {
    expect(guide.questionsToAsk.length).toBeLessThanOrEqual(10)
    expect(guide.questionsToAsk.join('\n')).toContain('“Design arrangements for weddings and funerals”')
    expect(guide.questionsToAsk.join('\n')).toContain('team of six')
    expect(guide.questionsToAsk).toContain('What is the pay range for this position?')
    expect(guide.questionsToAsk.at(-1)).toMatch(/^What happens after this conversation/)
  })

  it('[I3] wants a figure only if the person can stand behind it', () => {
    const wanted = linesOf(guide).filter(({ advice }) => /with a figure/.test(advice))
    expect(wanted.length).toBeGreaterThan(0)
    for (const { advice } of wanted) expect(advice).toContain('only if you can stand behind it')
  })

  it('[I14] lists what to have ready for this one', () => {
    const list = guide.checklist.join('\n')
    expect(list).toContain('Level 2 Diploma in Floristry')
    expect(list).toMatch(/driving licence/i)
    expect(list).toContain('York')
    expect(list).toContain('“Cut flower waste by 18% by ordering from a weekly stock count”')
  })

  it('[I15] says the role in the words of the advertisement', () => {
    expect(guide.roleSummary).toMatch(/^Lead Florist at Thistle & Reed/)
    expect(guide.roleSummary).toContain('“Design arrangements for weddings and funerals”')
  })
})

it('SPEC.md and the tests name the same rules', () => {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
  const rules = [...read('SPEC.md').matchAll(/^- (I\d+) /gm)].map(([, id]) => id)
  const tests = ['interview.test.ts', 'evaluated.test.ts', 'practice/practice.test.ts'].map(read).join('\n')
  const cited = [...tests.matchAll(/\[(I\d+)\]/g)].map(([, id]) => id)
  expect([...new Set(cited)].sort()).toEqual([...rules].sort())
})
