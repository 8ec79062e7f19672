import { expect, it } from 'vitest'
import { proofsIn } from './proofs.ts'

const line = (text: string) => ({ text, line: 1, requirement: null, chosen: false, role: 'Clinic RN' })
const proof = (text: string) => ({ ask: null, line: text, role: 'Clinic RN', edited: null })
const stands = (text: string, paragraph: number, yours = false) => ({
  ...{ text, paragraph, yours, sources: [], doubts: [] },
  origins: [{ kind: 'line' as const, text, line: 1, place: null }],
})

it('a licence above the lines is not taken for words of the person in the place of one', () => {
  const texts = ['Registered Nurse, State of Ohio', 'Refilled 40 orders a day']
  const standing = {
    ...{ salutation: '', closing: '', signature: '', first: 0 },
    paragraphs: texts.map((text) => `• ${text}`),
    sentences: texts.map((text, at) => stands(text, at)),
  }
  const kept = { proofs: [proof('Taught 48 patients')], lines: texts.slice(1).map(line) }
  expect(proofsIn(standing, kept)).toEqual([{ ...proof('Refilled 40 orders a day') }])
})
