import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1+1', '\t=1', '\r=1', '|cmd', '%0'])(
  '[C15] a cell that a spreadsheet would compute is text: %j',
  (cell) => {
    expect(toCsv([[cell]])).toBe(`"'${cell}"\r\n`)
  },
)

it('a cell ends where its text ends, whatever the text holds', () => {
  expect(toCsv([['a "b", c\nd', 'e']])).toBe('"a ""b"", c\nd","e"\r\n')
})

it('a number stays one, below nothing too', () => {
  expect(toCsv([[12.5, -3]])).toBe('12.5,-3\r\n')
})
