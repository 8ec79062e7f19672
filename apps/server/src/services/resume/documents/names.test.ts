import { readFile } from '@bespeak/documents/read-file.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'
import { makersOf, type User } from '../../../testing/resumes.ts'

let app: TestApp
let user: User
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  user = await app.signUp()
})
afterAll(() => app.close())

const names = [
  'O',
  'Suharto',
  "Siobhán O'Neill-D’Arcy",
  'María José de la Fuente y Ruiz',
  'יעל כהן',
  'فاطمة الزهراء',
  'Nguyễn Thị Hồng',
  '王小明',
  'Björk Guðmundsdóttir',
  'Jean-Luc van der Merwe III',
  'Łukasz Żółć',
  'X Æ',
]
const periods = ['2019 – Present', 'Feb 2020 – Mar 2020', '1999 – 2000']

const contentOf = (name: string, period: string) =>
  `<h1>${name}</h1><p>me@example.com</p><h2>Experience</h2><p><strong>Florist</strong>, Fernhollow, ${period}</p><ul><li>Wed on 29 February 2020 between two shifts</li></ul>`

const stored = async (id: number) => {
  const answer = await app.call('resume', 'query($id: Int!) { resume(id: $id) { content } }', { id }, user)
  return field<{ content: string }>(answer, 'resume').content
}

async function downloaded(resumeId: number, format: string): Promise<string> {
  const text = 'mutation($input: ResumeDocumentInput!) { generateResumeDocument(input: $input) { url } }'
  const answer = await app.call('resume', text, { input: { resumeId, format } }, user)
  const { pathname, search } = new URL(field<{ url: string }>(answer, 'generateResumeDocument').url)
  const { rawPayload } = await app.http.inject(`${pathname}${search}`)
  const read = await readFile(new Uint8Array(rawPayload))
  if (!read.ok) throw new Error(read.message)
  return read.source.fragments.map(({ text }) => text).join('\n')
}

/** In a file of its own script, letters may be told from each other by other spaces and directions; none may be missing. */
const lettersOf = (text: string) => [...text.normalize('NFC').replace(/[^\p{L}\p{N}'’-]/gu, '')].sort().join('')

describe('[F28] names and dates of all kinds are kept as they were written', () => {
  it.each(names)('the name %s', async (name) => {
    const id = await makersOf(app, contentOf(name, '2019 – Present')).createResume(user, name)
    expect(await stored(id)).toContain(name)
    expect(await downloaded(id, 'txt')).toContain(name)
    const [first = ''] = (await downloaded(id, 'docx')).split('\n')
    expect(lettersOf(first)).toBe(lettersOf(name))
    const printed = lettersOf(await downloaded(id, 'pdf'))
    expect([...lettersOf(name)].filter((letter) => !printed.includes(letter))).toEqual([])
  })

  it.each(periods)('the time %s, and a leap day', async (period) => {
    const id = await makersOf(app, contentOf('Ida Vance', period)).createResume(user, period)
    for (const format of ['txt', 'docx', 'pdf']) {
      const text = await downloaded(id, format)
      expect(text).toContain(period)
      expect(text).toContain('29 February 2020')
    }
  })
})
