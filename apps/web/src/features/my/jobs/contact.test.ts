import { expect, it } from 'vitest'
import { contactWays } from './contact.ts'

it.each([
  ['', null, null],
  ['Ann, met at the fair in 2025', null, null],
  ['Ann Moor <ann.moor@calder.example>, ext. 12', 'ann.moor@calder.example', null],
  ['Ann (ann@calder.example), +44 (0)113 496-0000', 'ann@calder.example', '+4401134960000'],
  ['call 0113 496 0000', null, '01134960000'],
  ['ann@javascript:alert(1)', null, null],
])('"%s" can be written to at %s and called at %s', (contact, email, phone) => {
  expect(contactWays(contact)).toEqual({ email, phone })
})
