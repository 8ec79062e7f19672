import { describe, expect, it } from 'vitest'
import type { Job } from '../job/job.ts'
import { emptyDocument, type ResumeDocument } from '../resume/document.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { quotable } from './asks.ts'
import { questionBank } from './bank/index.ts'
import { type GuideOptions, interviewGuide, type OutlineLine, printed } from './index.ts'
import { florist, floristAd, jobFrom, poisonedAd } from './testing/cases.ts'

const today = '2026-07-01'
const guideFor = (document: ResumeDocument, job: Job, more: Partial<GuideOptions> = {}) =>
  interviewGuide(document, job, { today, bank: questionBank, ...more })
type Guide = ReturnType<typeof guideFor>
const linesOf = ({ questions }: Guide): OutlineLine[] => questions.flatMap(({ outline }) => outline)
const textsOf = ({ questions }: Guide) => questions.map(({ question }) => question)
const about = ({ questions }: Guide, words: string) => questions.find(({ requirement }) => requirement?.includes(words))
const guide = guideFor(florist, floristAd)

it('[I1] an empty resume and an empty ad also give a guide', () => {
  const empty = guideFor(emptyDocument(), jobFrom(''))
  expect(empty.questions.length).toBeGreaterThanOrEqual(15)
  expect(linesOf(empty).flatMap(({ quotes }) => quotes)).toEqual([])
})

describe('what the ad says', () => {
  it('[I6] is quoted and asked as done where a line is like it, with that line as a note', () => {
    const asked = about(guide, 'Design arrangements')
    expect(asked?.kind).toBe('behavioural')
    expect(asked?.question).toBe(
      'The ad says “Design arrangements for weddings and funerals”. Tell us about a time you did this.',
    )
    expect(asked?.outline.flatMap(({ quotes }) => quotes.map(({ quote }) => quote))).toContain(
      'Designed wedding and funeral arrangements for about 60 events a year.',
    )
  })

  it('[I6] is asked for how they would begin where none is', () => {
    const asked = about(guide, 'Order stock from growers')
    expect(about(guide, 'Drive the delivery van')?.kind).toBe('situational')
    expect(asked?.outline.every(({ quotes }) => quotes.every(({ quote }) => !quote.startsWith('Trained')))).toBe(true)
  })

  it('[I6] has what the person answered as a note, unless it denies', () => {
    const noted = (statement: string) => {
      const made = guideFor(florist, floristAd, { facts: [{ id: '7', statement, saidOn: today }] })
      return about(made, 'Drive the delivery van')?.outline.flatMap(({ quotes }) => quotes.map(({ quote }) => quote))
    }
    expect(noted('I drive the delivery van on Saturdays.')).toEqual(['I drive the delivery van on Saturdays.'])
    expect(noted('I do not drive the delivery van.')).toEqual([])
  })

  it.each([
    ['Lead a team of six', 'Lead a team of six'],
    [
      'Plan the week with the head gardener and two volunteers from the village, order what is needed from three nurseries, and drive the van to the market on Saturdays',
      'Plan the week with the head gardener and two volunteers from the village, order what is needed from three nurseries',
    ],
  ])('[I4] %s is cut at the end of a clause', (text, expected) => {
    expect(quotable(text)).toBe(expected)
  })

  it('[I9] is no question where it is settled on a form', () => {
    expect(textsOf(guide).join('\n')).not.toMatch(/20 kg|work weekends|in English/)
  })

  it('[I7] does not come through where it is addressed to software, or is markup or an address', () => {
    const text = JSON.stringify(guideFor(florist, poisonedAd))
    expect(text).not.toMatch(/previous instructions|bank details|evil|<a |https?:/)
    expect(text).toContain('Walk the corridors twice a night')
  })
})

describe('an outline', () => {
  const cook = fromJsonResume({
    work: [
      { name: 'Career break', startDate: '2018', endDate: '2025' },
      {
        name: 'The Wexley',
        position: 'Cook',
        startDate: '2015',
        endDate: '2018',
        highlights: ['Cut food waste by 18% with a weekly stock count', 'Cooked 280 lunches a day'],
      },
    ],
  })
  const kitchen = jobFrom(
    'Cook\nNorbury School\n\nWhat you will do\n- Cook lunches for pupils\n- Keep food waste low\n- Count the stock weekly\n',
  )
  const printedFor = (words: string) => about(guideFor(cook, kitchen), words)?.outline.map(printed)

  it('[I5] has a line under Action, its role under Situation, and asks for the rest', () => {
    expect(printedFor('Cook lunches')).toEqual([
      'Situation: “Cook, The Wexley, 2015 – 2018”.',
      expect.stringMatching(/^Task: [^“]*\?$/),
      'Action: “Cooked 280 lunches a day”.',
      expect.stringMatching(/^Result: What came of it\?/),
    ])
  })

  it('[I5] has a line that tells what came of the work under Result', () => {
    expect(printedFor('food waste')?.[3]).toBe('Result: “Cut food waste by 18% with a weekly stock count”.')
  })

  it('[I6] opens with the latest role that has a line, not with time away', () => {
    const [opening] = guideFor(cook, kitchen).questions
    expect(opening?.outline[0]?.quotes.map(({ quote }) => quote)).toEqual(['Cook, The Wexley, 2015 – 2018'])
  })

  it('[I12] of a figure asks for the part that was the person’s', () => {
    const told = guideFor(cook, kitchen).questions.filter(({ kind }) => kind === 'defend')
    expect(told.map(({ line }) => line)).toEqual([
      'Cut food waste by 18% with a weekly stock count',
      'Cooked 280 lunches a day',
    ])
    expect(told[0]?.question).toMatch(/^Be ready to explain “Cut food waste by 18%/)
  })
})

describe('a gap', () => {
  it('[I8] is what can be found by its name; a duty, a trait or a way of working is none', () => {
    const gaps = guide.questions.filter(({ kind }) => kind === 'gap').map(({ requirement }) => requirement)
    expect(gaps.join('\n')).toMatch(/driving licence/i)
    expect(gaps.join('\n')).toMatch(/Shopify/)
    expect(gaps.join('\n')).not.toMatch(/Order stock|Leading a small team|Floristry$/)
  })
})

describe('questions of the trade', () => {
  const titled = (title: string) => textsOf(guideFor(emptyDocument(), jobFrom(`${title}\nAcme Ltd\n`))).join('\n')

  it('[I10] are chosen by the title', () => {
    expect(titled('Charge Nurse')).toContain('Tell us about a patient who got worse on your shift.')
    expect(titled('HGV driver')).toContain('walk-round check')
    expect(titled('Nurse Manager')).toMatch(
      /patient who got worse[\s\S]*not doing well|not doing well[\s\S]*patient who got worse/,
    )
  })

  it('[I10] are the general ones for a title of no group', () => {
    expect(titled('Lighthouse keeper')).toContain('Tell us about a mistake you made at work.')
    expect(titled('Lighthouse keeper')).not.toContain('patient')
  })

  it('[I10] come in the order in which the ad asks for their skills', () => {
    const asked = textsOf(
      guideFor(emptyDocument(), jobFrom('Bookkeeper\nAcme Ltd\n\nRequirements\n- Payroll\n- Variance analysis\n')),
    )
    expect(asked.join('\n')).toContain('Payroll, a tax filing and the close fall on the same days')
  })

  it('[I11] are those of a required skill that the resume shows', () => {
    const nurse = fromJsonResume({
      work: [{ name: 'St Ann', position: 'Nurse', startDate: '2020', highlights: ['Wound care on a ward of 28 beds'] }],
    })
    const made = guideFor(nurse, jobFrom('Tutor of wound care\nAcme\n\nRequirements\n- Wound care\n'))
    expect(about(made, 'Wound care')?.question).toMatch(/leg ulcer/)
  })
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

  it('[I15] is in the words of the ad', () => {
    expect(guide.roleSummary).toMatch(/^Lead Florist at Thistle & Reed/)
    expect(guide.roleSummary).toContain('“Design arrangements for weddings and funerals”')
  })

  it('[I3] says where each statement of the person stands', () => {
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

it('[I13] asks back about the ad, and last what is next', () => {
  expect(guide.questionsToAsk.length).toBeLessThanOrEqual(10)
  expect(guide.questionsToAsk.join('\n')).toContain('“Design arrangements for weddings and funerals”')
  expect(guide.questionsToAsk).toContain('What is the pay range for this position?')
  expect(guide.questionsToAsk.at(-1)).toMatch(/^What happens after this conversation/)
})

it('[I14] lists what to have ready for this one', () => {
  const list = guide.checklist.join('\n')
  expect(list).toMatch(/Full driving licence”, and we couldn’t find it/)
  expect(list).toContain('York')
  expect(list).toContain('“Cut flower waste by 18% by ordering from a weekly stock count”')
})

it('[I14] names the pay in whole amounts, or all of it with its cents', () => {
  const payOf = (pay: string) => guideFor(florist, jobFrom(`Florist\nYork\n\n${pay}`)).checklist.join('\n')
  expect(payOf('$34.00 - $43.50 an hour')).toContain('34.00–43.50 USD an hour')
  expect(payOf('$34 - $43 an hour')).toContain('34–43 USD an hour')
})

it('[I8] a gap is planned without what the resume shows beside it', () => {
  const job = jobFrom('Nurse\n\nRequirements\n- Nursing\n- Bilingual English/Spanish')
  const nurse = fromJsonResume({ work: [{ name: 'Mercy', position: 'Nurse', highlights: ['Nursing of 6 patients'] }] })
  const gaps = guideFor(nurse, job).questions.filter(({ kind }) => kind === 'gap')
  expect(about({ ...guide, questions: gaps }, 'Spanish')?.skills).toEqual(['Spanish'])
})

it('[I16] is the same again, also after a JSON round trip', () => {
  const [document, job] = JSON.parse(JSON.stringify([florist, floristAd])) as [ResumeDocument, Job]
  expect(JSON.stringify(guideFor(document, job))).toBe(JSON.stringify(guide))
})
