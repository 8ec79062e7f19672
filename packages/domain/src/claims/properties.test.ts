import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromJsonResume } from '../resume/json-resume.ts'
import { type Source, sourcesOf } from '../resume/sources.ts'
import { allSkills, skillMatcher } from '../skills/index.ts'
import { prepare, supports } from './index.ts'

const today = '2026-07-01'
const folder = new URL('../../../../eval/resumes/', import.meta.url)
const resumes: Source[][] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => sourcesOf(fromJsonResume(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))))
const everySource = resumes.flatMap((sources) => sources.map((source) => ({ source, sources })))
const isSupported = (sources: readonly (string | Source)[], text: string) =>
  supports(sources, text, { today }).supported

it('[CL23] every source of every resume supports itself', () => {
  const refused = everySource.filter(
    ({ source, sources }) =>
      !isSupported([source], source.text) ||
      !isSupported(sources, source.text) ||
      !isSupported([source.text], source.text),
  )
  expect(refused.map(({ source }) => source.text)).toEqual([])
})

it('[CL23] every piece of a role’s heading, in the person’s own words, is supported by it', () => {
  const refused = everySource.flatMap(({ source }) =>
    (source.kind === 'role' ? source.quotes : []).filter((quote) => !isSupported([source], quote)),
  )
  expect(refused).toEqual([])
})

const number = /(?<![\p{L}\d.,-])[1-9]\d*(?:[.,]\d+)*(?![\p{L}\d.,-])/gu
const counted = everySource.flatMap(({ source, sources }) =>
  source.kind === 'line' ? [...source.text.matchAll(number)].map((match) => ({ source, sources, match })) : [],
)

it('[CL8] a number changed in any line is caught', () => {
  fc.assert(
    fc.property(fc.constantFrom(...counted), fc.integer({ min: 1, max: 97 }), ({ source, sources, match }, more) => {
      const changed = String(Number(match[0].replace(/[.,]/g, '')) + more)
      const text = source.text.slice(0, match.index) + changed + source.text.slice(match.index + match[0].length)
      expect(isSupported([source], text), text).toBe(false)
      // Among all statements the number may be one that another gives.
      if (!sources.some((it) => it !== source && it.text.includes(changed)))
        expect(isSupported(sources, text), text).toBe(false)
    }),
    { seed: 4, numRuns: 300 },
  )
})

const lines = everySource.filter(({ source }) => source.kind === 'line')
const skills = allSkills().filter(({ soft, context }) => !soft && !context)

it('[CL1] a skill of the catalogue that the person does not have is caught in any line', () => {
  fc.assert(
    fc.property(fc.constantFrom(...lines), fc.constantFrom(...skills), ({ source }, skill) => {
      const known = skillMatcher().find(source.text)
      fc.pre(!known.some((it) => it.skill.name === skill.name || it.skill.parents.includes(skill.name)))
      const text = `${source.text.replace(/\.$/, '')} and ${skill.name}.`
      const words = skill.name.toLowerCase().split(/[^\p{L}\d]+/u)
      fc.pre(!words.some((word) => source.text.toLowerCase().includes(word.slice(0, 4))))
      expect(isSupported([source], text), text).toBe(false)
    }),
    { seed: 4, numRuns: 300 },
  )
})

it('[CL25] the same input gives the same check, also after a round trip through JSON', () => {
  for (const sources of resumes.slice(0, 6)) {
    const again = JSON.parse(JSON.stringify(sources)) as Source[]
    for (const { text } of sources.slice(0, 12)) {
      const one = supports(sources, `${text} and Blorptron`, { today })
      expect(supports(again, `${text} and Blorptron`, { today })).toEqual(one)
      expect(supports(prepare(sources), `${text} and Blorptron`, { today })).toEqual(one)
    }
  }
})

it('[CL25] what is kept of a hostile text stays bounded', () => {
  for (const piece of ['team ', '12 teams and ', 'Led a team. ', 'German: B1, ', 'from 3 to 5 ', 'AB CD EF ']) {
    const { units, words, quantities } = prepare([piece.repeat(20_000 / piece.length)])
    for (const { reading } of units) expect(reading.text.length).toBeLessThanOrEqual(1600)
    for (const found of words.values()) expect(found.length).toBeLessThanOrEqual(100)
    expect(quantities.length).toBeLessThanOrEqual(2000)
  }
  expect(prepare(['Led a team of four. '.repeat(50_000)]).units.length).toBeLessThanOrEqual(200)
})

it('[CL25] anything may be asked of anything', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary' }), { maxLength: 4 }),
      fc.string({ unit: 'binary' }),
      (sources, text) => {
        const { supported, verdict, verdicts } = supports(sources, text, { today })
        expect(supported).toBe(verdicts.every(({ status }) => status === 'stated' || status === 'implied'))
        expect(verdict === 'refused').toBe(verdicts.some(({ status }) => status === 'unsupported'))
        for (const { claim } of verdicts) expect(text.slice(claim.from, claim.to)).toBe(claim.text)
      },
    ),
    { seed: 4, numRuns: 200 },
  )
})
