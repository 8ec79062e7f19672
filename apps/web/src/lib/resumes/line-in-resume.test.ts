import { describe, expect, it } from 'vitest'
import { documentFrom } from './content.ts'
import { contentWithLine, linePlaces } from './line-in-resume.ts'

const content = [
  '<h1>Mara Ellison</h1><h2>Experience</h2><h3>Data Analyst, Corbel Insurance, Leeds</h3><p>Mar 2021 - Present</p>',
  '<ul><li>Wrote SQL models for the claims dashboard</li></ul><h2>Skills</h2><p>SQL, dbt</p>',
].join('')
const line = 'Built a practice warehouse in Snowflake from public data'

const role = () => linePlaces(content)[1]?.id ?? expect.fail()
const textsOf = (html: string | null) => JSON.stringify(documentFrom(html ?? '').sections)

describe('a line of one’s own in a resume', () => {
  it('may stand under the projects or in any role', () => {
    expect(linePlaces(content).map(({ label }) => label)).toEqual(['Projects', 'Data Analyst, Corbel Insurance'])
    expect(linePlaces('<p>Nothing yet</p>')).toEqual([{ id: null, label: 'Projects' }])
  })

  it('is added in a role, and everything else stays', () => {
    const after = documentFrom(contentWithLine(content, role(), line) ?? '')
    const [work, skills] = after.sections
    expect(work?.entries).toMatchObject([
      { roles: [{ lines: [{ text: 'Wrote SQL models for the claims dashboard' }, { text: line }] }] },
    ])
    expect(skills).toMatchObject({ kind: 'skills' })
    expect(after.basics.name).toBe('Mara Ellison')
  })

  it('is added under the projects, which are begun where there are none', () => {
    const once = contentWithLine(content, null, line)
    expect(documentFrom(once ?? '').sections.at(-1)).toMatchObject({ kind: 'projects', title: 'Projects' })
    expect(textsOf(once)).toContain(line)
    const twice = contentWithLine(once ?? '', null, 'Another line')
    expect(documentFrom(twice ?? '').sections.filter(({ kind }) => kind === 'projects')).toHaveLength(1)
    expect(textsOf(twice)).toContain('Another line')
    expect(textsOf(twice)).toContain(line)
  })

  it('has no place where the role is gone', () => {
    expect(contentWithLine(content, 'no-such-role', line)).toBeNull()
  })

  it('is a line and no markup', () => {
    expect(textsOf(contentWithLine(content, null, '<b>Led</b> & won'))).toContain('<b>Led</b> & won')
  })
})
