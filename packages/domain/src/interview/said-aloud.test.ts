import { describe, expect, it } from 'vitest'
import { fromJsonResume } from '../resume/json-resume.ts'
import { interviewGuide } from './index.ts'
import * as sentences from './sentences/index.ts'
import { splitLine } from './split-line.ts'
import { florist, jobFrom } from './testing/cases.ts'

// A guide is said aloud: whoever asks and whoever answers must know what is meant.

const guideFor = (ad: string, document = florist) =>
  interviewGuide(document, jobFrom(ad), { today: '2026-07-01' }, sentences)
const questionsOf = (ad: string, document = florist) => guideFor(ad, document).questions.map(({ question }) => question)

const ad = (lines: string[], title = 'Requirements') =>
  `Site Clerk\nAcme Ltd\n\n${title}\n${lines.map((line) => `- ${line}`).join('\n')}`

describe('a question', () => {
  it('[I12] is not asked about what the body bears', () => {
    expect(
      questionsOf(ad(['Filing', 'Valid first aid certificate and fitness to work at height'])).join('\n'),
    ).not.toMatch(/fitness/i)
  })

  it('[I6] keeps the article of the thing, also before praise that is left out', () => {
    const said = questionsOf(ad(['An excellent safety record you can document', 'At least one full shutdown']))
    expect(said.join('\n')).toMatch(/\ba safety record\b/)
    expect(said.join('\n')).toMatch(/\ba full shutdown\b/)
  })

  it('[I6] keeps skills that say nothing without that word', () => {
    expect(questionsOf(ad(['Basic computer skills'])).join('\n')).toMatch(/computer skills/)
  })

  it('[I6] names the last of several as another choice', () => {
    const said = questionsOf(ad(['Completed training in glazing, roofing or similar'])).join('\n')
    expect(said).not.toMatch(/glazing, roofing on/)
    expect(said).toMatch(/glazing or roofing/)
  })

  it('[I6] has a deed that is told as a thing with its article, and in small letters', () => {
    const said = questionsOf(
      ad(
        [
          'Development of shift leaders and apprentices',
          'Continuous reduction of water, energy and CO2 consumption',
          'Coordination of capital projects',
        ],
        'Your tasks',
      ),
    ).join('\n')
    expect(said).toMatch(/ the development of shift leaders/)
    expect(said).toMatch(/ the continuous reduction of water/)
  })

  it('[I8] on a gap names what is lacking of its sentence', () => {
    const said = questionsOf(ad(['Floristry, experience with design software such as SketchUp'])).filter((it) =>
      it.includes('SketchUp'),
    )
    expect(said.length).toBeGreaterThan(0)
    expect(said.join('\n')).not.toMatch(/floristry/i)
  })

  it('[I17] on years that fall short is asked once', () => {
    const young = fromJsonResume({
      work: [
        { name: 'Hedgerow', position: 'Florist', startDate: '2025-01', highlights: ['Tied bouquets for weddings.'] },
      ],
    })
    const sentence = 'At least eight years of experience as a florist'
    expect(questionsOf(ad([sentence]), young).filter((it) => it.includes('eight years'))).toHaveLength(1)
  })

  it('[I6] calls no knowledge a deed', () => {
    const said = questionsOf(ad(['Knowledge of the Code of Professional Responsibility for Florists in the County']))
    expect(said.join('\n')).not.toMatch(/Where have you done that\?/)
  })
})

it('[I13] no shift leader is asked about as hours, and no success is to be learned', () => {
  const tasks = `Your tasks\n- Development of shift leaders and apprentices\n- Filing of reports`
  const { questionsToAsk } = guideFor(
    `Site Clerk\nAcme Ltd\n\n${tasks}\n\nRequirements\n- Measurable success in improving packaging line performance`,
  )
  expect(questionsToAsk.join('\n')).not.toMatch(/You write “Development of shift leaders[^”]*”. How does that look/)
  expect(questionsToAsk.join('\n')).not.toMatch(/learn more about measurable success/)
})

it('[I5] what a crew went without belongs to how long it did', () => {
  expect(splitLine('Wrote a tie-off rule after 2019, crew has gone 410,000 hours since without an injury')).toEqual({
    action: 'Wrote a tie-off rule after 2019',
    result: 'crew has gone 410,000 hours since without an injury',
  })
})
