import { describe, expect, it } from 'vitest'
import { sureFrom } from '../../resume/document.ts'
import { readPlainText } from '../read.ts'
import { jobs, worked } from '../testing/pasted.ts'

const namesOf = (lines: string) => jobs(worked(lines)).map(({ name, position }) => [name, position])

const studies = (lines: string) =>
  readPlainText(`Jonas Lindqvist\njonas@example.org\n\nEducation\n\n${lines}\n`).document.sections.flatMap(
    ({ entries }) => entries.filter(({ type }) => type === 'study'),
  )

describe('what stands at one place says the same in every entry', () => {
  it.each([
    ['the title first', (title: string, name: string) => `${title}\n${name}`],
    ['the employer first', (title: string, name: string) => `${name}\n${title}`],
    ['both on one line', (title: string, name: string) => `${title} at ${name}`],
  ])('%s', (_, head) => {
    const told = [
      ['Plumehaven Ltd', 'Front-End Engineer'],
      ['Okrafield Digital', 'Junior Web Developer'],
    ] as const
    const text = told.map(([name, title], at) => `${head(title, name)}\n${2014 + at} – ${2016 + at}\n- Built it.\n`)
    expect(namesOf(text.join('\n'))).toEqual(told)
  })
})

it('an employer over its roles is theirs, whatever stands beside them', () => {
  const role = (title: string, years: string) => `${title}\n${years}\n- Ran it.\n`
  expect(
    namesOf(
      `Allegrant Steel Products\n${role('Executive Assistant', '2007 – 2012')}\n${role('Receptionist', '2005 – 2007')}`,
    ),
  ).toEqual([
    ['Allegrant Steel Products', 'Executive Assistant'],
    ['Allegrant Steel Products', 'Receptionist'],
  ])
})

describe('what stands behind a degree and a colon', () => {
  it('are its subjects, however many', () => {
    expect(studies('Ysgol Norrvik\nA levels: Law (B), Welsh (A), Art (C)\n2004 – 2006')).toMatchObject([
      { institution: 'Ysgol Norrvik', degree: 'A levels', area: 'Law (B), Welsh (A), Art (C)' },
    ])
  })

  it('but not the school', () => {
    expect(studies('MSc: Ecology, Leeds University\n2004 – 2006')).toMatchObject([{ institution: 'Leeds University' }])
  })
})

it('what only rules say is a doubt', () => {
  const { origins, sections } = worked('Software Developer (B2B e-commerce)\nMar 2019 – Present\n- Built it.')
  const [entry] = sections.flatMap(({ entries }) => entries)
  expect(origins[`${entry?.id}.organisation`]?.confidence).toBeLessThan(sureFrom)
})

it('a head of very many pieces loses none of them', () => {
  const names = Array.from({ length: 200 }, (_, at) => `Mill${at} Oak`)
  const { document, source } = readPlainText(
    `Jonas\n\nExperience\n\nCook, ${names.join(', ')}\n2012 – 2014\n- Cooked.\n`,
  )
  const held = new Set(
    Object.values(document.origins).flatMap(({ spans }) => spans.map(([from, to]) => source.slice(from, to))),
  )
  const all = [...held].join(' ')
  expect(names.filter((name) => !all.includes(name))).toEqual([])
})
