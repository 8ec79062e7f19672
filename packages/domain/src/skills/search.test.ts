import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { skillId } from './catalogue/parse.ts'
import { allSkills } from './index.ts'
import { searchSkills, skillCalled, skillWithId } from './search.ts'

const names = (search: string, limit = 10) => searchSkills(search, limit).map(({ name }) => name)

describe('the search over the catalogue', () => {
  it.each(['', '   ', '…', '\u0000', 'Something nobody knows'])('finds nothing for %j', (search) => {
    expect(names(search)).toEqual([])
  })

  it.each([
    ['Kubernetes', 'Kubernetes'],
    ['kuber', 'Kubernetes'],
    ['k8s', 'Kubernetes'],
    ['CKA', 'Certified Kubernetes Administrator'],
    ['azure', 'Microsoft Azure'],
    ['airflow', 'Apache Airflow'],
    ['c++', 'C++'],
    ['node.j', 'Node.js'],
    ['ms exc', 'Excel'],
    ['pilot lic', 'Commercial pilot licence'],
  ])('finds by all names as one types: %s', (typed, name) => {
    expect(names(typed, 50)).toContain(name)
  })

  it('has the very name first, whatever else begins so', () => {
    for (const { name } of allSkills().filter((_, at) => at % 97 === 0)) {
      const [first] = searchSkills(name, 1)
      expect(first && (first.name === name || skillCalled(name)?.name === first.name), name).toBe(true)
    }
  })

  it('each further letter of a name keeps it among those found', () => {
    const lost = ['Kubernetes', 'Wound care', 'Time series analysis', 'Employment law'].flatMap((name) =>
      [...name].flatMap((_, at) =>
        names(name.slice(0, at + 1), Number.POSITIVE_INFINITY).includes(name) ? [] : [name.slice(0, at + 1)],
      ),
    )
    expect(lost).toEqual([])
  })

  it('answers no more than asked for', () => {
    expect(names('a', 3)).toHaveLength(3)
  })
})

describe('what a person types for a skill', () => {
  it.each([
    ['kubernetes', 'Kubernetes'],
    ['K8S', 'Kubernetes'],
    ['react', 'React'],
    ['airflow', 'Apache Airflow'],
    ['Go', 'Go'],
    ['Project Management Professional', 'PMP'],
  ])('%s is %s', (typed, name) => {
    expect(skillCalled(typed)?.name).toBe(name)
  })

  it.each(['Kuberne', 'Kubernetes at home', 'Sourdough of my own', ''])('%j is none of the catalogue', (typed) => {
    expect(skillCalled(typed)).toBeNull()
  })
})

describe('ids', () => {
  it('are of one skill each, above 0, and lead back to it', () => {
    for (const skill of allSkills()) expect(skillWithId(skill.id)?.name, skill.name).toBe(skill.name)
    expect(Math.min(...allSkills().map(({ id }) => id))).toBeGreaterThan(0)
    expect(skillWithId(-1)).toBeNull()
  })

  // People's skills and plans hold them: one that changes is lost to its person.
  it('that were ever given lead to a skill: one that became a form of another leads there', () => {
    const given = readFileSync(new URL('testing/kept-ids.txt', import.meta.url), 'utf8')
      .trim()
      .split(/\s+/)
    let id = 0
    const lost = given.filter((step) => {
      // Written as the steps between them, in base 36.
      id += Number.parseInt(step, 36)
      return skillWithId(id) === null
    })
    expect(given.length).toBeGreaterThan(13_000)
    expect(lost).toEqual([])
    expect(skillWithId(skillId('AWS S3'))?.name).toBe('Amazon S3')
  })

  it.each([
    ['Kubernetes', 696_917_629],
    ['PMP', 1_642_950_915],
    ['Spanish', 941_195_866],
  ])('stay from release to release: %s', (name, id) => {
    expect(skillCalled(name)?.id).toBe(id)
  })
})
