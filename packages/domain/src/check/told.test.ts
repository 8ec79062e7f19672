import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromJsonResume } from '../resume/json-resume.ts'
import { check, isLoud, isOpen, linesOf, maxBytes, summaryOf, whyNotChecked, whyWordForWord } from './index.ts'
import { checked, lines, today } from './testing/person.ts'

const german = linesOf(
  fromJsonResume({
    work: [
      {
        name: 'Bäckerei Lang',
        position: 'Verkäuferin',
        startDate: '2019-03',
        highlights: [
          'Beratung der Kunden und Verkauf von Brot, unter Anleitung der Filialleiterin',
          'Nicht zuständig für die Kasse, aber für den Einkauf von Mehl bei der Mühle',
          'Betreuung von 40 Stammkunden im Jahr 2021',
        ],
      },
    ],
  }),
)
const ofGerman = (text: string) => check(text, german, { today })[0]

it.each([
  ['a reservation dropped', 'Beratung der Kunden und Verkauf von Brot'],
  ['a denial dropped', 'Zuständig für die Kasse, aber für den Einkauf von Mehl bei der Mühle'],
  ['the tense of the first verb', 'Betreuungen von 40 Stammkunden im Jahr 2021'],
  ['other words', 'Ausbildung der Lehrlinge'],
])('[CK19] in another language, never green and never calm: %s', (_, text) => {
  const sentence = ofGerman(text)
  expect(sentence?.verdict).toBe('reworded')
  expect(sentence && isLoud(sentence)).toBe(true)
})

it('[CK19] in another language a number and a product are hard, and whole lines are yours', () => {
  expect(ofGerman('Betreuung von 50 Stammkunden im Jahr 2021')?.verdict).toBe('not-yours')
  expect(ofGerman('Verkauf von Brot mit QuickBooks')?.findings.map(({ kind }) => kind)).toContain('name')
  for (const { text } of german) expect(ofGerman(text)?.verdict, text).toBe('yours')
})

it('[CK19] a letter in another language than the resume is said to be, and nothing in it is yours', () => {
  const letter =
    'Ich habe die Kasse geführt und mit den Kunden gesprochen. Für die Betreuung der Gäste war ich auch zuständig.'
  expect(checked(letter).filter((it) => !isOpen(it))).toEqual([])
  expect(whyWordForWord(letter, lines)).toMatch(/^This text isn't in English, .*\.$/)
  expect(whyWordForWord('Managed the front desk.', german)).toMatch(/^Your resume isn't in English, .*\.$/)
  expect(whyWordForWord('Managed the front desk.', lines)).toBeNull()
  expect(whyWordForWord('Excel, SQL, Los Angeles', lines)).toBeNull()
})

it('[CK20] what cannot be checked is said in one sentence', () => {
  expect(whyNotChecked(' \n– ', lines)).toBe('Paste the text you want to check.')
  expect(whyNotChecked('é'.repeat(maxBytes / 2 + 1), lines)).toMatch(/longer than 100 KB/)
  expect(whyNotChecked('I ran payroll.', [])).toMatch(/couldn't read anything/)
  expect(whyNotChecked('I ran payroll.', [{ text: '2019 –' }])).toMatch(/couldn't read anything/)
  expect(whyNotChecked('é'.repeat(maxBytes / 2), lines)).toBeNull()
})

it('[CK20] a summary counts and quotes nothing; what is not mine is never counted as mine', () => {
  const text =
    'Dear Ms Okafor,\nManaged the front desk.\nHandled the front desk.\nNegotiated the lease and managed the front desk.\nLed the front desk.'
  expect(summaryOf(checked(text))).toBe('4 sentences: 2 mine, 1 with new claims, 1 not mine')
  expect(summaryOf(checked('Led the front desk.'))).toBe('1 sentence: 0 mine, 0 with new claims, 1 not mine')
})

it('[CK20] every finding stands where it says and is one sentence', () => {
  const text = 'As a certified director I led all 50 nurses of Northgate since 2010, and repaired turbines.'
  const [sentence] = checked(text)
  expect(sentence?.findings.length).toBeGreaterThan(4)
  for (const { from, to, message } of sentence?.findings ?? []) {
    expect(message).toMatch(/^[“A-Z].*\.$/)
    expect(text.slice(from, to)).toMatch(/^\S(?:.*\S)?$/)
  }
})

it('[CK20] the same input gives the same check, also after a round trip through JSON', () => {
  const text = lines.map((it) => `${it.text} and Blorptron`).join('\n')
  expect(check(text, JSON.parse(JSON.stringify(lines)), { today })).toEqual(check(text, lines, { today }))
})

it('[CK20] anything may be asked of anything', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'binary', maxLength: 200 }),
      (own, text) => {
        const sources = linesOf(fromJsonResume({ basics: { summary: own } }))
        for (const sentence of check(text, sources, { today, addressee: own, quotable: own })) {
          expect(text.slice(sentence.from, sentence.to)).toBe(sentence.text)
          if (sentence.verdict === 'yours') expect(sentence.findings).toEqual([])
        }
      },
    ),
    { seed: 4, numRuns: 200 },
  )
})
