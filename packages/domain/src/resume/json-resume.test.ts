import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyDocument } from './document.ts'
import { readDocument } from './document-shape.ts'
import { fromJsonResume, plain, toJsonResume } from './json-resume.ts'
import { resumes } from './testing/documents.ts'
import { jsonResume } from './testing/json-resumes.ts'

describe('a JSON Resume from outside', () => {
  it('is no resume where it is no object', () => {
    for (const input of [null, undefined, 3, 'x', [], true]) expect(fromJsonResume(input)).toEqual(emptyDocument())
  })

  it('[B16] never reaches a prototype', () => {
    const hostile = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"constructor2":1,
      "basics":{"name":"Ada","__proto__":{"polluted":1},"location":{"__proto__":{"polluted":1}}},
      "work":[{"name":"Acme","__proto__":{"polluted":1},"constructor":[{}]}],"toString":[{"name":"x"}],
      "meta":{"bespeak":{"of":"x","document":{"__proto__":{"polluted":1}}}}}`
    const document = fromJsonResume(JSON.parse(hostile))
    const text = JSON.stringify([document, plain(document), toJsonResume(document)])
    expect(text).not.toContain('polluted')
    expect(text).not.toContain('"constructor"')
    expect(Object.prototype).not.toHaveProperty('polluted')
    expect(document.sections.map(({ kind }) => kind)).toEqual(['work'])
    expect(document.extras).toMatchObject({ constructor2: 1, toString: [{ name: 'x' }] })
  })

  it('may be nested deeper than any stack', () => {
    const deep = JSON.parse(`${'{"a":['.repeat(3000)}${']}'.repeat(3000)}`)
    expect(readDocument(fromJsonResume({ basics: { name: 'Ada', deep } }))).not.toBeNull()
  })

  it('is given back as it came, whatever is in it', () => {
    fc.assert(
      fc.property(jsonResume, (resume) => {
        expect(plain(fromJsonResume(resume))).toEqual(resume)
      }),
      { numRuns: 200 },
    )
  }, 60_000)

  it('becomes a document that fits the schema', () => {
    fc.assert(
      fc.property(jsonResume, (resume) => {
        const document = fromJsonResume(resume)
        expect(readDocument(document)).toEqual(document)
      }),
    )
  }, 60_000)
})

describe('reading JSON Resume', () => {
  const reading = (resume: unknown) => fromJsonResume(resume).sections[0]?.entries

  it('puts roles that follow each other at one employer together', () => {
    const work = [
      { name: 'Acme', position: 'Lead', startDate: '2020-01' },
      { name: 'Acme', position: 'Engineer', startDate: '2018', endDate: '2020-01' },
      { name: 'Other', position: 'Intern' },
      { name: 'Acme', position: 'Student' },
    ]
    expect(reading({ work })).toMatchObject([
      { organisation: 'Acme', roles: [{ title: 'Lead', end: 'present' }, { title: 'Engineer' }] },
      { organisation: 'Other' },
      { organisation: 'Acme', roles: [{ title: 'Student' }] },
    ])
    expect(plain(fromJsonResume({ work }))).toEqual({ work })
  })

  it('takes something that began and has no end as going on, and writes no end for it', () => {
    for (const end of [{}, { endDate: null }, { endDate: '' }, { endDate: 'Present' }]) {
      const resume = { work: [{ name: 'Acme', startDate: '2020-01', ...end }] }
      expect(reading(resume)).toMatchObject([{ roles: [{ start: '2020-01', end: 'present' }] }])
      expect(plain(fromJsonResume(resume))).toEqual(resume)
    }
    expect(reading({ work: [{ name: 'Acme', startDate: '2020-01', endDate: 'unclear' }] })).toMatchObject([
      { roles: [{ start: '2020-01', extras: { endDate: 'unclear' } }] },
    ])
  })

  it('understands what is not quite by the schema', () => {
    const resume = {
      basics: { name: 'Ada', location: 'Berlin', website: 'https://ada.example', profiles: ['https://github.com/ada'] },
      work: [{ company: 'Acme', startDate: 'March 2019', endDate: '2020/7', highlights: ['Built it', '', null] }],
      education: [{ institution: 'TU', gpa: 3.9 }],
      skills: ['Go', { name: 'Data', keywords: 'SQL' }, null],
    }
    const document = fromJsonResume(resume)
    expect(document.basics).toMatchObject({ location: { city: 'Berlin' }, url: 'https://ada.example' })
    expect(document.basics.links).toMatchObject([{ url: 'https://github.com/ada' }])
    expect(document.sections[0]?.entries).toMatchObject([
      { organisation: 'Acme', roles: [{ start: '2019-03', end: '2020-07', lines: [{ text: 'Built it' }] }] },
    ])
    expect(document.sections[1]?.entries).toMatchObject([{ score: '3.9' }])
    expect(document.sections[2]?.entries).toMatchObject([{ name: 'Go' }, { name: 'Data', keywords: [{ text: 'SQL' }] }])
    expect(plain(document)).toEqual(resume)
  })

  it('writes what the document says now over what was odd before', () => {
    const document = fromJsonResume({
      work: [{ company: 'Acme', startDate: 'March 2019', endDate: 'Present', highlights: ['a', null] }],
      skills: ['Go'],
    })
    const [job] = document.sections[0]?.entries ?? []
    if (job?.type !== 'employment' || !job.roles[0]) throw new Error('no job')
    job.organisation = 'Acme Ltd'
    job.roles[0] = { ...job.roles[0], start: '2019-04', end: '2021', lines: [{ id: 'l1', text: 'b' }] }
    document.sections = document.sections.slice(0, 1)
    expect(plain(document)).toEqual({
      work: [{ company: 'Acme Ltd', startDate: '2019-04', endDate: '2021', highlights: ['b'] }],
    })
  })
})

describe('a document as JSON Resume', () => {
  it('comes back exactly, through text as well', () => {
    fc.assert(
      fc.property(resumes, (document) => {
        const text = JSON.stringify(toJsonResume(document))
        expect(fromJsonResume(JSON.parse(text))).toEqual(document)
      }),
    )
  }, 60_000)

  it('comes back exactly whatever the order of the keys', () => {
    fc.assert(
      fc.property(resumes, (document) => {
        const { meta, ...rest } = toJsonResume(document)
        const turned = Object.fromEntries([['meta', meta], ...Object.entries(rest).reverse()])
        expect(fromJsonResume(turned)).toEqual(document)
      }),
      { numRuns: 30 },
    )
  }, 60_000)

  it('is read from its fields once someone has changed one of them', () => {
    fc.assert(
      fc.property(resumes, (document) => {
        const resume = toJsonResume(document)
        const changed = { ...resume, basics: { name: 'Changed By Hand' } }
        const read = fromJsonResume(changed)
        expect(read.basics.name).toBe('Changed By Hand')
        expect(plain(read)).toEqual({ ...plain(document), basics: { name: 'Changed By Hand' } })
      }),
      { numRuns: 50 },
    )
  }, 60_000)

  it('uses the names of JSON Resume v1, and leaves an open end out', () => {
    const document = fromJsonResume({
      basics: { name: 'Ada', summary: 'Builds engines.' },
      work: [{ name: 'Acme', position: 'Engineer', startDate: '2020', summary: 'Ran it.', highlights: ['Built it'] }],
      certificates: [{ name: 'First aid', issuer: 'Red Cross', date: '2020-01' }],
    })
    expect(plain({ ...document, sections: document.sections.map((it) => ({ ...it, title: 'Own title' })) })).toEqual({
      basics: { name: 'Ada', summary: 'Builds engines.' },
      work: [{ name: 'Acme', position: 'Engineer', startDate: '2020', summary: 'Ran it.', highlights: ['Built it'] }],
      certificates: [{ name: 'First aid', issuer: 'Red Cross', date: '2020-01' }],
    })
  })
})

describe('the resumes of the evaluation', () => {
  const folder = new URL('../../../../eval/resumes/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))

  it.each(files)('%s goes in and out unchanged', (name) => {
    const resume = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
    const document = fromJsonResume(resume)
    expect(plain(document)).toEqual(resume)
    expect(fromJsonResume(toJsonResume(document))).toEqual(document)
    expect(document.sections.map(({ kind }) => kind)).toContain('work')
  })
})
