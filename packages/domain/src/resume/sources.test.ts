import { describe, expect, it } from 'vitest'
import { fromJsonResume } from './json-resume.ts'
import { sourcesOf } from './sources.ts'

const document = fromJsonResume({
  basics: { name: 'Ida Vance', label: 'Florist', summary: 'Florist with a diploma.' },
  work: [
    {
      name: 'Fernhollow Flowers',
      position: 'Senior Florist',
      startDate: '2021-03',
      highlights: ['Prepare wedding flowers.'],
    },
  ],
  education: [{ institution: 'Marsh College', studyType: 'Diploma', area: 'Floristry', endDate: '2019' }],
  skills: [{ name: 'Craft', keywords: ['Hand-tied bouquets'] }],
  languages: [{ language: 'Welsh', fluency: 'B1' }],
  certificates: [{ name: 'First aid', issuer: 'Red Cross', date: '2024' }],
})

describe('the sources of a document', () => {
  const sources = sourcesOf(document, [{ id: '7', statement: 'I drive the delivery van.', saidOn: '2026-07-01' }])
  const textOf = (kind: string) => sources.filter((source) => source.kind === kind).map(({ text }) => text)

  it('are everything the person wrote, each as one statement', () => {
    expect(textOf('label')).toEqual(['Florist'])
    expect(textOf('summary')).toEqual(['Florist with a diploma.'])
    expect(textOf('role')).toEqual(['Senior Florist, Fernhollow Flowers, Mar 2021 – Present'])
    expect(textOf('line')).toEqual(['Prepare wedding flowers.'])
    expect(textOf('study')).toEqual(['Diploma, Floristry, Marsh College, 2019'])
    expect(textOf('skill')).toEqual(['Craft', 'Hand-tied bouquets'])
    expect(textOf('language')).toEqual(['Welsh: B1'])
    expect(textOf('item')).toEqual(['First aid, Red Cross, 2024'])
  })

  it('have the answers of the person among them', () => {
    expect(sources.at(-1)).toMatchObject({ id: 'fact-7', kind: 'fact', text: 'I drive the delivery van.' })
  })

  it('have ids of their own, and say to which role a line belongs', () => {
    expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length)
    const role = sources.find(({ kind }) => kind === 'role')
    expect(sources.find(({ kind }) => kind === 'line')).toMatchObject({ role: role?.id, start: '2021-03' })
  })
})
