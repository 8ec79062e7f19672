import { describe, expect, it } from 'vitest'
import { readJob } from './read-job.ts'
import { matcher } from './testing/measure.ts'

const read = (rest: string) => readJob(`Stonemason\nAcme Ltd\nTruro\n\n${rest}`, matcher)
const asked = (rest: string, importance: 'required' | 'preferred') =>
  read(`Person specification\n${rest}`)
    .requirements.filter((it) => it.importance === importance)
    .map((it) => it.text)

describe('labels of a person specification', () => {
  it.each([
    ['a letter and a number', 'E1 Lime mortar\nE2 Banker masonry\nD1 Letter cutting\nD2 Gilding'],
    ['with a full stop', 'E1. Lime mortar\nE2. Banker masonry\nD1. Letter cutting\nD2. Gilding'],
    ['a letter in brackets', '(E) Lime mortar\n(E) Banker masonry\n(D) Letter cutting\n(D) Gilding'],
    [
      'numbers, the letter behind',
      '1.1 Lime mortar (E)\n1.2 Banker masonry (E)\n2.1 Letter cutting (D)\n2.2 Gilding (D)',
    ],
    ['a column', 'Lime mortar\tE\nBanker masonry\tE\nLetter cutting\tD\nGilding\tD'],
    ['columns of blanks', 'Lime mortar   E   A/I\nBanker masonry   E   I\nLetter cutting   D   A\nGilding   D   A'],
  ])('say what is essential and what desirable, and are no part of it: %s', (_, list) => {
    expect(asked(list, 'required')).toEqual(['Lime mortar', 'Banker masonry'])
    expect(asked(list, 'preferred')).toEqual(['Letter cutting', 'Gilding'])
  })

  it('a D that follows A, B and C only counts', () => {
    const list = 'A1 Lime mortar\nB1. Banker masonry\nC1. Letter cutting\nD1. Gilding'
    expect(asked(list, 'preferred')).toEqual([])
    expect(asked(list, 'required')).toContain('Gilding')
  })

  it.each(['D1 Licence', 'E10 Fuel testing', 'S3: buckets', 'B2: German'])('one alone is no label: %s', (line) => {
    expect(asked(`${line}\nLime mortar`, 'required')[0]).toMatch(new RegExp(`^${line.slice(0, 2)}`))
  })

  it('a level of a language is none of them', () => {
    expect(asked('- C1 English\n- B2 Spanish', 'required')).toEqual(['C1 English', 'B2 Spanish'])
  })
})

describe('subjects at school with their grade', () => {
  it.each([
    'GCSEs in English and Maths at grade 4 or above',
    'Maths and English GCSE',
    '5 GCSEs including English and Mathematics',
    'English and Maths A-levels',
  ])('are education, neither languages nor skills: %s', (line) => {
    const { requirements, languages, degree } = read(`Requirements\n- ${line}\n- Lime mortar`)
    expect(requirements.map(({ kind, text, skills }) => ({ kind, text, skills }))[0]).toEqual({
      kind: 'degree',
      text: line,
      skills: [],
    })
    expect([requirements.length, languages, degree]).toEqual([2, [], null])
  })

  it.each([
    'Experience of teaching GCSE French',
    'Experience of marking GCSEs',
    'Preparing children for A-levels',
    'Invigilating GCSEs',
  ])('but not where they are taught: %s', (line) => {
    const { requirements } = read(`Requirements\n- ${line}\n- Lime mortar`)
    expect(requirements.map((it) => it.kind)).not.toContain('degree')
  })
})

describe('a list inside a sentence about the work', () => {
  it('may hold a word that could be a deed', () => {
    const text = 'The role\nYou will clean arches, carving tools and sinks, sort stone, load vans and sweep yards.'
    expect(read(text).responsibilities[0]?.words).toBe('clean arches, carving tools and sinks')
  })

  const { requirements, responsibilities } = read(
    'The role\nYou will measure sills, mullions and string courses in churches and houses, decide which stone is needed, and draw it up.',
  )

  it('stays one duty', () => {
    expect(responsibilities.map((it) => it.words)).toEqual([
      'measure sills, mullions and string courses in churches and houses',
      'decide which stone is needed',
      'draw it up',
    ])
  })

  it('asks for nothing: what the person finds out to be needed is not asked of them', () => {
    expect(requirements).toEqual([])
  })
})
