import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { light, putOut } from './line-in-hand.ts'

/** As a browser keeps what is lit. */
class Lit {
  readonly range: Range
  constructor(range: Range) {
    this.range = range
  }
}
const highlights = new Map<string, Lit>()
const lit = () => highlights.get('line-in-hand')?.range.startContainer.textContent

beforeEach(() => {
  highlights.clear()
  vi.stubGlobal('Highlight', Lit)
  vi.stubGlobal('CSS', { highlights })
  const lines = ['<h3>Skills</h3>', '<p>SQL, Python, dbt</p>', '<li>Wrote SQL</li>', '<li>Ran tests</li>']
  document.body.innerHTML = `<div id="tailored"><div role="textbox">${lines.join('')}</div></div>`
})

// The page is shared with the files that come after.
afterEach(() => document.body.replaceChildren())

it.each([
  ['the whole line', 'Ran tests', 'Ran tests'],
  ['a part of one line alone', 'dbt', 'SQL, Python, dbt'],
])('lights %s', (_, words, line) => {
  light(words)
  expect(lit()).toBe(line)
  putOut()
  expect(lit()).toBeUndefined()
})

it.each([
  ['may be one of two', 'SQL'],
  ['is not there', 'Led a team'],
])('lights nothing where what is sought %s', (_, words) => {
  light(words)
  expect(lit()).toBeUndefined()
})

it('does nothing in a browser that cannot light', () => {
  vi.stubGlobal('Highlight', undefined)
  light('Ran tests')
  putOut()
  expect(lit()).toBeUndefined()
})
