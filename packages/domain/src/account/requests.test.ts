import { describe, expect, it } from 'vitest'
import { contactProblems, privacyRequestProblems, privacyRights } from './requests.ts'

const contact = { name: 'Ines', email: 'ines@example.com', subject: 'Hello', message: 'Two\nlines' }

describe('a contact message', () => {
  it.each([
    ['name', ' ', 'Please enter your name'],
    ['name', 'Ines\r\nBcc: all@example.com', 'Name must be a single line of text'],
    ['email', 'ines', 'Invalid email address'],
    ['email', 'ines@example.com,all@example.com', 'Invalid email address'],
    ['subject', '', 'Please enter a subject'],
    ['subject', 'Hello\r\nBcc: all@example.com', 'Subject must be a single line of text'],
    ['subject', 'Hello\u2028there', 'Subject must be a single line of text'],
    ['subject', 'x'.repeat(151), 'Subject must be at most 150 characters'],
    ['message', '\n', 'Please write a message'],
    ['message', 'x'.repeat(5001), 'Message must be at most 5000 characters'],
    ['message', 'a\0b', 'Message holds characters that cannot be shown'],
  ])('with %s %j: %s', (field, text, problem) => {
    expect(contactProblems({ ...contact, [field]: text })).toEqual({ [field]: problem })
  })

  it('may have several lines', () => {
    expect(contactProblems(contact)).toEqual({})
  })
})

describe('a privacy request', () => {
  it('is about one of the rights, by an address, and may say more', () => {
    expect(privacyRequestProblems({ kind: 'complain', email: 'x', details: 'x'.repeat(5001) })).toEqual({
      kind: 'Please choose what it is about',
      email: 'Invalid email address',
      details: 'Details must be at most 5000 characters',
    })
    for (const kind of privacyRights) expect(privacyRequestProblems({ kind, email: contact.email })).toEqual({})
  })
})
