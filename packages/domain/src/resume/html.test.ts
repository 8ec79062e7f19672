import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyDocument } from './document.ts'
import { fromHtml, toHtml } from './html.ts'
import { resumes } from './testing/documents.ts'
import { parseHtml } from './testing/parse-html.ts'
import { sampleDocument } from './testing/sample.ts'

const read = (html: string) => fromHtml(parseHtml(html))
const bare = (html: string) => html.replace(/ data-[\w-]+="[^"]*"/g, '').replace(/<\/?(?:article|span)>/g, '')

describe('HTML that is not ours', () => {
  it.each(['', 'Ada', '<h1>Ada</h1><p>Engineer</p>', '<article data-resume="resume-0"></article>'])(
    'is not taken for ours: %j',
    (html) => {
      expect(read(html)).toBeNull()
    },
  )

  it('is not taken for ours once its marks are gone', () => {
    expect(read(bare(toHtml(sampleDocument())))).toBeNull()
  })

  it('is not believed where its marks are nonsense', () => {
    const html = toHtml(sampleDocument())
    expect(read(html.replaceAll(/data-id="[^"]*"/g, 'data-id="<>"'))).toBeNull()
    expect(read(html.replace('data-start="2020-04"', 'data-start="1999-01"'))).toBeNull()
    for (const type of ['constructor', '__proto__', 'toString', ''])
      expect(read(html.replace('data-block="language"', `data-block="${type}"`))).toBeNull()
  })

  it('[B16] never reaches a prototype through its marks', () => {
    const rest =
      '{&quot;__proto__&quot;:{&quot;polluted&quot;:1},&quot;extras&quot;:{&quot;__proto__&quot;:{&quot;polluted&quot;:1}}}'
    const html = toHtml(sampleDocument()).replace('data-block="section"', `data-block="section" data-rest="${rest}"`)
    const document = read(html.replace('<article ', `<article data-rest="${rest}" `))
    expect(JSON.stringify(document)).not.toContain('polluted')
    expect(Object.prototype).not.toHaveProperty('polluted')
  })
})

describe('[D15] marks that were forged', () => {
  const forged = (mark: object) => JSON.stringify(mark).replaceAll('"', '&quot;')

  it('say nothing that the page does not show', () => {
    const said = forged({ basics: { label: 'CEO', location: { city: 'Atlantis' } }, label: 'CEO', title: 'CEO' })
    const html = toHtml(sampleDocument())
      .replace(/<p data-block="headline".*?<\/p>/, '')
      .replace(/ data-rest="[^"]*"/g, '')
      .replace(/<(article|h3|p)(?= )/g, `<$1 data-rest="${said}"`)
    const document = JSON.stringify(read(html))
    expect(document).not.toMatch(/CEO|Atlantis/)
  })

  it('put no other words into a line', () => {
    const html = toHtml(sampleDocument()).replaceAll('<li ', `<li data-line="${forged({ text: 'CEO', level: 2 })}" `)
    expect(JSON.stringify(read(html))).not.toContain('CEO')
  })
})

describe('a document as HTML', () => {
  it('comes back exactly, whatever is in it', () => {
    fc.assert(
      fc.property(resumes, (document) => {
        expect(read(toHtml(document))).toEqual(document)
      }),
      { numRuns: 200 },
    )
  }, 60_000)

  it('holds nothing that a browser would run or fetch', () => {
    const hostile = '<img src=x onerror=alert(1)>"><script>alert(1)</script>'
    const document = sampleDocument()
    document.basics = {
      ...document.basics,
      name: hostile,
      url: 'javascript:alert(1)',
      image: 'https://example.com/a.png',
    }
    document.basics.links = [{ id: 'k9', url: 'data:text/html,<script>', network: hostile }]
    const html = toHtml(document)
    expect(html).not.toMatch(/<(?:img|script)|href="(?:javascript|data)/i)
    expect(read(html)).toEqual(document)
  })

  it('is clean: headings, paragraphs and lists, dates at the end of the line', () => {
    expect(bare(toHtml(sampleDocument())).replace(/(?=<(?:h\d|p|ul|li))/g, '\n')).toBe(`
<h1>Ada Lovell</h1>
<p>Backend Engineer</p>
<p><a href="mailto:ada@example.com">ada@example.com</a> · +44 20 7946 0958 · Bristol, United Kingdom · <a href="https://ada.example.com">https://ada.example.com</a> · <a href="https://github.com/ada">https://github.com/ada</a></p>
<h2>Summary</h2>
<p>Backend engineer with eight years in payments. Likes small services and plain words.</p>
<h2>Experience</h2>
<h3>Northwind Payments Ltd</h3>
<p><strong>Senior Engineer</strong> · Bristol · Apr 2020 – Present</p>
<ul>
<li>Cut settlement time from 40 to 6 minutes.</li>
<li>Led a team of four engineers.</li></ul>
<p><strong>Engineer</strong> · Jan 2018 – Mar 2020</p>
<ul>
<li>Built the refunds service in Go.</li></ul>
<h3>Harbour Software GmbH</h3>
<p><strong>Junior Developer</strong> · Sep 2015 – Dec 2017</p>
<ul>
<li>Maintained the booking system for 30 ferries.</li></ul>
<h2>Education</h2>
<h3>BSc, Computer Science · University of Northmarsh · Sep 2012 – Jun 2015</h3>
<p>Courses: Compilers, Databases</p>
<h2>Skills</h2>
<p><strong>Languages</strong>: Go, SQL, TypeScript</p>
<h2>Languages</h2>
<p><strong>English</strong>: Native</p>
<h2>Certificates</h2>
<p><strong>Cloud Practitioner</strong> · Cloud Guild · May 2021</p>`)
  })

  it('sets bullets inside bullets, and shows what fits nowhere', () => {
    const lines = [
      { id: 'l1', text: 'Ran the plant', level: 1 },
      { id: 'l2', text: 'two shifts', level: 2 },
      { id: 'l3', text: 'Highlights', label: true },
      { id: 'l4', text: 'First line\nsecond line', paragraph: true },
    ]
    const document = {
      ...emptyDocument(),
      sections: [
        { id: 'c1', kind: 'other' as const, title: 'Plant', entries: [{ type: 'text' as const, id: 'p1', lines }] },
      ],
      unplaced: [{ id: 'l5', text: 'Page 1 of 2' }],
    }
    expect(bare(toHtml(document))).toBe(
      '<h2>Plant</h2><ul><li>Ran the plant<ul><li>two shifts</li></ul></li></ul><p><strong>Highlights</strong></p>' +
        '<p>First line<br>second line</p><h2>Not placed yet</h2><ul><li>Page 1 of 2</li></ul>',
    )
    expect(read(toHtml(document))).toEqual(document)
  })
})

describe('HTML of ours, edited with its marks', () => {
  const edit = (from: string | RegExp, to: string) => {
    const html = toHtml(sampleDocument())
    const edited = html.replace(from, to)
    expect(edited).not.toBe(html)
    return read(edited)
  }
  const jobs = (document: ReturnType<typeof read>) => document?.sections.find(({ kind }) => kind === 'work')?.entries

  it('takes a changed line with its id, and forgets where it was read from', () => {
    const document = edit('Led a team of four engineers.', 'Led a team of five engineers.')
    expect(jobs(document)).toMatchObject([
      { roles: [{ lines: [{}, { id: 'l3', text: 'Led a team of five engineers.' }] }, {}] },
      {},
    ])
    expect(Object.keys(document?.origins ?? {})).toEqual(['e1.organisation', 'r1.title', 'l2'])
  })

  it('takes a changed name of an employer, and a line that was taken out', () => {
    const document = edit('>Northwind Payments Ltd<', '>Northwind Ltd<')
    expect(jobs(document)).toMatchObject([{ id: 'e1', organisation: 'Northwind Ltd' }, {}])
    expect(jobs(edit(/<li[^>]*>Led a team[^<]*<\/li>/, ''))).toMatchObject([
      { roles: [{ lines: [{ id: 'l2' }] }, {}] },
      {},
    ])
  })

  it('gives a new line an id of its own, also where an editor copied that of its neighbour', () => {
    for (const item of [
      '<li>Wrote the handbook.</li>',
      '<li data-block="line" data-id="l3">Wrote the handbook.</li>',
    ]) {
      const document = edit(/(?<=Led a team of four engineers\.<\/li>)/, item)
      const [job] = jobs(document) ?? []
      const lines = job?.type === 'employment' ? job.roles[0]?.lines : []
      expect(lines?.map(({ text }) => text)).toEqual([
        'Cut settlement time from 40 to 6 minutes.',
        'Led a team of four engineers.',
        'Wrote the handbook.',
      ])
      expect(new Set(JSON.stringify(document).match(/"id":"l\d+"/g)).size).toBe(
        JSON.stringify(document).match(/"id":"l\d+"/g)?.length,
      )
    }
  })

  it('keeps the kind of a section that gets another title', () => {
    const document = edit('>Experience<', '>What I did<')
    expect(document?.sections[1]).toMatchObject({ id: 'c2', kind: 'work', title: 'What I did' })
  })

  it('is not read by its marks where a head is changed beyond them', () => {
    expect(edit('Apr 2020 – Present', 'May 2020 – Present')).toBeNull()
    expect(edit('</h3>', ', Bristol</h3>')).toBeNull()
    expect(edit('<h2 ', '<h2>Talks</h2><p>Go at scale, 2022</p><h2 ')).toBeNull()
  })

  it('loses nothing to scripts, styles and comments put around it', () => {
    const html = toHtml(sampleDocument())
    const wrapped = `<html><head><title>x</title><style>p{}</style></head><body><!-- x --><script>y</script>${html}</body></html>`
    expect(read(wrapped)).toEqual(sampleDocument())
  })
})

describe('a place', () => {
  it.each([
    [{ city: 'Columbus', region: 'OH', postalCode: '43215' }, 'Columbus, OH 43215'],
    [{ city: 'Brunswick', region: 'VIC', postalCode: '3056' }, 'Brunswick, VIC 3056'],
    [{ city: 'Harwick', postalCode: 'HK8 2QT' }, 'Harwick HK8 2QT'],
    [{ city: 'Berlin', postalCode: '10115', countryCode: 'DE' }, '10115 Berlin, DE'],
    [{ address: '4 Mill Lane', city: 'Harwick' }, '4 Mill Lane, Harwick'],
  ])('stands as it is written where it is, and as the files have it: %j', (location, shown) => {
    const document = { ...emptyDocument(), basics: { email: 'a@example.com', location, links: [], more: [] } }
    const html = toHtml(document)
    expect(bare(html)).toContain(`</a> · ${shown}</p>`)
    expect(read(html)?.basics.location).toEqual(location)
  })
})
