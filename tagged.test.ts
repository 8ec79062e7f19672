import { describe, expect, it } from 'vitest'
import { lines } from './eval/tagged/lines.ts'

describe('the lines that are tagged by hand', () => {
  // A word that does not stand in its line, or more than once and without its number, is refused in reading.
  const all = lines()

  it('are 200 of resumes and 100 of advertisements, in forty trades or more, none of them twice', () => {
    expect(all.filter(({ kind }) => kind === 'resume')).toHaveLength(200)
    expect(all.filter(({ kind }) => kind === 'advertisement')).toHaveLength(100)
    expect(new Set(all.map(({ trade }) => trade)).size).toBeGreaterThanOrEqual(40)
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length)
  })

  it('begin with a verb where their first word is tagged as one, and nowhere else', () => {
    const odd = all.filter(
      ({ first, deeds, others }) => [...deeds, ...others].some(({ from }) => from === 0) !== (first === 'verb'),
    )
    expect(odd.map(({ text }) => text)).toEqual([])
  })

  it('tag no word as the person’s deed and as that of others', () => {
    const odd = all.filter(({ deeds, others }) => others.some((it) => deeds.some(({ from }) => from === it.from)))
    expect(odd.map(({ text }) => text)).toEqual([])
  })
})
