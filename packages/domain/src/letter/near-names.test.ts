import { expect, it } from 'vitest'
import { readJob } from '../job/read-job.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { sourcesOf } from '../resume/sources.ts'
import { skillMatcher } from '../skills/index.ts'
import { advertisementFor, type NearPair, namedSkills, resumeWith, swaps } from '../skills/testing/near-names.ts'
import { ownWords } from './check.ts'
import { writeLetter } from './index.ts'
import { today } from './testing/letters.ts'

const sentencesFor = (pair: NearPair) => {
  const document = fromJsonResume(resumeWith(pair))
  const said = new Map(sourcesOf(document, []).map(({ id, text }) => [id, namedSkills(text)]))
  const job = readJob(advertisementFor(pair), skillMatcher())
  const { paragraphs } = writeLetter(document, job, { style: 'professional', today })
  return paragraphs
    .flatMap(({ sentences }) => sentences)
    .map((sentence) => ({ sentence, own: new Set(sentence.sources.flatMap((id) => said.get(id) ?? [])) }))
}

const letters = swaps().map((pair) => ({ pair, sentences: sentencesFor(pair) }))

type Told = ReturnType<typeof sentencesFor>[number]

const those = (isWrong: (told: Told) => boolean) =>
  letters.flatMap(({ pair, sentences }) =>
    sentences.filter(isWrong).map(({ sentence }) => `${pair.own} for ${pair.asked}: ${sentence.text}`),
  )

it('[L1] no sentence names a skill of the person that its sources do not name', () => {
  expect(letters.length).toBeGreaterThanOrEqual(200)
  const isInvented = ({ sentence, own }: Told) => namedSkills(ownWords(sentence)).some((name) => !own.has(name))
  expect(those(isInvented)).toEqual([])
})

it('[L11] nor claims what the advertisement asks, where it has only something near', () => {
  const isClaimed = ({ sentence: { job, sources }, own }: Told) =>
    sources.length > 0 && job.flatMap(namedSkills).some((it) => !own.has(it))
  expect(those(isClaimed)).toEqual([])
})

it('[L11] two injections are not both given where one is', () => {
  const document = fromJsonResume({
    basics: { name: 'Ida Vance', label: 'Nurse' },
    work: [
      {
        ...{ name: 'Harrow Clinic', position: 'Nurse', startDate: '2019-01' },
        highlights: ['Gave subcutaneous injections to 30 patients a day.', 'Took blood from 12 patients a day.'],
      },
    ],
  })
  const ad = 'Nurse\n\nAshby Clinic\n\nRequirements\n- Subcutaneous injections\n- Intramuscular injections\n'
  const letter = writeLetter(document, readJob(ad, skillMatcher()), { style: 'professional', today })
  expect(letter.content).not.toMatch(/intramuscular injections, and my work|both/i)
})
