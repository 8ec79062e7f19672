import { copyFile, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runTyped } from '../../testing/command-line.ts'

const kept = (name: string) => fileURLToPath(new URL(`./testing/${name}`, import.meta.url))

let folder: string
let here: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bespeak-files-'))
  for (const name of ['resume.txt', 'job.txt']) await copyFile(kept(name), join(folder, name))
  // Answers name the files as they were typed.
  here = process.cwd()
  process.chdir(folder)
  await run('export', 'resume.txt', '--out', 'resume.pdf')
})
afterAll(async () => {
  process.chdir(here)
  await rm(folder, { recursive: true })
})

const now = () => new Date('2026-07-01T12:00:00Z')
const run = (...typed: string[]) => runTyped(typed, {}, { now })

describe('a file that cannot be read is refused with the sentence that the product has for it', () => {
  it.each([
    ['nothing.pdf', null, 'There is no such file.'],
    ['empty.txt', '', 'There is no text in this file. Please choose another file, or paste your resume.'],
    [
      'half.pdf',
      '%PDF-1.7\nhalf',
      'This file is damaged and cannot be opened. Please save it again, and choose the new copy.',
    ],
    ['page.html', '<!doctype html><p>Hello', 'This is a web page. Please print it to PDF, or paste its text.'],
  ])('%s', async (name, content, sentence) => {
    if (content !== null) await writeFile(name, content)
    expect(await run('read', name)).toEqual({ code: 1, said: [], asked: [], problems: [`${name}: ${sentence}`] })
  })

  it('and the files beside it are read; a program is told by an object', async () => {
    const { code, said, problems } = await run('read', 'nothing.pdf', 'resume.txt', '--json')
    expect({ code, problems }).toEqual({ code: 1, problems: ['nothing.pdf: There is no such file.'] })
    expect(said.map((line) => JSON.parse(line))).toMatchObject([
      { file: 'nothing.pdf', error: { code: 'NOT_FOUND' } },
      { file: 'resume.txt', kind: 'txt', resume: { basics: { name: 'Ines Halvorsen' } } },
    ])
  })

  it('a folder is no file', async () => {
    await mkdir('cv.pdf')
    expect(await run('read', 'cv.pdf')).toMatchObject({
      code: 1,
      problems: ['cv.pdf: This is not a file. Please name one.'],
    })
  })
})

describe('what is wrongly used ends with 2, and nothing is written', () => {
  it.each([
    [['match', 'resume.txt'], /^Usage: bespeak match FILE… --job FILE/],
    [['read'], /^Usage: bespeak read FILE…/],
    [
      ['export', 'resume.txt', '--out', 'new.odt'],
      /^The name of the new file must end with \.pdf, \.docx, \.txt, \.json\.$/,
    ],
    [['export', 'resume.txt', '--out', 'new.pdf', '--template', 'loud'], /^A template must be one of classic, /],
    [['letter', 'resume.txt', '--job', 'job.txt', '--style', 'loud'], /^A style must be one of professional, /],
    [['tailor', 'resume.txt', '--job', 'job.txt', '--length', 'half'], /^A length must be one of full, /],
    [
      ['letter', 'resume.txt', '--job', 'job.txt', '--out', 'new.json'],
      /^The name of the new file must end with \.pdf, /,
    ],
  ])('%j', async (typed, problem) => {
    expect(await run(...typed)).toMatchObject({ code: 2, said: [], problems: [expect.stringMatching(problem), /help/] })
    await expect(stat('new.pdf')).rejects.toThrow('ENOENT')
  })
})

describe('what is there is not written over', () => {
  it('unless it is wanted, and then with the new document', async () => {
    await writeFile('there.txt', 'precious')
    const typed = ['export', 'resume.txt', '--out', 'there.txt']
    expect(await run(...typed)).toMatchObject({ code: 1, problems: [/there\.txt is there already/] })
    expect(await readFile('there.txt', 'utf8')).toBe('precious')
    expect(await run(...typed, '--yes')).toMatchObject({ code: 0, said: ['there.txt is written.'] })
    expect(await readFile('there.txt', 'utf8')).toContain('Ines Halvorsen')
  })

  it.each(['./resume.txt', 'linked.txt'])('and what is read never is, named %s', async (out) => {
    await symlink('resume.txt', 'linked.txt').catch(() => undefined)
    const before = await readFile('resume.txt', 'utf8')
    const outcome = await run('export', 'resume.txt', '--out', out, '--yes')
    expect(outcome).toMatchObject({ code: 1, problems: [/is there already/] })
    expect(await readFile('resume.txt', 'utf8')).toBe(before)
  })

  it('several files need a folder, which takes one for each', async () => {
    await mkdir('new')
    expect(await run('export', 'resume.txt', 'job.txt', '--out', 'one.pdf')).toMatchObject({ code: 1 })
    expect(await run('export', 'resume.txt', 'resume.pdf', '--out', 'new')).toMatchObject({
      ...{ code: 1, said: ['new/resume.pdf is written.'] },
      problems: [/^resume\.pdf: new\/resume\.pdf is there already/],
    })
    // Also where the wish was to write over what was there before.
    expect(await run('export', 'resume.txt', 'resume.pdf', '--out', 'new', '--yes')).toMatchObject({
      ...{ code: 1, said: ['new/resume.pdf is written.'] },
      problems: [/^resume\.pdf: new\/resume\.pdf is there already/],
    })
  })
})

describe('an advertisement', () => {
  it('may be a page that was saved, and is told by what it says for search engines', async () => {
    const description = '<ul><li>Menu planning</li></ul>'
    const hiringOrganization = { name: 'Fjordgard' }
    const posting = { '@type': 'JobPosting', title: 'Pastry Chef', hiringOrganization, description }
    await writeFile('ad.html', `<!doctype html><script type="application/ld+json">${JSON.stringify(posting)}</script>`)
    const { code, said } = await run('match', 'resume.txt', '--job', 'ad.html')
    expect({ code, first: said[0] }).toEqual({ code: 0, first: 'resume.txt for Pastry Chef at Fjordgard' })
  })

  it('that is none is refused once, and names its file', async () => {
    await writeFile('blank.txt', ' \n')
    const { code, problems } = await run('match', 'resume.txt', 'resume.pdf', '--job', 'blank.txt')
    expect({ code, problems }).toEqual({ code: 1, problems: [expect.stringMatching(/^blank\.txt: There is no text/)] })
  })
})

it('what a person states besides counts, and is named as what it is', async () => {
  await writeFile('facts.txt', 'I kept the orders of Kastanje Hotel in Excel.\n')
  const scoreOf = async (...typed: string[]) =>
    (
      JSON.parse((await run('match', 'resume.txt', '--job', 'job.txt', '--json', ...typed)).said[0] ?? '') as {
        score: number
      }
    ).score
  expect(await scoreOf('--facts', 'facts.txt')).toBeGreaterThan(await scoreOf())
})

/** Kept beside this file: what a run says, to the letter. */
describe('golden runs', () => {
  it.each([
    ['read', 'resume.txt'],
    ['match', 'resume.txt', '--job', 'job.txt'],
    ['tailor', 'resume.txt', '--job', 'job.txt'],
    ['letter', 'resume.txt', '--job', 'job.txt'],
    ['match', 'resume.txt', '--job', 'job.txt', '--json'],
    ['tailor', 'resume.txt', '--job', 'job.txt', '--out', 'tailored.pdf', '--json'],
    ['letter', 'resume.txt', '--job', 'job.txt', '--out', 'letter.docx', '--json'],
    ['read', 'resume.pdf', '--json'],
    ['export', 'resume.pdf', '--template', 'modern', '--out', 'modern.docx'],
  ])('%s %s %s %s %s %s %s', async (...typed) => {
    const { code, said, problems } = await run(...typed)
    expect({ code, problems }).toEqual({ code: 0, problems: [] })
    const shown = typed.includes('--json') ? said.map((line) => JSON.stringify(JSON.parse(line), null, 2)) : said
    const name = [...typed].join('-').replaceAll(/-*[^\w.]+-*/g, '-')
    await expect(`$ bespeak ${typed.join(' ')}\n${shown.join('\n')}\n`).toMatchFileSnapshot(kept(`golden/${name}.txt`))
  })

  it('the documents say what was told of them', async () => {
    const { said } = await run('read', 'tailored.pdf', '--json')
    const { changes } = JSON.parse((await run('tailor', 'resume.txt', '--job', 'job.txt', '--json')).said[0] ?? '') as {
      changes: { after: string; sources: string[] }[]
    }
    const { text } = JSON.parse(said[0] ?? '') as { text: string }
    expect(changes.length).toBeGreaterThan(0)
    for (const { after, sources } of changes) {
      expect(sources.length).toBeGreaterThan(0)
      expect(text.replace(/\s+/g, ' ')).toContain(after.replace(/\s+/g, ' '))
    }
  })
})
