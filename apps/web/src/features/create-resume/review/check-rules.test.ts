import { readPlainText } from '@bespeak/domain/reading/read.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { describe, expect, it } from 'vitest'
import { sure } from '../form/document-edits.ts'
import { fieldsIn } from '../form/fields.ts'
import { brokenValues, withMarks } from './broken-values.ts'
import { type Doubt, doubtsIn, readingsOf } from './doubts.ts'
import { sourceLines } from './source-lines.ts'
import { boxesOf, fits } from './spots.ts'

function checked(text: string) {
  const { document, source } = readPlainText(text)
  const lines = sourceLines(source)
  const broken = brokenValues(lines, document)
  const marked = withMarks(document, document, broken)
  return { document, marked, lines, broken, doubts: doubtsIn(marked, lines, broken) }
}

const textOf = (document: ResumeDocument, name: string) =>
  fieldsIn(document).find((field) => field.name === name)?.value
const doubtful = (document: ResumeDocument, name: string, confidence = 0.4): ResumeDocument => ({
  ...document,
  origins: { ...document.origins, [name]: { spans: document.origins[name]?.spans ?? [], confidence } },
})

const resume = (...lines: string[]) =>
  [
    'Mara Ellison',
    'mara@example.com',
    'EXPERIENCE',
    'Data Analyst, Corbel Insurance',
    'Mar 2021 – present',
    ...lines,
  ].join('\n')

describe('a value over a line break', () => {
  it.each([
    ['a number', resume('• Saved 1,', '250 hours a year'), 'number', '1,250'],
    ['an e-mail', 'Mara Ellison\nmara.ellison@\nexample.com', 'e-mail', 'mara.ellison@example.com'],
    ['an e-mail before its sign', 'Mara Ellison\nmara.ellison\n@example.com', 'e-mail', 'mara.ellison@example.com'],
    [
      'a web address',
      'Mara Ellison\nhttps://example.com/in/\nmara-ellison',
      'web address',
      'https://example.com/in/mara-ellison',
    ],
  ])('is found, whatever was made of it: %s', (_, text, kind, whole) => {
    expect(checked(text).broken).toMatchObject([{ kind, whole, isOverLines: true }])
  })

  it.each([
    ['a year at the end of a line', resume('• Led the team in 2019,', '200 people in all')],
    ['an e-mail that is whole', 'Mara Ellison\nLeeds. 3 months notice.\nmara@example.com'],
    ['the numbers of a list', resume('1. Ran 4-6 calls a day', '2. Changed over 180 heaters')],
    ['a sentence after an address', resume('• See www.example.com/shop/', 'Then the rest was easy.')],
  ])('is not seen in %s', (_, text) => {
    expect(checked(text).broken).toEqual([])
  })

  it('can be read in one piece, which leaves no piece behind', () => {
    const { marked, doubts } = checked(resume('• Saved 1,', '250 hours a year'))
    const [doubt] = doubts
    expect(doubt).toMatchObject({ title: 'A number over a line break' })
    const [joined] = doubt ? readingsOf(doubt, marked) : []
    const after = joined?.change(marked) ?? marked
    const texts = fieldsIn(after).map(({ value }) => value)
    expect(texts).toContain('Saved 1,250 hours a year')
    expect(texts.some((text) => text.startsWith('250'))).toBe(false)
  })

  it('becomes the e-mail, with nothing left without a place', () => {
    const { marked, doubts } = checked('Mara Ellison\nmara.ellison@\nexample.com')
    const [doubt] = doubts
    const [whole] = doubt ? readingsOf(doubt, marked) : []
    const after = whole?.change(marked) ?? marked
    expect(after.basics.email).toBe('mara.ellison@example.com')
    expect(after.unplaced).toEqual([])
  })

  it('leaves the words around it where they are', () => {
    const { marked, doubts } = checked(
      'Mara Ellison\nmara.ellison@\nexample.com\nEXPERIENCE\nBrackley\nJun 2009 – Feb 2019',
    )
    const doubt = doubts.find(({ broken }) => broken?.kind === 'e-mail')
    const [whole] = doubt ? readingsOf(doubt, marked) : []
    const after = whole?.change(marked) ?? marked
    const said = [...fieldsIn(after).map(({ value }) => value), ...after.unplaced.map(({ text }) => text)]
    expect(said).toContain('mara.ellison@example.com')
    expect(said.join(' ')).toContain('Mara Ellison')
    expect(said.filter((text) => /^https|ellison@$/.test(text))).toEqual([])
  })

  it('is marked until a person has looked at it', () => {
    const { document, marked, broken } = checked(resume('• Saved 1,', '250 hours a year'))
    const field = broken[0]?.field ?? ''
    expect(marked.origins[field]?.confidence).toBeLessThan(0.7)
    const looked = sure(field)(marked)
    expect(withMarks(looked, document, broken).origins[field]?.confidence).toBe(1)
  })
})

describe('every number, e-mail and web address', () => {
  it('that lies in one field is no doubt', () => {
    expect(checked(resume('• Cut 12.5% of £1,250,000 in 3 years, see https://example.com/a.')).broken).toEqual([])
  })

  it('whose pieces went to different fields is one', () => {
    const { document, lines } = checked(resume('• Saved 1250 hours'))
    const line = lines.find(({ text }) => text.includes('1250'))
    const at = (line?.from ?? 0) + (line?.text.indexOf('1250') ?? 0)
    const [name = '', origin] =
      Object.entries(document.origins).find(([, { spans }]) => spans.some(([from, to]) => from <= at && at < to)) ?? []
    const cut: ResumeDocument = {
      ...document,
      origins: {
        ...document.origins,
        [name]: { confidence: 1, spans: [[at - 6, at + 2]] },
        'basics.phone': { confidence: 1, spans: [[at + 2, at + 4]] },
      },
    }
    expect(origin).toBeDefined()
    expect(brokenValues(lines, cut)).toMatchObject([{ kind: 'number', whole: '1250', isOverLines: false }])
  })
})

describe('a doubt', () => {
  const text = resume('• Wrote SQL models.')
  const { document, lines } = checked(text)
  const [job] = document.sections.flatMap(({ entries }) => entries)
  const role = job?.type === 'employment' ? job.roles[0] : undefined
  const [employer, title] = [`${job?.id}.organisation`, `${role?.id}.title`]
  const only = (changed: ResumeDocument): Doubt | undefined => doubtsIn(changed, lines, [])[0]

  it('is one for two names that are easily taken for one another', () => {
    const both = doubtful(doubtful(document, employer), title)
    expect(doubtsIn(both, lines, [])).toMatchObject([
      { fields: [employer, title], title: 'Employer and title', reason: 'There are two names on this line' },
    ])
  })

  it('can be read the other way round', () => {
    const both = doubtful(doubtful(document, employer), title)
    const doubt = only(both)
    const readings = doubt ? readingsOf(doubt, both) : []
    expect(readings.map(({ words }) => words)).toEqual(['Corbel Insurance', 'Data Analyst'])
    const after = readings[1]?.change(both) ?? both
    expect([textOf(after, employer), textOf(after, title)]).toEqual(['Data Analyst', 'Corbel Insurance'])
  })

  it('says in plain words why, for each kind of field', () => {
    const reasons = ['basics.name', `${role?.id}.period`, role?.lines[0]?.id ?? ''].map(
      (name) => only(doubtful(document, name))?.reason,
    )
    expect(reasons).toEqual([
      'It does not look like most names',
      'The dates can be read in more than one way',
      'It is next to a title and may be something else',
    ])
  })

  it('is named by what it is and where it belongs', () => {
    const names = [`${role?.id}.period`, role?.lines[0]?.id ?? '', 'basics.email'].map(
      (name) => only(doubtful(document, name))?.title,
    )
    expect(names).toEqual(['Dates at Corbel Insurance', 'Line under Data Analyst', 'Email'])
  })

  it('comes in the order of the source', () => {
    const many = ['basics.email', employer, role?.lines[0]?.id ?? ''].reduce((it, name) => doubtful(it, name), document)
    expect(doubtsIn(many, lines, []).map(({ fields }) => fields[0])).toEqual([
      'basics.email',
      employer,
      role?.lines[0]?.id,
    ])
  })

  it('none of a source of which everything is sure', () => {
    expect(doubtsIn(document, lines, [])).toEqual([])
  })
})

describe('every field', () => {
  const { document } = checked(
    resume('• Wrote SQL models.', 'EDUCATION', 'BSc Statistics, University of Leyburn, 2018', 'SKILLS', 'SQL, Python'),
  )

  it('can be written under its own name, and nothing else changes', () => {
    for (const { name, value, put, period } of fieldsIn(document)) {
      if (period || value === '') continue
      const after = fieldsIn(put('Changed')(document))
      expect(after.filter((it) => it.value === 'Changed').map((it) => it.name)).toEqual([name])
    }
  })

  it('that was read has its origin under that name', () => {
    const said = fieldsIn(document).filter(({ value }) => value !== '')
    expect(said.filter(({ name }) => document.origins[name] === undefined)).toEqual([])
  })
})

describe('a place on a page', () => {
  const lines = sourceLines('Data Analyst, Corbel\nMar 2021')
  const places = {
    pages: [{ width: 600, height: 800 }],
    lines: [
      { page: 1, x: 60, y: 100, width: 200, size: 10 },
      { page: 1, x: 300, y: 120, width: 100, size: 10 },
    ],
  }

  it('has a box for each line, in per cent of its page', () => {
    expect(boxesOf([[0, 29]], lines, places)).toMatchObject([
      { page: 1, left: 10, width: 33.33, isAtStart: true },
      { page: 1, left: 50, width: 16.67, isAtStart: true },
    ])
  })

  it('of a part of a line begins and ends within it', () => {
    const [box] = boxesOf([[14, 20]], lines, places)
    expect(box?.isAtStart).toBe(false)
    expect(box?.left).toBeGreaterThan(10 + 33.33 / 2)
    expect((box?.left ?? 0) + (box?.width ?? 0)).toBeCloseTo(43.33, 1)
  })

  it('is known only where each line has one', () => {
    expect([fits(places, lines), fits(places, lines.slice(1)), fits(undefined, lines)]).toEqual([true, false, false])
  })
})
