import { describe, expect, it } from 'vitest'
import { leftOut, leftOutIn } from './left-out.ts'

const refused = (text: string) => ({
  edit: { id: 'n1', line: 'l1', kind: 'reworded' as const, text, reason: '', requirement: null, sources: ['l1'] },
  why: '“Repaired” is not in what it rests on.',
})

describe('what was left out', () => {
  it('is nothing to speak of where nothing was', () => {
    expect(leftOut([])).toBe('')
    expect(leftOut([refused('')])).toBe('')
  })

  it('is counted and told with its reason, as plain text', () => {
    const html = leftOut([refused('Repaired <b>30</b> bicycles.')])
    expect(html).toContain('<p>One line we drafted was left out, because your own lines do not say as much.</p>')
    expect(html).toContain('<li>“Repaired &lt;b&gt;30&lt;/b&gt; bicycles.” “Repaired” is not in what it rests on.</li>')
  })

  it('is five lines at most, and how many more', () => {
    const html = leftOut(Array.from({ length: 7 }, (_, at) => refused(`Line ${at}`)))
    expect(html.match(/<li>/g)).toHaveLength(5)
    expect(html).toContain('<p>7 lines we drafted were left out, because your own lines do not say as much.</p>')
    expect(html).toContain('And 2 more.')
  })

  it('stays when the rest of the explanation is told anew', () => {
    const told = leftOut([refused('Repaired bicycles.')])
    expect(leftOutIn(`<h3>What changed and why</h3>${told}`)).toBe(told)
    expect(leftOutIn('<h3>What changed and why</h3>')).toBe('')
  })
})
