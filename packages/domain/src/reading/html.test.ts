import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyDocument, type ResumeDocument, sectionKinds } from '../resume/document.ts'
import { readDocument } from '../resume/document-shape.ts'
import type { HtmlNode } from '../resume/html/node.ts'
import { toHtml } from '../resume/html.ts'
import { fromJsonResume, plain } from '../resume/json-resume.ts'
import { usualTitle } from '../resume/section-titles.ts'
import { resumes } from '../resume/testing/documents.ts'
import { parseHtml } from '../resume/testing/parse-html.ts'
import { sampleDocument } from '../resume/testing/sample.ts'
import { sectionKindOf } from './headings.ts'
import { readHtml } from './html.ts'

const read = (html: string, before?: ResumeDocument) => readHtml(parseHtml(html), before)

/** What an editor leaves that drops what it does not know. */
const bare = (html: string) => html.replace(/ data-[\w-]+="[^"]*"/g, '').replace(/<\/?(?:article|span)>/g, '')

const work = [
  {
    ...{ name: 'Northwind Payments Ltd', position: 'Senior Engineer', startDate: '2020-04' },
    highlights: ['Cut settlement time from 40 to 6 minutes.', 'Led a team of four engineers.'],
  },
  {
    ...{ name: 'Harbour Software GmbH', position: 'Junior Developer', startDate: '2015-09', endDate: '2017-12' },
    highlights: ['Maintained the booking system for 30 ferries.'],
  },
]
const education = [
  { institution: 'University of Northmarsh', studyType: 'BSc Computer Science', startDate: '2012', endDate: '2015' },
]

describe('HTML that no one would call a resume', () => {
  it.each([
    '',
    ' ',
    '<p></p>',
    '<script>alert(1)</script>',
    '<!-- Ada -->',
    '<style>p { color: red }</style>',
    '<br><hr>',
  ])('is an empty document: %j', (html) => {
    expect(read(html)).toEqual({ document: emptyDocument(), source: '' })
  })

  it('may be nested without end', () => {
    let node: HtmlNode = 'Ada Lovell'
    for (let depth = 0; depth < 50_000; depth += 1) node = { tag: 'div', attributes: {}, children: [node] }
    expect(readHtml([node]).source).toBe('Ada Lovell')
  })
})

describe('HTML from elsewhere', () => {
  it('reads what a word processor pastes: bold titles, tabs of blanks, items that are paragraphs', () => {
    const item = (text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`
    const tab = `<span style='mso-tab-count:3'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span>`
    const { document } = read(`<html><head><style>p.MsoNormal { margin: 0 }</style></head><body>
      <p class=MsoTitle>Ada Lovell</p>
      <p class=MsoNormal>Bristol, United Kingdom&nbsp;| +44 20 7946 0958 | <a href="mailto:ada@example.com">E-mail</a></p>
      <p class=MsoNormal><b>PROFESSIONAL EXPERIENCE</b></p>
      <p class=MsoNormal><b>Northwind Payments Ltd</b>${tab}Apr 2020 – Present</p>
      <p class=MsoNormal><i>Senior Engineer</i></p>
      ${item('Cut settlement time from 40 to 6 minutes.')}${item('Led a team of\n four engineers.')}
      <p class=MsoNormal><b>Harbour Software GmbH</b>${tab}Sep 2015 – Dec 2017</p>
      <p class=MsoNormal><i>Junior Developer</i></p>
      ${item('Maintained the booking system for 30 ferries.')}
      <p class=MsoNormal><b>EDUCATION</b></p>
      <p class=MsoNormal><b>University of Northmarsh</b>, BSc Computer Science${tab}2012 – 2015</p></body></html>`)
    expect(plain(document)).toMatchObject({ basics: { name: 'Ada Lovell', email: 'ada@example.com' }, work, education })
  })

  it('reads lines parted by divs and breaks, with hyphens for bullets', () => {
    const { document, source } = read(
      '<div>Ada Lovell</div><div>ada@example.com<br>+44 20 7946 0958</div><div><br></div><div><strong>Experience</strong></div>' +
        '<div>Senior Engineer, Northwind Payments Ltd, Apr 2020 – Present</div><div>- Cut settlement time from 40 to 6 minutes.</div>' +
        '<div>- Led a team of four engineers.</div><div><br></div><div>Junior Developer, Harbour Software GmbH, Sep 2015 – Dec 2017</div>' +
        '<div>- Maintained the booking system for 30 ferries.</div><div><strong>Education</strong></div>' +
        '<div>BSc Computer Science, University of Northmarsh, 2012 – 2015</div>',
    )
    expect(plain(document)).toMatchObject({
      basics: { name: 'Ada Lovell', phone: '+44 20 7946 0958' },
      work,
      education,
    })
    expect(source?.split('\n')).toHaveLength(11)
  })

  it('reads tables, items without a list, and links behind words', () => {
    const { document } = read(
      '<h1>Ada Lovell</h1><p><a href="https://github.com/ada">GitHub</a> | <a href="https://www.linkedin.com/in/ada">LinkedIn</a></p>' +
        '<h2>Experience</h2><table><tr><td><b>Northwind Payments Ltd</b></td><td>Apr 2020 – Present</td></tr>' +
        '<tr><td><i>Senior Engineer</i></td></tr></table><li>Cut settlement time from 40 to 6 minutes.<li>Led a team of four engineers.</li>' +
        '<table><tr><td><b>Harbour Software GmbH</b></td><td>Sep 2015 – Dec 2017</td></tr><tr><td><i>Junior Developer</i></td></tr></table>' +
        '<li>Maintained the booking system for 30 ferries.</li>',
    )
    expect(plain(document)).toMatchObject({ work })
    expect(document.basics.links.map(({ network }) => network)).toEqual(['GitHub', 'LinkedIn'])
  })

  it('keeps what the page hides, and says it nowhere', () => {
    const { document } = read(
      '<h1>Ada Lovell</h1><h2>Experience</h2><h3>Northwind Payments Ltd</h3><p><b>Engineer</b> · 2019 – 2021</p>' +
        '<ul><li>Built the refunds service.</li><li style="display: none">Kubernetes expert</li></ul>',
    )
    const [job] = document.sections[0]?.entries ?? []
    const lines = job?.type === 'employment' ? (job.roles[0]?.lines ?? []) : []
    expect(lines.map(({ text }) => text)).toEqual(['Built the refunds service.'])
    expect(document.unplaced.map(({ text }) => text)).toEqual(['Kubernetes expert'])
  })
})

describe('a resume whose editor dropped the marks', () => {
  const before = sampleDocument()
  const edit = (from: string | RegExp, to: string) => {
    const html = bare(toHtml(before))
    const edited = html.replace(from, to)
    expect(edited).not.toBe(html)
    return read(edited, before).document
  }
  const section = (document: ResumeDocument, kind: string) => document.sections.find((it) => it.kind === kind)

  it('is the same document where nothing was changed', () => {
    expect(read(bare(toHtml(before)), before)).toEqual({ document: before, source: null })
    fc.assert(
      fc.property(resumes, (document) => {
        fc.pre(bare(toHtml(document)).replace(/<[^>]*>|\s/g, '') !== '')
        expect(read(bare(toHtml(document)), document).document).toEqual(document)
      }),
      { numRuns: 20 },
    )
  }, 60_000)

  it('keeps the id of a changed line, forgets its origin, and leaves all else as it was', () => {
    const document = edit('Led a team of four engineers.', 'Led a team of five engineers.')
    const { l3: _, ...origins } = before.origins
    expect(document.origins).toEqual(origins)
    expect(JSON.stringify(document.sections)).toBe(JSON.stringify(before.sections).replace('of four', 'of five'))
  })

  it('takes new lines and forgets those taken out', () => {
    const added = edit('<li>Led', '<li>Wrote the handbook.</li><li>Led')
    expect(plain(added).work).toMatchObject([
      {
        highlights: [
          'Cut settlement time from 40 to 6 minutes.',
          'Wrote the handbook.',
          'Led a team of four engineers.',
        ],
      },
      {},
      {},
    ])
    const removed = edit('<li>Led a team of four engineers.</li>', '')
    expect(JSON.stringify(removed)).not.toContain('"l3"')
  })

  it('knows a section by what is in it, renamed or moved', () => {
    const renamed = edit('<h2>Experience</h2>', '<h2>Where I have been</h2>')
    expect(section(renamed, 'work')).toEqual({ ...section(before, 'work'), title: 'Where I have been' })
    const moved = edit(/(<h2>Experience.*)(<h2>Education.*?)(?=<h2>Skills)/s, '$2$1')
    expect(moved.sections.map(({ kind }) => kind).slice(0, 3)).toEqual(['summary', 'education', 'work'])
    expect(section(moved, 'work')).toEqual(section(before, 'work'))
  })

  it('reads a changed date, and keeps the ids around it', () => {
    const document = edit('Apr 2020 – Present', 'Apr 2020 – May 2024')
    expect(section(document, 'work')).toMatchObject({
      id: 'c2',
      title: '',
      entries: [
        {
          id: 'e1',
          roles: [{ id: 'r1', start: '2020-04', end: '2024-05', lines: [{ id: 'l2' }, { id: 'l3' }] }, { id: 'r2' }],
        },
        { id: 'e2', roles: [{ id: 'r3', lines: [{ id: 'l5' }] }] },
      ],
    })
    for (const kind of ['summary', 'education', 'skills', 'languages', 'certificates'])
      expect(section(document, kind)).toEqual(section(before, kind))
    expect(document.basics).toEqual(before.basics)
  })

  it('reads a new job', () => {
    const job =
      '<h3>Seaside Bank plc</h3><p><strong>Intern</strong> · Jul 2014 – Aug 2014</p><ul><li>Tested cash machines.</li></ul>'
    const document = edit('<h2>Education</h2>', `${job}<h2>Education</h2>`)
    expect(plain(document).work).toMatchObject([
      {},
      {},
      {},
      {
        name: 'Seaside Bank plc',
        position: 'Intern',
        startDate: '2014-07',
        endDate: '2014-08',
        highlights: ['Tested cash machines.'],
      },
    ])
    expect(section(document, 'education')).toEqual(section(before, 'education'))
  })

  it('reads a new section, whatever it is called, and loses no word of it', () => {
    for (const title of ['Talks', 'Contact', 'Things, and more things (2019)', 'References']) {
      const document = edit(
        '<h2>Skills</h2>',
        `<h2>${title}</h2><p>Zora Quill, zora@example.com</p><p>+44 117 496 0999</p><h2>Skills</h2>`,
      )
      const said = JSON.stringify(document)
      for (const word of ['Zora Quill', 'zora@example.com', '+44 117 496 0999']) expect(said).toContain(word)
      expect(document.basics).toEqual(before.basics)
      expect(section(document, 'skills')).toEqual(section(before, 'skills'))
      expect(readDocument(document)).not.toBeNull()
    }
  })

  it('reads a headline that became a heading, and keeps the contact under it', () => {
    const document = edit('<p>Backend Engineer</p>', '<h2>Platform Engineer</h2>')
    expect(document.basics).toMatchObject({ name: 'Ada Lovell', label: 'Platform Engineer', email: 'ada@example.com' })
    expect(document.sections).toEqual(before.sections)
  })

  it('reads a changed contact line, and leaves the sections alone', () => {
    const document = edit('+44 20 7946 0958', '+44 117 496 0123')
    expect(document.basics).toMatchObject({ name: 'Ada Lovell', phone: '+44 117 496 0123', email: 'ada@example.com' })
    expect(document.basics.links).toEqual(before.basics.links)
    expect(document.sections).toEqual(before.sections)
  })
})

describe('the resumes of the evaluation, as HTML without marks', () => {
  const folder = new URL('../../../../eval/resumes/', import.meta.url)
  const documents = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => fromJsonResume(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))

  it('are the same where the document is known that they were made of', () => {
    expect(documents.length).toBeGreaterThan(20)
    for (const document of documents) expect(read(bare(toHtml(document)), document).document).toEqual(document)
  })
})

it('the usual titles of sections are known to the reading', () => {
  for (const kind of sectionKinds) expect(sectionKindOf(usualTitle(kind))).toBe(kind)
})

describe('any edit', () => {
  const before = sampleDocument()
  const blocksOf = (html: string) => html.match(/<(h\d|p|li)[ >].*?<\/\1>/g) ?? []
  const marked = blocksOf(toHtml(before))
  const unmarked = blocksOf(bare(toHtml(before)))
  const wordsOf = (block: string) => block.replace(/<[^>]*>/g, '')

  interface Change {
    at: number
    what: string
    to: number
  }
  const place = fc.nat(marked.length - 1)
  const what = fc.constantFrom('remove', 'double', 'move', 'append', 'plain', 'bold', 'item')
  const changes = fc.array(fc.record({ at: place, what, to: place }), { minLength: 1, maxLength: 8 })

  function apply(html: string[], { at, what, to }: Change): string[] {
    const block = html[at] ?? ''
    const put = (...them: string[]) => html.toSpliced(at, 1, ...them)
    switch (what) {
      case 'remove':
        return put()
      case 'double':
        return put(block, block)
      case 'move':
        return put().toSpliced(to, 0, block)
      case 'append':
        return put(block, `<p>Zebra${at} crossing</p>`)
      case 'item':
        return put(block, `<li>Zebra${at} counting</li>`)
      case 'bold':
        return put(`<p><b>${wordsOf(block)}</b></p>`)
      default:
        return put(`<div>${wordsOf(block)}</div>`)
    }
  }

  /** Titles are told by the kind of a section, dates in numbers. */
  const unsaid = /^(?:Summary|Experience|Education|Skills|Languages|Certificates|Courses|Sept?|Present)$/

  /** A valid document, each id once, and no word of the page lost. */
  function check(html: string[], document: ResumeDocument) {
    const said = JSON.stringify(document)
    const ids = [...said.matchAll(/"id":"(\w+)"/g)].map((match) => match[1])
    expect(readDocument(document)).not.toBeNull()
    expect(new Set(ids).size).toBe(ids.length)
    for (const line of html.filter((it) => /^<li|Zebra/.test(it))) expect(said).toContain(wordsOf(line))
    const words = html.flatMap((block) => wordsOf(block).match(/[\p{L}@.]{4,}/gu) ?? [])
    for (const word of words) if (!unsaid.test(word)) expect(said).toContain(word)
  }

  it('leaves a valid document and loses no word, where the marks are there', () => {
    fc.assert(
      fc.property(changes, (them) => {
        const html = them.reduce(apply, marked)
        check(html, read(`<article data-resume="resume-1">${html.join('')}</article>`).document)
      }),
      { numRuns: 40 },
    )
  })

  it('leaves a valid document and loses no word, where an editor dropped them', () => {
    fc.assert(
      fc.property(changes, (them) => {
        const html = them.reduce(apply, unmarked)
        check(html, read(html.join(''), before).document)
      }),
      { numRuns: 40 },
    )
  })
})
