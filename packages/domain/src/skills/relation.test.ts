import { describe, expect, it } from 'vitest'
import { allSkills } from './index.ts'
import { kindsBelow, relationOf } from './relation.ts'
import { skillCalled } from './search.ts'
import { swaps } from './testing/near-names.ts'

describe('relationOf', () => {
  it.each([
    ['PyTorch', 'Deep learning'],
    ['Bash', 'Linux'],
    ['Grafana', 'Observability'],
    ['PostgreSQL', 'SQL'],
    ['Pear Deck', 'Nearpod'],
    ['Subcutaneous injection', 'Intramuscular injection'],
    ['Microsoft Word', 'Microsoft Office'],
    ['Relational database', 'PostgreSQL'],
  ])('%s is near %s and no more', (a, b) => {
    expect(relationOf(a, b)).toBe('similar')
  })

  it.each([
    ['PostgreSQL', 'Relational database'],
    ['PostgreSQL', 'Database'],
    ['Subcutaneous injection', 'Injections'],
    ['Subcutaneous injection', 'Medication administration'],
    ['ServSafe Manager', 'ServSafe'],
    ['Bank reconciliation', 'Reconciliation'],
  ])('%s is a kind of %s, and not the other way round', (a, b) => {
    expect(relationOf(a, b)).toBe('kind-of')
    expect(relationOf(b, a)).toBe('similar')
  })

  it.each([
    ['K8s', 'Kubernetes'],
    ['MS Excel', 'Excel'],
    ['AWS S3', 'Amazon S3'],
    ['Call centre', 'Call center'],
    ['a name of nobody', 'A name of nobody'],
  ])('%s is the same as %s', (a, b) => {
    expect(relationOf(a, b)).toBe('same')
  })

  it.each([
    ['Kubernetes', 'Wound care'],
    ['Kubernetes', 'a name of nobody'],
  ])('%s has nothing to do with %s', (a, b) => {
    expect(relationOf(a, b)).toBeNull()
  })

  it('is of two things of the catalogue for each swap, in every field', () => {
    expect(swaps().filter(({ own, asked }) => !skillCalled(own) || !skillCalled(asked))).toEqual([])
    const same = swaps().filter(({ own, asked }) => relationOf(own, asked) === 'same')
    expect(same).toEqual([])
  })

  it('no skill is a kind of itself', () => {
    expect(allSkills().filter(({ name }) => kindsBelow(name).includes(name))).toEqual([])
  })

  it('knows each kind by its name', () => {
    const named = new Set(allSkills().map(({ name }) => name))
    const unknown = allSkills().flatMap(({ name, kinds }) =>
      kinds.filter((kind) => !named.has(kind)).map((kind) => `${name} → ${kind}`),
    )
    expect(unknown).toEqual([])
  })
})
