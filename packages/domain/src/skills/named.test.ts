import { describe, expect, it } from 'vitest'
import { titles } from './catalogue/titles.ts'
import { allSkills, skillMatcher, skillNamed } from './index.ts'
import { isListable, isNamed } from './named.ts'
import { natureOf } from './nature.ts'

describe('a skill with a name of its own', () => {
  it.each([
    ...['Kubernetes', 'Slack', 'dbt', 'REST API', 'Epic', 'Zendesk', 'Blue Yonder', 'GAAP', 'HACCP', 'Spanish'],
    ...['CISSP', 'Basic Life Support', 'Certified Public Accountant', 'OSHA 10', "Driver's license"],
  ])('is a product, standard, language or credential: %s', (name) => {
    expect([isListable(name), isNamed(name)]).toEqual([true, true])
  })

  it.each([
    ...['Registered Nurse', 'Licensed Practical Nurse', 'Forklift operator', 'Sous chef', 'Office manager'],
    ...['Retail', 'Admissions', 'Human resources', 'Accounting', 'DevOps', 'Acute care', 'ERP system'],
    ...['Patience', 'Attention to detail'],
  ])('is no title, field, department or way of working: %s', (name) => {
    expect([isListable(name), isNamed(name)]).toEqual([false, false])
  })

  it.each(['Wound care', 'Cake decorating', 'GL accounting', 'Crisis communication'])(
    'is not what one does; that can be listed: %s',
    (name) => {
      expect([isListable(name), isNamed(name)]).toEqual([true, false])
    },
  )
})

it('titles are names of the catalogue, and of no product', () => {
  const names = titles.trim().split(/,\s+/)
  expect(names.filter((name) => !skillNamed(name) || natureOf(name) === 'tool')).toEqual([])
  expect(names.length).toBeLessThan(allSkills().length / 50)
})

it('all names that stand in a text are found, denied ones and those inside a longer name too', () => {
  const names = skillMatcher()
    .named('Never used Terraform; some Kubernetes security')
    .map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Terraform', 'Kubernetes']))
})
