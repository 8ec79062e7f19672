import { describe, expect, it } from 'vitest'
import { supports } from '../claims/index.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { apply } from './apply.ts'
import { inStyle, styleOf } from './line-style.ts'
import { listsIn } from './lists.ts'
import { activeOpening, deedItself } from './openings.ts'
import { broughtBy, withoutMe } from './own-voice.ts'
import { inPlainWords } from './plain-words.ts'
import { withoutPraise } from './praise.ts'
import { joinedByAnd, resultFirst } from './results.ts'
import { isChore, tellsResult } from './results-told.ts'
import { inTense } from './tenses.ts'
import { jobOf, today } from './testing/people.ts'
import { proposed, textsOf, wordsOf } from './testing/proposals.ts'

const isTrue = (line: string, text: string) => supports([line], text, { today }).supported

describe('results first', () => {
  it.each([
    [
      'Introduced bay tagging, which brought falls down from 6.2 to 3.9 per 1,000 bed days',
      'Brought falls down from 6.2 to 3.9 per 1,000 bed days by introducing bay tagging',
    ],
    ['Rewrote the rota, cutting overtime by 18 %', 'Cut overtime by 18 % by rewriting the rota'],
    ['Set up a parts store, saving £400 a week.', 'Saved £400 a week by setting up a parts store.'],
    ['Moved the gates, resulting in a 12% rise in entries.', 'Raised entries by 12% by moving the gates.'],
    [
      'Redesigned the table, which led to a reduction in hide waste of 7%.',
      'Reduced hide waste by 7% by redesigning the table.',
    ],
    [
      'Drew up a map so that turnaround fell from 3 days to 2.',
      'Brought turnaround down from 3 days to 2 by drawing up a map.',
    ],
    ['Wrote a guide, which helped to cut errors by 7%.', 'Helped to cut errors by 7% by writing a guide.'],
    [
      'Wrote a guide and trained the crew, halving faults from 8 to 4.',
      'Halved faults from 8 to 4 by writing a guide and training the crew.',
    ],
  ])('[T37] %s', (line, text) => {
    expect(resultFirst(line)).toBe(text)
    expect(isTrue(line, text)).toBe(true)
  })

  it.each([
    'Cleaned the vats; yield rose by 4%.',
    'Cleaned the vats and yield rose by 4%.',
    'Cleaned the vats to cut waste by 9%.',
    'Cleaned the vats, cutting waste.',
    'Launched a night walk that raised £92,000 in its first year.',
    'Cut waste by 9%, saving £4,000.',
    'Cleaned the vats, using 4 brushes.',
    'Yield rose, cutting waste by 9%.',
  ])('[T37] stays where no cause, no figure or no deed is plain: %s', (line) => {
    expect(resultFirst(line)).toBeNull()
  })

  it.each(['Managed 12 reps, who raised sales by 20%.', 'Supported the sales team, which raised revenue by 20%.'])(
    '[T37] what others reached stays theirs: %s',
    (line) => {
      const text = resultFirst(line)
      expect(text === null || !isTrue(line, text)).toBe(true)
    },
  )
})

const smith = (highlights: string[], more: object = {}) =>
  fromJsonResume({
    basics: { name: 'A' },
    work: [{ name: 'Harrow Forge', position: 'Smith', startDate: '2019', highlights, ...more }],
  })
const forge = () =>
  jobOf('Smith\n\nWhat you will do\n- Forge gates\n\nRequirements\n- Gate forging\n- Welding\n- Customer service\n')
const chores = ['Swept the forge.', 'Forged gates and welded hinges for customers.', 'Ordered coal.']
const results = ['Cut gas use by 12%.', 'Raised orders from 40 to 65 a year.']

describe('order', () => {
  it.each([[[...chores, ...results]], [[...results, ...chores]], [[chores[0], results[0], chores[1], results[1]]]])(
    '[T38] no result below a chore: %j',
    (lines) => {
      const document = smith(lines.map((it) => it ?? ''))
      const after = textsOf(apply(document, proposed(document, forge())), 'r1') ?? []
      const lastResult = after.findLastIndex(tellsResult)
      expect(after.findIndex(isChore)).toBeGreaterThan(lastResult)
    },
  )

  it('[T38] nothing without a result passes one, unless the person wants it in front', () => {
    const document = smith([results[0] ?? '', 'Forge 12 gates a month and weld their hinges.'])
    const first = (emphasis: string[]) => textsOf(apply(document, proposed(document, forge(), { emphasis })), 'r1')?.[0]
    expect(first([])).toBe(results[0])
    expect(first(['hinges'])).toContain('hinges')
  })

  it('[T38] one page leaves out no result where a chore stays', () => {
    const lines = Array.from({ length: 60 }, (_, at) => `Swept yard ${'abcdefgh'[at % 8]}${'abcdefgh'[at >> 3]}.`)
    const document = smith([...lines, ...results])
    const after = textsOf(apply(document, proposed(document, forge(), { length: 'one-page' })), 'r1') ?? []
    expect(after.length).toBeLessThan(lines.length)
    expect(after).toEqual(expect.arrayContaining(results))
  })
})

describe('one page', () => {
  it('[T38] leaves out interests first, then chores, and results last', () => {
    const chores = (count: number) =>
      Array.from({ length: count }, (_, at) => `Swept yard ${'abcdefgh'[at % 8]}${'abcdefgh'[at >> 3]}.`)
    const hobbies = ['Chess', 'Hiking in the hills', 'Old maps', 'Sea swimming', 'Jazz']
    const after = (count: number) => {
      const document = smith([...chores(count), ...results])
      const lines = hobbies.map((text, at) => ({ id: `h${at}`, text }))
      const entries = [{ type: 'text' as const, id: 'hobbies', lines }]
      document.sections.push({ id: 'interests', kind: 'interests', title: 'Interests', entries })
      const page = apply(document, proposed(document, forge(), { length: 'one-page' }))
      return { work: textsOf(page, 'r1') ?? [], interests: textsOf(page, 'hobbies') ?? [] }
    }
    expect(after(4)).toMatchObject({ interests: hobbies })
    const tight = after(36)
    expect(tight.interests.length).toBeLessThan(hobbies.length)
    expect(tight.work.length).toBe(after(20).work.length + 16)
    const full = after(60)
    expect(full.interests).toEqual([hobbies[0]])
    expect(full.work.length).toBeLessThan(62)
    expect(full.work).toEqual(expect.arrayContaining(results))
  })
})

describe('skills and chores', () => {
  const doubled = () =>
    fromJsonResume({
      skills: [
        { name: 'Work', keywords: ['Risk assessment', 'Welding'] },
        { name: 'Other', keywords: ['welding', 'Risk assessments', 'Rigging'] },
      ],
    })

  it('[T39] each skill stands once', () => {
    const after = apply(doubled(), proposed(doubled(), forge()))
    const skills = listsIn(after).flatMap(({ lines }) => lines.map(({ text }) => text))
    expect(skills.toSorted()).toEqual(['Rigging', 'Risk assessment', 'Welding'])
  })

  it('[T39] two chores of one verb stand as one line, where the role has lines enough', () => {
    const lines = ['Ordered coal.', 'Forged 12 gates.', 'Ordered steel.', 'Drove 2 vans.', 'Met 40 clients.']
    const told = (some: string[]) => wordsOf(proposed(smith(some, { endDate: '2022' }), forge()))
    expect(told(lines)).toContain('Ordered coal and steel.')
    expect(told(lines.slice(0, 3)).filter((it) => it.startsWith('Ordered'))).toEqual([])
  })
})

describe('a line', () => {
  it.each([
    ['I managed the shop.', 'Managed the shop.'],
    ['I also trained two juniors.', 'Trained two juniors.'],
    ['The archive was scanned and indexed by me.', 'Scanned and indexed the archive.'],
  ])('[T40] goes without me: %s', (line, text) => {
    expect(withoutMe(line)).toBe(text)
    expect(isTrue(line, text)).toBe(true)
  })

  it.each([
    'I am a smith.',
    'The archive was scanned by the council.',
    'The archive was scanned.',
    'I ran what I built.',
  ])('[T40] says who did it where that is not plain: %s', (line) => {
    expect(withoutMe(line)).toBeNull()
  })

  it.each([
    ['Fitting leather seats to old cars.', 'Fitted leather seats to old cars.'],
    ['Making patterns and cutting hides.', 'Made patterns and cut hides.'],
    ['Lead a crew of four.', 'Led a crew of four.'],
    ['Signing of delivery notes.', 'Signed delivery notes.'],
    ['Raising tickets and calling the customer.', 'Raised tickets and called the customer.'],
    [
      'Supervising a crew across drilling, loading and crushing.',
      'Supervised a crew across drilling, loading and crushing.',
    ],
  ])('[T40] tells what is over as over: %s', (line, text) => {
    expect(inTense(line, 'past', true)).toBe(text)
    expect(isTrue(line, text)).toBe(true)
  })

  it.each([
    'Marketing campaigns for two shops.',
    'Training material for nurses.',
    'Report on the state of the pier.',
    'Waiting list for adult tests brought down from 21 weeks to 9.',
    'Measuring quantities for schools and nursing homes.',
    'Taking out of the kiln.',
    'Hoisting and moving & handling with double ups.',
    'Moving and handling with slide sheets.',
    'Grade A at standards check 2015',
    'Pass Plus and refresher lessons for older drivers',
    'Test Match catering, five days a year',
  ])('[T40] leaves a thing as it is: %s', (line) => {
    expect(inTense(line, 'past', true)).toBeNull()
  })

  it('[T16] leaves a practice that is named by two deeds', () => {
    const told = (line: string) => activeOpening(`Responsible for ${line}`, 'past', 'neutral')
    expect(told('hoisting and moving & handling with double ups.')).toBeNull()
    expect(told('moving and handling with slide sheets.')).toBeNull()
    expect(told('picking & packing orders.')).toBe('Picked & packed orders.')
  })

  it('[T40] tells all deeds in a row alike, or none', () => {
    const line = 'Was responsible for collecting payslips, statements and ID and sending them to the portal.'
    const told = 'Collected payslips, statements and ID and sent them to the portal.'
    expect(activeOpening(line, 'past', 'neutral')).toBe(told)
    expect(activeOpening(line.replace('sending', 'flurping'), 'past', 'neutral')).toBeNull()
  })

  it('[T40] leaves what was finished in a role that lasts in the past', () => {
    expect(inTense('Introduced bay tagging.', 'base', false)).toBeNull()
    expect(inTense('Managing the ward.', 'base', false)).toBe('Manage the ward.')
  })

  it.each([
    ['Checked machines on a daily basis in order to avoid faults.', 'Checked machines daily to avoid faults.'],
    ['Successfully handled various enquiries from the general public.', 'Handled enquiries from the public.'],
    ['Utilised two ovens as well as a kiln.', 'Used two ovens and a kiln.'],
    ['Answered calls in a timely manner.', 'Answered calls.'],
  ])('[T40] goes without words that say nothing: %s', (line, text) => {
    expect(inPlainWords(line)?.text).toBe(text)
    expect(isTrue(line, text)).toBe(true)
  })

  it.each([
    ['Provided training to 12 nurses.', 'Trained 12 nurses.'],
    ['Gave advice to clients on duty.', 'Advised clients on duty.'],
    ['Carried out the maintenance of lifts.', 'Maintained lifts.'],
  ])('[T40] opens with the deed itself: %s', (line, text) => {
    expect(deedItself(line)).toBe(text)
    expect(isTrue(line, text)).toBe(true)
  })

  it.each(['Provided training to hiring managers.', 'Delivered parcels to shops.', 'Gave talks for schools.'])(
    '[T40] leaves what is given where it is a thing: %s',
    (line) => {
      const text = deedItself(line)
      expect(text === null || isTrue(line, text)).toBe(true)
    },
  )

  it('[T40] writes rates one way', () => {
    const style = styleOf(['Led 3 crews.', 'Sold 40 clocks a day.', 'Cut 9 gates a week.'])
    expect(inStyle('Sold 12 bells per week.', style)).toBe('Sold 12 bells a week.')
  })

  it('[T40] is written as most others are, where there are enough', () => {
    const style = styleOf(['Swept.', 'Forged.', 'Welded.', 'Cut gas by 9%.', 'Ordered coal'])
    expect(inStyle('Ordered coal', style)).toBe('Ordered coal.')
    expect(inStyle('Raised sales by 9 %', style)).toBe('Raised sales by 9%.')
    expect(inStyle('Ordered coal', styleOf(['Swept.', 'Ordered coal']))).toBe('Ordered coal')
  })
})

describe('a summary', () => {
  const person = (summary?: string) =>
    fromJsonResume({
      basics: { name: 'A', label: 'Smith', ...(summary ? { summary } : {}) },
      work: [
        {
          ...{ name: 'Harrow Forge', position: 'Smith', startDate: '2016-01' },
          highlights: [...chores, ...results, 'Welded 300 hinges a year.'],
        },
      ],
      education: [{ institution: 'Tarn College', studyType: 'NVQ Level 3', area: 'Smithing', endDate: '2014' }],
      certificates: [{ name: 'Forge Safety Certificate', issuer: 'BABA', date: '2024-02' }],
    })
  const ad = () =>
    jobOf('Smith\n\nRequirements\n- Forge Safety Certificate\n- Welding\n- Raising orders\n- Gate forging\n')
  const summaryOf = (summary?: string, tone: 'neutral' | 'warm' = 'neutral') =>
    wordsOf(proposed(person(summary), ad(), { tone }))[0] ?? ''

  it('[T41] tells who, for how long, what came of it, and the paper that is demanded', () => {
    const text = summaryOf()
    expect(text).toMatch(/^Smith at Harrow Forge with 10 years of experience/)
    expect(text).toMatch(/Cut gas use by 12%|Raised orders from 40 to 65 a year/)
    expect(text).toContain('Forge Safety Certificate')
  })

  it('[T41] keeps what the person says of themselves, and says nothing twice', () => {
    const text = summaryOf('Smith with a calm hand. Raised orders from 40 to 65 a year.')
    expect(text).toContain('Smith with a calm hand.')
    expect(text.match(/from 40 to 65/g)).toHaveLength(1)
    expect(text).toContain('12%')
  })

  it('[T41] praise goes, but not in a warm tone', () => {
    const own = 'A dedicated and passionate smith with ten years at the forge.'
    expect(summaryOf(own)).toMatch(/^Smith with ten years/)
    expect(summaryOf(own, 'warm')).toMatch(/^A dedicated and passionate smith/)
  })

  it.each(['Organised over 60 loans.', 'Committed 12 patches.', 'Dedicated.'])(
    '[T41] a deed is no praise: %s',
    (own) => {
      expect(withoutPraise(own)).toBe(own)
    },
  )
})

describe('two sentences and a comma', () => {
  it.each([
    'Let the hall out, and income went from £9,000 to £71,000 a year',
    'Income went from £9,000 to £71,000 a year',
    'Tuned the rules, alerts came down from 1,900 to 420 and none was missed',
    'Ran the shop, serving 40 people a day',
  ])('[T37] stay as they are: %s', (line) => {
    expect(joinedByAnd(line)).toBeNull()
  })

  it('[T37] stay apart where a further sentence tells what came of it', () => {
    expect(joinedByAnd('Helped with bringing in the mill, 2022. Turnaround went from 15 days to 6')).toBeNull()
  })

  it('[T37] are joined by a word', () => {
    const line = 'Let the hall out, income went from £9,000 to £71,000 a year'
    const joined = 'Let the hall out, and income went from £9,000 to £71,000 a year'
    expect(joinedByAnd(line)).toBe(joined)
    expect(isTrue(line, joined)).toBe(true)
  })
})

describe('what was brought about', () => {
  it.each([
    'Spotted that losses cut from 8% to 5%',
    'Led the team that brought losses down from 8% to 5%',
    'My losses brought down from 8% to 5%',
    'Losses brought from 8% to 5%',
  ])('[T40] stays where it is no plain change: %s', (line) => {
    expect(broughtBy(line)).toBeNull()
  })

  it.each([
    ['Beer losses brought down from 8.4% to 5.1%', 'Brought beer losses down from 8.4% to 5.1%'],
    ['Waiting list for tests cut from 21 weeks to 9', 'Cut the waiting list for tests from 21 weeks to 9'],
  ])('[T40] is told as done: %s', (line, told) => {
    expect(broughtBy(line)).toBe(told)
  })
})

describe('deeds in a row', () => {
  it.each(['Feeding dogs, hosing kennels', 'Retrofit in Sweden was ready 11 days before time'])(
    '[T40] of which one is not known, and things, keep their words: %s',
    (line) => {
      expect(inTense(line, 'past', true)).toBeNull()
    },
  )

  it('[T16] are all told or none', () => {
    expect(activeOpening('Was responsible for opening up, flurping up and the shop', 'past', 'neutral')).toBeNull()
    expect(
      activeOpening('Was responsible for checking clients in and out and taking the payment', 'past', 'neutral'),
    ).toBe('Checked clients in and out and took the payment')
  })
})
