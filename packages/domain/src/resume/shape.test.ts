import { describe, expect, it } from 'vitest'
import {
  byType,
  json,
  list,
  number,
  object,
  oneOf,
  optional,
  pair,
  readAs,
  type Shape,
  table,
  text,
  whole,
} from './shape.ts'

interface Note {
  id: string
  level?: number | undefined
}
const note: Shape<Note> = object({ id: text(/^\w+$/), level: optional(whole(1, 5)) })

describe('what is of another shape is refused', () => {
  it.each<[string, Shape<unknown>, unknown]>([
    ['a text in another form', text(/^\w+$/), 'two words'],
    ['a text too long', text(/^/, [0, 3]), 'four'],
    ['a number out of its bounds', number(0, 1), 1.1],
    ['a number that is none', number(0, 1), Number.NaN],
    ['a part of a number', whole(0, 9), 0.5],
    ['another word', oneOf('work', 'skills'), 'constructor'],
    ['a field that is missing', note, { level: 1 }],
    ['a field of another kind', note, { id: 'a', level: null }],
    ['a list for an object', note, ['a']],
    ['a member of a list', list(note), [{ id: 'a' }, {}]],
    ['a list too short', list(note, [1, 9]), []],
    ['three for a pair', pair(number(0, 9)), [1, 2, 3]],
    ['a value in a table', table(note), { a: { id: 'a' }, b: 1 }],
    ['what JSON cannot say', json, { a: [Number.POSITIVE_INFINITY] }],
    ['what is nested without end', json, JSON.parse('['.repeat(20_000) + ']'.repeat(20_000))],
    [
      'a type that is inherited',
      byType<{ type: 'text' }>({ text: object({ type: oneOf('text') }) }),
      { type: 'toString' },
    ],
  ])('%s', (_, shape, value) => {
    expect(readAs(shape, value)).toBeNull()
  })
})

it('gives back a value of its own, without the fields that it does not know', () => {
  const given = { id: 'a', level: undefined, more: 1 }
  expect(readAs(note, given)).toStrictEqual({ id: 'a', level: undefined })
  expect(readAs(note, { id: 'a' })).toStrictEqual({ id: 'a' })
})

it('takes no prototype from a table', () => {
  const read = readAs(table(json), JSON.parse('{"__proto__": {"admin": true}, "a": 1}'))
  expect(read).toStrictEqual({ a: 1 })
})

it('a mistake inside of a shape is not taken for a refusal', () => {
  const broken: Shape<string> = () => {
    throw new TypeError('broken')
  }
  expect(() => readAs(broken, 'x')).toThrow(TypeError)
})
