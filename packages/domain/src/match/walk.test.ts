import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSource } from '../reading/read-source.ts'
import { plainSource } from '../reading/source.ts'
import { standingOf } from './index.ts'
import { jobFrom, today } from './testing/people.ts'

// Four ordinary people of the development set, and what was once asked of them or held against them.

const folder = new URL('../../../../eval/ordinary/', import.meta.url)
const textOf = (path: string) => readFileSync(new URL(`${path}.txt`, folder), 'utf8')
const rowsOf = (person: string, ad: string) =>
  standingOf(readSource(plainSource(textOf(`people/${person}`))).document, jobFrom(textOf(`ads/${ad}`)), { today })
    .ledger
const rowNaming = (rows: ReturnType<typeof rowsOf>, words: RegExp) =>
  rows.find(({ requirement }) => words.test(requirement))

describe('ordinary people', () => {
  it('a nurse is not asked for the BLS that stands on her resume', () => {
    expect(rowNaming(rowsOf('p06-nurse', 'a06-nurse'), /BLS/)?.status).toBe('met')
  })

  it('a marketing manager is not asked for marketing experience', () => {
    expect(rowNaming(rowsOf('p05-marketing', 'a05-marketing'), /years of marketing experience/)?.status).toBe('met')
  })

  it('a CPA candidate’s row is preferred, and shown in part', () => {
    expect(rowNaming(rowsOf('p08-accountant', 'a08-accountant'), /CPA/)).toMatchObject({
      importance: 'preferred',
      status: 'partly',
    })
  })

  it('an assistant to a CFO supports executives, or is asked whether it is this line', () => {
    const row = rowNaming(rowsOf('p12-ea', 'a12-ea'), /C-level executives/)
    expect(row?.status === 'met' || row?.near.some(({ quote }) => /CFO/.test(quote))).toBe(true)
  })
})
