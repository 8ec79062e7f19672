import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allSkills, isHead, skillMatcher } from './index.ts'

const found = (text: string) =>
  skillMatcher()
    .find(text)
    .filter(({ negated }) => !negated)
    .map(({ skill }) => skill.name)

describe('words that only look like skills', () => {
  it.each([
    ['a go-getter with drive', 'Go'],
    ['ready to go the extra mile', 'Go'],
    ['worked in R&D for years', 'R'],
    ['Excel at closing deals', 'Excel'],
    ['We excel at service', 'Excel'],
    ['Interned in spring 2020', 'Spring'],
    ['Spring 2020 intern', 'Spring'],
    ['handled the rest of the team', 'REST'],
    ['the c suite', 'C'],
    ['java the island', 'JavaScript'],
    ['in the network of schools', 'Network+'],
    ['the removal of stains', 'Furniture moving'],
  ])('%s is not %s', (text, skill) => {
    expect(found(text)).not.toContain(skill)
  })
})

describe('skills in the usual spellings', () => {
  it.each([
    ['Languages: C, C++, C#, R, Go', ['C', 'C++', 'C#', 'R', 'Go']],
    ['built services in Go and Node.js', ['Go', 'Node.js']],
    ['.NET and ASP.NET Core', ['.NET']],
    ['CI/CD with GitLab', ['CI/CD']],
    ['nodejs, NodeJS, Node JS', ['Node.js']],
    ['k8s clusters', ['Kubernetes']],
    ['REST APIs in Spring Boot', ['REST API', 'Spring Boot']],
    ['measured by KPIs, with a team of RNs', ['KPI', 'Registered Nurse']],
    ['Microsoft Excel, Word', ['Excel']],
    ['lean and six sigma', ['Six Sigma']],
    ['POSTGRES and PostgreSQL', ['PostgreSQL']],
    ['machine-learning models', ['Machine learning']],
  ])('%s', (text, skills) => {
    expect(found(text)).toEqual(expect.arrayContaining(skills))
  })

  it('never reads Java as JavaScript or the other way round', () => {
    expect(found('five years of JavaScript')).not.toContain('Java')
    expect(found('five years of Java')).not.toContain('JavaScript')
  })
})

describe('negation', () => {
  it.each([
    'No experience with Kubernetes',
    'I have never used Kubernetes',
    'without any knowledge of Kubernetes',
    'not yet familiar with Kubernetes',
  ])('%s', (text) => {
    const [match] = skillMatcher().find(text)
    expect(match).toMatchObject({ skill: { name: 'Kubernetes' }, negated: true })
  })

  it.each([
    'not only Docker but Kubernetes',
    'no later than 2020 I ran Kubernetes',
    'I used no tool lightly. Kubernetes daily',
  ])('%s affirms', (text) => {
    expect(found(text)).toContain('Kubernetes')
  })
})

describe('positions', () => {
  it('point at the words that name the skill', () => {
    const text = 'Wir nutzen Kubernetes und PostgreSQL täglich.'
    for (const { skill, from, to } of skillMatcher().find(text)) {
      expect(text.slice(from, to).toLowerCase()).toBe(skill.name.toLowerCase())
    }
  })

  it('lie inside the text, in order, and never overlap, whatever the text', () => {
    const words = fc.constantFrom(
      ...allSkills().flatMap(({ name, aliases }) => [name, ...aliases]),
      'and',
      ',',
      '-',
      '.',
      '\n',
      'é́',
      '🙂',
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
        const text = parts.join(' ')
        let end = 0
        for (const { from, to } of skillMatcher().find(text)) {
          expect(from).toBeGreaterThanOrEqual(end)
          expect(to).toBeGreaterThan(from)
          expect(to).toBeLessThanOrEqual(text.length)
          end = to
        }
      }),
    )
  })

  it('every name alone in a list is found as itself', () => {
    const lost = allSkills()
      .filter(isHead)
      .filter(({ name }) => !found(`Python, ${name}, Nursing`).includes(name))
    expect(lost.map(({ name }) => name)).toEqual([])
  })
})

describe('names joined by a sign', () => {
  it.each([
    ['Health & safety', 'Health and safety'],
    ['Hoisting and moving & handling with two', 'Moving and handling'],
    ['Picking&packing', 'Pick and pack'],
  ])('%s names %s', (text, skill) => expect(found(text)).toContain(skill))
})
