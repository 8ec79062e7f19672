import { describe, expect, it } from 'vitest'
import { isLabelledContact, isReachable, nameness } from './contact.ts'
import { readPlainText } from './read.ts'

// Were a pattern tried from each letter to the end, none of these would ever come back.
const endless = ['中', 'a', 'a.', 'a-', 'aa.', '1', '+1', 'a@', '(a '].map((unit) => unit.repeat(400_000 / unit.length))

describe('[C16] a word that fills a page', () => {
  it('is nobody’s name or address', () => {
    for (const word of endless) {
      expect([isReachable(word), isLabelledContact(`Contact: ${word}`), nameness(word)]).toEqual([...[false, false, 0]])
    }
  })
})

describe('addresses', () => {
  it.each([
    ['Ada Example\nEmail:ada.example@mail.example.org', 'ada.example@mail.example.org'],
    ['Ada Example\n(+44) 20 7946 0123 | ada+jobs@example.co.uk', 'ada+jobs@example.co.uk'],
    ['Ada Example\n•josé@correo.example', 'josé@correo.example'],
  ])('are found where a word begins: %s', (text, email) => {
    expect(readPlainText(text).document.basics.email).toBe(email)
  })
})
