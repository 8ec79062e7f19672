import { describe, expect, it } from 'vitest'
import { longTail } from './data/long-tail.ts'
import { allSkills, skillMatcher } from './index.ts'
import { longTailMatcher, namesIn } from './long-tail.ts'
import { tokenise } from './tokens.ts'

const names = namesIn(longTail)
const keyOf = (name: string) =>
  tokenise(name)
    .map(({ key }) => key)
    .join(' ')
const found = async (text: string) => (await longTailMatcher()).find(text).map(({ skill }) => skill.name)

describe('the long tail', () => {
  it('holds many names, none of them the catalogue’s, none twice', () => {
    const own = new Set(allSkills().flatMap(({ name, aliases, gated }) => [name, ...aliases, ...gated].map(keyOf)))
    const keys = names.map(keyOf)
    expect(names.length).toBeGreaterThan(15_000)
    expect(keys.filter((key) => own.has(key))).toEqual([])
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('repeats a word of the line above for a mark', () => {
    expect(namesIn('abap cloud\n" core data\n" " views\nisort')).toEqual([
      'abap cloud',
      'abap core data',
      'abap core views',
      'isort',
    ])
    expect(names.filter((name) => name.includes('"'))).toEqual([])
  })

  it('counts in a list of skills and not in a sentence', async () => {
    expect(await found('Tools: Python, isort, Docker')).toContain('isort')
    expect(await found('we isort of liked it')).not.toContain('isort')
  })

  it('never takes a skill of the catalogue away', async () => {
    const text = 'Python, Kubernetes, IV therapy, Accounts payable, Excel'
    const catalogue = skillMatcher()
      .find(text)
      .map(({ skill }) => skill.name)
    expect(await found(text)).toEqual(expect.arrayContaining(catalogue))
  })
})
