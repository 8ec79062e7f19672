import { readResume } from '@bespeak/domain/reading/read.ts'
import { describe, expect, it } from 'vitest'
import { readFile } from '../read-file.ts'
import { templates } from './layout.ts'
import { proven, setResume } from './testing/engine.ts'

const said = 'npm package for box packing, 2,300 weekly downloads'
const employer = 'Kartona sp. z o.o. (B2B e-commerce for packaging)'
const json = {
  basics: { name: 'Jan Kowalski', email: 'jan@example.com', label: 'Software Developer' },
  work: [
    { name: employer, position: 'Software Developer', location: 'Wroclaw', startDate: '2019-03', highlights: [said] },
    { name: 'Boxes Ltd (1,200 shops)', position: 'Junior Developer', startDate: '2017-03', endDate: '2019-01' },
  ],
  projects: [
    { name: `box-pack: ${said}`, startDate: '2021', endDate: '2022' },
    { name: 'cart', startDate: '2020', endDate: '2021', highlights: [said] },
  ],
  skills: [{ name: 'Open source', keywords: ['Go', '2,300 weekly downloads', "1'234 stars", '12.345,67 EUR raised'] }],
  interests: [{ name: 'Chess at 2,300 points' }, { name: 'Running' }],
}

describe.each(templates)('the template %s', (template) => {
  it('parts no number and no employer from its bracket when it is read again', async () => {
    const read = await readFile(proven((await setResume(json, { template })).result).bytes)
    if (!read.ok) throw new Error(read.message)
    const entries = readResume(read.source).document.sections.flatMap((section) => section.entries)
    const jobs = entries.filter((it) => it.type === 'employment')
    expect(jobs.map(({ organisation }) => organisation)).toEqual([employer, 'Boxes Ltd (1,200 shops)'])
    expect(jobs[0]?.roles[0]).toMatchObject({
      title: 'Software Developer',
      location: 'Wroclaw',
      lines: [{ text: said }],
    })
    const items = entries.filter((it) => it.type === 'item')
    expect(items.map(({ title, organisation }) => [title, organisation])).toEqual([
      [`box-pack: ${said}`, undefined],
      ['cart', undefined],
      ['Chess at 2,300 points', undefined],
      ['Running', undefined],
    ])
    const [skills] = entries.filter((it) => it.type === 'skills')
    expect(skills?.keywords.map(({ text }) => text)).toEqual(json.skills[0]?.keywords)
  })
})
