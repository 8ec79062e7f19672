import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CheckedSentence } from '@bespeak/domain/check/index.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runTyped } from '../../testing/command-line.ts'

const resume = fileURLToPath(new URL('./testing/resume.txt', import.meta.url))
const now = () => new Date('2026-07-01T12:00:00Z')

let folder: string
let here: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bespeak-check-'))
  here = process.cwd()
  process.chdir(folder)
})
afterAll(async () => {
  process.chdir(here)
  await rm(folder, { recursive: true })
})

const run = (...typed: string[]) => runTyped(typed, {}, { now })
const own = 'Cut food waste by 18% in one year.'
const invented = 'Cut food waste by 40% in one year.'

async function letter(...sentences: string[]): Promise<string> {
  await writeFile('letter.txt', sentences.join('\n'))
  return 'letter.txt'
}

async function verdictsOf(...typed: string[]): Promise<string[]> {
  const { said } = await run('check', ...typed, '--json')
  return (JSON.parse(said[0] ?? '') as { sentences: CheckedSentence[] }).sentences.map(({ verdict }) => verdict)
}

describe('bespeak check refuses', () => {
  it.each([
    [['check', 'letter.txt'], /^Usage: bespeak check TEXT --resume FILE… \[--facts FILE\] \[--for NAME\] \[--json\]$/],
    [['check', '--resume', 'resume.txt'], /^Usage: bespeak check TEXT/],
  ])('%j, which is half a command', async (typed, problem) => {
    expect(await run(...typed)).toMatchObject({ code: 2, said: [], problems: [expect.stringMatching(problem), /help/] })
  })

  it('a file that is not there, by its name', async () => {
    const missing = { code: 1, said: [], problems: ['nothing.txt: There is no such file.'] }
    expect(await run('check', 'nothing.txt', '--resume', resume)).toMatchObject(missing)
    expect(await run('check', await letter(own), '--resume', 'nothing.txt')).toMatchObject(missing)
  })

  it('200 KB, in a sentence that helps', async () => {
    const problems = ['letter.txt: This text is longer than 100 KB. Check one letter or resume at a time.']
    expect(await run('check', await letter('a b. '.repeat(40_000)), '--resume', resume)).toMatchObject({
      ...{ code: 1, said: [], problems },
    })
  })
})

describe('bespeak check', () => {
  it('ends with 0 where nothing is invented, also where it is said differently', async () => {
    const file = await letter(own, 'Prepared desserts and sauces.')
    expect(await run('check', file, '--resume', resume)).toMatchObject({ code: 0, problems: [] })
    expect(await verdictsOf(file, '--resume', resume)).toEqual(['yours', 'reworded'])
  })

  it('ends with 1 where a sentence is not on the resume, and says why and what the resume says', async () => {
    const { code, said, problems } = await run('check', await letter(own, invented), '--resume', resume)
    expect({ code, problems }).toEqual({ code: 1, problems: ['1 of 2 sentences: not on your resume.'] })
    expect(said[0]).toBe('2 sentences: 1 mine, 0 with new claims, 1 not mine')
    expect(said.slice(said.indexOf('Not on your resume'))).toEqual([
      'Not on your resume',
      `  ${invented}`,
      expect.stringMatching(/^ {4}Your resume says 18%, not 40%/),
      '    “Cut food waste by 18% in one year”',
    ])
  })

  it('names the words that no line has', async () => {
    const { said } = await run('check', await letter('Prepared sauces, pastry and desserts.'), '--resume', resume)
    expect(said).toContain('Reworded, new: “pastry”')
  })

  it('tells a program the verdict, sources, lost words and findings of each sentence', async () => {
    const { code, said } = await run('check', await letter(invented), '--resume', resume, '--json')
    expect(code).toBe(1)
    expect(said.map((line) => JSON.parse(line))).toMatchObject([
      {
        file: 'letter.txt',
        sentences: [
          {
            ...{ text: invented, verdict: 'not-yours', lost: [] },
            sources: ['Cut food waste by 18% in one year'],
            findings: [{ kind: 'number', message: expect.any(String) }],
          },
        ],
      },
    ])
  })

  it('reads what is piped in', async () => {
    const { code, said } = await runTyped(['check', '-', '--resume', resume], {}, { now, piped: own })
    expect({ code, said: said.slice(2, 4) }).toEqual({ code: 0, said: ['On your resume', `  ${own}`] })
  })

  it('takes several resumes, facts, and whom it is for', async () => {
    await writeFile(
      'other.txt',
      'Ines Halvorsen\n\nEXPERIENCE\nBaker, Fyrtorn Bakery\n2012 - 2014\n- Baked rye bread\n',
    )
    await writeFile('facts.txt', 'I paired wine with every banquet menu.\n')
    const text = ['Dear Fjordgard team,', 'Baked rye bread.', 'I paired wine with every banquet menu.']
    const file = await letter(...text)
    const all = ['nothing-to-check', 'yours', 'yours']
    const rest = ['--facts', 'facts.txt', '--for', 'Fjordgard']
    expect(await verdictsOf(file, '--resume', resume)).toEqual(['nothing-to-check', 'not-yours', 'reworded'])
    expect(await verdictsOf(file, '--resume', resume, 'other.txt', ...rest)).toEqual(all)
    expect(await verdictsOf(file, '--resume', resume, '--resume', 'other.txt', ...rest)).toEqual(all)
  })

  it('says where a text is in another language, or goes on after what was checked, and is then not done', async () => {
    const german = await letter(
      'Ich habe sechs Jahre lang in der Küche gearbeitet und das Essen für die Gäste geplant.'.repeat(3),
    )
    expect((await run('check', german, '--resume', resume)).said).toContainEqual(
      expect.stringMatching(/^ {2}This text isn't in English, so only what your resume says word for word counts/),
    )
    const { code, said, problems } = await run('check', await letter(`${own}\n`.repeat(401)), '--resume', resume)
    expect({ code, problems }).toEqual({ code: 1, problems: ['Some sentences were not checked.'] })
    expect(said).toContain('  We checked the first 400 sentences. Check the rest as a text of its own.')
  })

  it('obeys no sign in a text', async () => {
    const { said } = await run('check', await letter('Cooked \u001b[2J soup.'), '--resume', resume)
    expect(said.join('\n')).not.toContain('\u001b')
  })
})
