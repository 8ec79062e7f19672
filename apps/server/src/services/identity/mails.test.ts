import { describe, expect, it } from 'vitest'
import type { WrittenMail } from '../../kernel/mail.ts'
import { addressTakenMail, codeMail, noticeKinds, noticeMail } from './mails.ts'
import { codePurposes } from './schema.ts'

const publicUrl = 'https://bespeak.example'
const to = "o'neil+jobs&co@example.com"

const codeMails = codePurposes.map((purpose) => [purpose, codeMail(purpose, '012345', to, publicUrl)] as const)
const all: (readonly [string, WrittenMail])[] = [
  ...codeMails,
  ['address taken', addressTakenMail('ada', publicUrl)],
  ...noticeKinds.map((kind) => [kind, noticeMail(kind, publicUrl)] as const),
]

describe('every mail', () => {
  it.each(all)('%s: has one line as its subject, and links to our own origin only', (_, { subject, text }) => {
    expect(subject).toMatch(/^[ -~]{10,78}$/)
    for (const [link] of text.matchAll(/https?:\/\/\S+/g)) expect(link.startsWith(`${publicUrl}/`)).toBe(true)
  })

  it.each(codeMails)('%s: has its code alone on a line, and not in the subject', (_, { subject, text }) => {
    expect(text.split('\n').filter((line) => line.includes('012345'))).toEqual(['012345'])
    expect(subject).not.toContain('012345')
  })

  it.each(all)('%s: is governed by no preference, so that it always comes', (_, { text, headers }) => {
    expect(headers).toEqual({})
    expect(text).not.toContain('Stop these emails')
  })

  it('writes an address into a link so that it stays one value', () => {
    const { text } = codeMail('reset_password', '012345', to, publicUrl)
    const link = /https:\S+/.exec(text)?.[0] ?? ''
    expect([...new URL(link).searchParams]).toEqual([['email', to]])
  })
})
