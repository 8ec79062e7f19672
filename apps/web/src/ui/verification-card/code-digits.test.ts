import { codeLength as mailedLength } from '@bespeak/domain/account/code.ts'
import { describe, expect, it } from 'vitest'
import { codeLength, firstEmpty, isBlocked, isCode, isWholeCode, noDigits, paste, type } from './code-digits.ts'

const key = (name: string, held: object = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...held })
const digits = (text: string) => Array.from({ length: 6 }, (_, index) => (text[index] ?? '').trim())

describe('keys', () => {
  it.each(['a', 'Z', ' ', '-', '.', 'e', '٣', '½'])('blocks %j', (name) => {
    expect(isBlocked(key(name))).toBe(true)
  })

  it.each(['0', '5', '9'])('lets the digit %s through', (name) => {
    expect(isBlocked(key(name))).toBe(false)
  })

  it.each(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'F8'])(
    'lets %s through',
    (name) => {
      expect(isBlocked(key(name))).toBe(false)
    },
  )

  it.each([{ ctrlKey: true }, { metaKey: true }])('lets a shortcut such as paste through %j', (held) => {
    expect(isBlocked(key('v', held))).toBe(false)
  })

  it('lets the keys of a phone keyboard through, which have no name', () => {
    expect(isBlocked(key('Unidentified'))).toBe(false)
  })
})

describe('a paste', () => {
  it.each(['', 'no digits', '١٢٣'])('without digits changes nothing: %j', (text) => {
    expect(paste(digits('12'), 2, text)).toBeNull()
  })

  it('of more than six digits changes nothing', () => {
    expect(paste(noDigits, 0, '1234567')).toBeNull()
    expect(paste(noDigits, 0, '12 34 56 78')).toBeNull()
  })

  it('is stripped of everything but digits', () => {
    expect(paste(noDigits, 0, ' 12-34 56\n')?.digits).toEqual(digits('123456'))
  })

  it('of exactly six digits fills all inputs from any of them', () => {
    expect(paste(digits('99'), 4, '123456')).toEqual({ digits: digits('123456'), focus: 5 })
  })

  it('of fewer digits fills from the current input and keeps the others', () => {
    expect(paste(digits('9 8  7'), 2, '123')).toEqual({ digits: digits('9 1237'), focus: 5 })
    expect(paste(noDigits, 1, '12')).toEqual({ digits: digits(' 12'), focus: 3 })
  })

  it('of fewer digits ends at the last input', () => {
    expect(paste(noDigits, 4, '12345')).toEqual({ digits: digits('    12'), focus: 5 })
  })

  it('of a sentence takes the six digits that stand alone in it', () => {
    expect(paste(noDigits, 0, 'Your code is 409217. It is good for 10 minutes.')?.digits).toEqual(digits('409217'))
  })
})

describe('typing', () => {
  it('moves on to the next input', () => {
    expect(type(noDigits, 0, '4')).toEqual({ digits: digits('4'), focus: 1 })
  })

  it('stays in the last input', () => {
    expect(type(digits('12345'), 5, '6')).toEqual({ digits: digits('123456'), focus: 5 })
  })

  it.each(['47', '74'])('beside a digit replaces it: %s', (text) => {
    expect(type(digits('4'), 0, text)).toEqual({ digits: digits('7'), focus: 1 })
  })

  it('takes no letter', () => {
    expect(type(digits('4'), 1, 'x')).toBeNull()
  })

  it('takes six digits at once, as autofill gives them', () => {
    expect(type(noDigits, 0, '409217')).toEqual({ digits: digits('409217'), focus: 5 })
  })

  it('nothing clears the input and stays there', () => {
    expect(type(digits('49'), 1, '')).toEqual({ digits: digits('4'), focus: 1 })
  })
})

it.each([
  ['409217', '409217', true],
  ['Your code is 409217. It is good for 10 minutes.', '409217', true],
  ['7', '409217', false],
  ['217', '409217', false],
  ['409', '409', false],
])('whether a text brought all of the code: %j, %j', (text, code, isWhole) => {
  expect(isWholeCode(text, code)).toBe(isWhole)
})

it('the first missing digit is the next one, the first of all when none is missing', () => {
  expect(firstEmpty(digits('12'))).toBe(2)
  expect(firstEmpty(digits('123456'))).toBe(0)
})

it('a code is as long as the one that is mailed', () => {
  expect(codeLength).toBe(mailedLength)
  expect(['12345', '123456', '1234567', '12345a'].map(isCode)).toEqual([false, true, false, false])
})
