import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ResumeDocument } from '../resume/document.ts'
import { readDocument } from '../resume/document-shape.ts'
import { inColumns } from './columns.ts'
import { type Reading, readPlainText, readResume } from './read.ts'
import { readText } from './read-text.ts'
import { plainSource } from './source.ts'

/** Characters of the source that neither a field, nor an unplaced line, nor the layout holds. */
function lost({ document, source }: Reading): string {
  const held = new Uint8Array(source.length)
  for (const { spans } of Object.values(document.origins)) for (const [from, to] of spans) held.fill(1, from, to)
  return [...held.keys()]
    .filter((at) => !held[at] && /\S/u.test(source[at] ?? ''))
    .map((at) => source[at])
    .join('')
}

const jobs = ({ sections }: ResumeDocument) =>
  sections
    .filter(({ kind }) => kind === 'work')
    .flatMap(({ entries }) => entries)
    .flatMap((entry) =>
      entry.type === 'employment' ? entry.roles.map((role) => ({ ...role, organisation: entry.organisation })) : [],
    )

const headed = (lines: string) =>
  readPlainText(`Jonas Lindqvist\njonas@example.org\n\nExperience\n${lines}\n- Kept the machines running.\n`).document

describe('one job, however its head is written', () => {
  it.each([
    ['Machine Operator, Norrvik Papper AB, Umeå, Sweden   03/2019 – present'],
    ['Machine Operator | Norrvik Papper AB | Umeå, Sweden | Mar. 2019 to Now'],
    ['Norrvik Papper AB\nMachine Operator\nUmeå, Sweden\nMar 2019 – Present'],
    ['Mar 2019 – Present\nMachine Operator\nNorrvik Papper AB, Umeå, Sweden'],
    ['Machine Operator at Norrvik Papper AB (Umeå, Sweden), March 2019 - current'],
    ['Norrvik Papper AB — Machine Operator\t2019-03 – present'],
  ])('%s', (head) => {
    expect(jobs(headed(head))).toMatchObject([
      { organisation: 'Norrvik Papper AB', title: 'Machine Operator', start: '2019-03', end: 'present' },
    ])
  })

  it('takes a city behind title and employer for no employer, however often it comes', () => {
    const read = headed(
      'Data Analyst, Corbel Cover, Leeds\nMar 2021 – Present\n- Counted claims.\n\nReporting Analyst, Ashgrove Shoes, Leeds\n2018 – 2021',
    )
    expect(jobs(read)).toMatchObject([
      { organisation: 'Corbel Cover', title: 'Data Analyst', location: 'Leeds' },
      { organisation: 'Ashgrove Shoes', title: 'Reporting Analyst', location: 'Leeds' },
    ])
  })

  it('keeps several roles under one employer', () => {
    const document = headed(
      'Norrvik Papper AB\nShift Supervisor\nJan 2021 – Present\n- Led a shift.\nMachine Operator\nMar 2019 – Dec 2020',
    )
    expect(jobs(document)).toMatchObject([
      { organisation: 'Norrvik Papper AB', title: 'Shift Supervisor' },
      { organisation: 'Norrvik Papper AB', title: 'Machine Operator', end: '2020-12' },
    ])
  })
})

describe('lines', () => {
  it('that wrap are one, with the hyphen of a broken word gone and that of a joined one kept', () => {
    const document = headed(
      'Welder, Norrvik Papper AB, 2019 – 2021\n- Repaired the main press and the long con-\n  veyor, and wrote the step-by-\n  step guide for new colleagues.',
    )
    expect(jobs(document)[0]?.lines[0]?.text).toBe(
      'Repaired the main press and the long conveyor, and wrote the step-by-step guide for new colleagues.',
    )
  })

  it('inside a bullet keep their level', () => {
    const document = headed(
      'Welder, Norrvik Papper AB, 2019 – 2021\n- Repaired presses:\n    - the large one\n    - the small one',
    )
    expect(jobs(document)[0]?.lines.map(({ level }) => level)).toEqual([undefined, 2, 2, undefined])
  })
})

describe('the person', () => {
  it.each([
    ['Flat 2, 9 Mill Lane, Stockport SK1 3BJ', 'Flat 2, 9 Mill Lane', 'Stockport'],
    ['9 Mill Lane, Heaton Norris, Stockport SK1 3BJ', '9 Mill Lane, Heaton Norris', 'Stockport'],
    ['The Old Forge, Church Street, Ludlow SY8 1AA', 'The Old Forge, Church Street', 'Ludlow'],
  ])('lives where every part of the address says: %s', (line, address, city) => {
    const { document } = readPlainText(
      `Ada Lovell\n${line}\nada@example.org\n\nExperience\nBaker, Elm Bakery, 2019 – 2021`,
    )
    expect(document.basics.location).toMatchObject({ address, city })
  })

  it('has no skill of giving references', () => {
    const { document } = readPlainText(
      'Ada Lovell\nada@example.org\n\nSkills\nBaking, Sugar work\n\nReferences available on request',
    )
    const skills = document.sections.filter(({ kind }) => kind === 'skills')
    expect(JSON.stringify(skills)).not.toContain('References')
    expect(JSON.stringify(document.sections)).toContain('References available on request')
  })

  it.each([
    ['Zoë van den Berg', '+31 20 794 6018', 'zoe@example.org'],
    ["Siobhán O'Neill-Reyes", '(614) 555-0142', 'siobhan@example.com'],
    ['Nguyễn Thị Minh Khai', '+84 28 3822 9999', 'khai@example.vn'],
    ['Dr. Amara de la Cruz', '+44 20 7946 0318', 'amara@example.co.uk'],
  ])('%s', (name, phone, email) => {
    const { basics } = readPlainText(
      `${name}\n${phone} | ${email} | Bristol, United Kingdom\n\nSkills\nExcel, Word`,
    ).document
    expect(basics).toMatchObject({ name, phone, email, location: { city: 'Bristol' } })
  })
})

describe('page headers and footers', () => {
  const at = (text: string, page: number, y: number) => ({ text, page, x: 50, y, width: text.length * 5, size: 10 })
  const page = { width: 600, height: 800 }

  it('are no part of what they stand between', () => {
    const source = inColumns({
      positioned: true,
      pages: [page, page],
      fragments: [
        at('Jonas Lindqvist', 1, 40),
        at('jonas@example.org', 1, 60),
        at('Experience', 1, 120),
        at('Welder, Norrvik AB, 2019 – 2021', 1, 140),
        at('• Welded the hulls of four ferries and', 1, 700),
        at('Page 1 of 2', 1, 780),
        at('Jonas Lindqvist – CV – page 2', 2, 30),
        at('kept the yard’s records.', 2, 80),
        at('Page 2 of 2', 2, 780),
      ],
    })
    const reading = readResume(source)
    expect(reading.document.basics.name).toBe('Jonas Lindqvist')
    expect(
      jobs(reading.document)[0]
        ?.lines.map(({ text }) => text)
        .join(' '),
    ).not.toMatch(/page/i)
    expect(reading.document.unplaced).toEqual([])
    expect(lost(reading)).toBe('')
  })
})

describe('nothing is lost', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'Experience',
      'EDUCATION',
      'Skills:',
      '- ',
      '• ',
      '\n',
      '\n\n',
      '\t',
      '   ',
      ' | ',
      ' – ',
      ', ',
      '2019',
      'Mar 2019 – Present',
      'Engineer',
      'Acme GmbH',
      'Berlin, Germany',
      'a@b.example',
      '+49 30 1234567',
      '(',
      ')',
      '—',
      '====',
      '🙂',
      '§',
      '\u0301',
      'مرحبا',
      '漢字',
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  )
  const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))

  it('of any text: every character that is no blank is in a field, unplaced, or part of the layout', () => {
    fc.assert(
      fc.property(text, (it) => {
        for (const reading of [readPlainText(it), readText(plainSource(it))]) {
          expect(lost(reading)).toBe('')
          expect(readDocument(reading.document)).not.toBeNull()
        }
      }),
      { numRuns: 60 },
    )
  })

  it('and the same text is always read the same', () => {
    fc.assert(
      fc.property(text, (it) => {
        expect(readPlainText(it)).toEqual(readPlainText(it))
      }),
      { numRuns: 20 },
    )
  })

  it('whatever order the fragments of a page arrive in', () => {
    const source = plainSource(
      'Jonas Lindqvist\njonas@example.org\nExperience\nWelder, Norrvik AB, 2019 – 2021\n- Welded.\n',
    )
    const positioned = { ...source, positioned: true, fragments: source.fragments.filter(({ text: it }) => it !== '') }
    const { sections, basics } = readResume(inColumns(positioned)).document
    fc.assert(
      fc.property(
        fc.shuffledSubarray(positioned.fragments, { minLength: positioned.fragments.length }),
        (fragments) => {
          const again = readResume(inColumns({ ...positioned, fragments })).document
          expect({ sections: again.sections, basics: again.basics }).toEqual({ sections, basics })
        },
      ),
      { numRuns: 20 },
    )
  })
})

describe('[C16] bad input is an empty or partial document, never an exception', () => {
  it.each([
    ['nothing', ''],
    ['5 MB of text', 'All work and no play makes a dull resume.\n'.repeat(125_000)],
    ['one line of 10 MB', 'a'.repeat(10_000_000)],
    ['addresses without an end', 'a.'.repeat(100_000)],
    ['100,000 combining marks', `e${'\u0301'.repeat(100_000)}`],
    ['binary noise', String.fromCharCode(...Array.from({ length: 20_000 }, (_, at) => (at * 7919) % 65_536))],
    ['only emoji', '👩‍💻🧵✂️'.repeat(500)],
    ['right to left', 'السيرة الذاتية\nالخبرة\nمهندس برمجيات في شركة ٢٠١٩ – ٢٠٢١\n'],
    ['another language', 'Lebenslauf\nBerufserfahrung\n2019 – 2021 Schweißer, Norrvik AB\nAusbildung\nAbitur 2015'],
    ['section titles only', 'Skills\n'.repeat(30_000)],
  ])('%s', { timeout: 60_000 }, (_, text) => {
    const reading = readPlainText(text)
    expect(readDocument(reading.document)).not.toBeNull()
    expect(lost(reading)).toBe('')
  })
})
