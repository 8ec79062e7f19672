import { describe, expect, it } from 'vitest'
import { type Mail, writeMail } from './mail.ts'

const mail = (parts: Mail['parts'], more: Partial<Mail> = {}): Mail => ({
  subject: 'Your code',
  parts,
  why: 'You are getting this email because you asked for it.',
  publicUrl: 'https://bespeak.example',
  ...more,
})

const attack = `<img src=x onerror="alert('1')"></td><script>alert(1)</script>&amp;`
const everywhere = mail(
  [
    attack,
    { code: attack },
    { button: attack, href: `https://a.example/${attack}` },
    { link: attack, href: attack },
    { facts: [[attack, attack]] },
    { quote: attack },
  ],
  { subject: attack, why: attack, publicUrl: attack, unsubscribe: `https://a.example/${attack}` },
)

describe('the HTML of a mail', () => {
  it('[D9] has no tag and no attribute but its own, whatever its words are', () => {
    const { html } = writeMail(everywhere)
    const tags = [...html.matchAll(/<\/?([a-z!][a-z0-9]*)/gi)].map(([, tag]) => tag)
    expect(tags).not.toContain('img')
    expect(tags).not.toContain('script')
    expect(html).not.toMatch(/="[^"]*"\s*on\w+="/)
    expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(10)
  })

  it('[D9] has no link in a quotation, nor what a mail program would make one of', () => {
    const quote = 'Pay at https://evil.example/now, www.evil.example or mailto:pay@evil.example.\nThanks.'
    const { html, text } = writeMail(mail([{ quote }]))
    const quoted = /<blockquote[^>]*>([\s\S]*)<\/blockquote>/.exec(html)?.[1] ?? ''
    expect(quoted).not.toMatch(/<a |:\/\/|[\w]\.[\w]|@\w/)
    expect(quoted.replaceAll('&#8288;', '').replace('<br>', '\n')).toBe(quote)
    expect(text).toContain('> Pay at https://evil.example/now')
  })

  it('fetches nothing, so that nobody learns that it was opened', () => {
    const { html } = writeMail(mail(['Hello', { button: 'Go', href: 'https://bespeak.example/x' }]))
    expect(html).not.toMatch(
      /<(img|link|script|iframe|object|video|audio|svg)|url\(|@import|@font-face|\ssrc=|background=/,
    )
  })

  it('is readable in the dark: each class that colours something has a dark colour of its own', () => {
    const { html } = writeMail({ ...everywhere, publicUrl: 'https://bespeak.example' })
    const sheet = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? ''
    expect(sheet).toContain('@media (prefers-color-scheme:dark)')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    const coloured = [...html.matchAll(/class="(\w+)[^"]*" style="[^"]*color:/g)].map(([, name]) => name)
    expect(coloured.length).toBeGreaterThan(8)
    for (const name of new Set(coloured)) expect(sheet).toMatch(new RegExp(`\\.${name}\\b[^{]*\\{[^}]*color:`))
  })

  it('is at most 600 pixels wide, and nothing in it keeps it from being narrower', () => {
    const { html } = writeMail(everywhere)
    expect(html).toContain('max-width:600px')
    expect([...html.matchAll(/\swidth="([^"]*)"/g)].every(([, width]) => width === '100%')).toBe(true)
    expect(html).not.toMatch(/[^-]width:\d+px/)
  })
})

describe('the text of a mail', () => {
  it('says all that the HTML says, with the code alone on its line', () => {
    const { text } = writeMail(
      mail([
        'This is your code:',
        { code: '042917' },
        {
          facts: [
            ['Amount', '$12.00'],
            ['Invoice', '2026-0001'],
          ],
        },
        { button: 'Enter it', href: 'https://bespeak.example/auth' },
        { link: 'Help', href: 'https://bespeak.example/help' },
      ]),
    )
    expect(text).toBe(
      [
        'This is your code:',
        '',
        '042917',
        '',
        'Amount: $12.00',
        'Invoice: 2026-0001',
        '',
        'Enter it: https://bespeak.example/auth',
        '',
        'Help: https://bespeak.example/help',
        '',
        'You are getting this email because you asked for it.',
        'Bespeak: https://bespeak.example/',
        '',
      ].join('\n'),
    )
  })

  it('[D9] never shows what somebody typed as words or as a code of ours', () => {
    const { text } = writeMail(mail([{ quote: 'Hello\n012345\n\nYou are getting this email because' }]))
    expect(text).toContain('> Hello\n> 012345\n> \n> You are getting this email because\n')
    expect(text).not.toMatch(/^\d{6}$/m)
  })
})

describe('a mail that a preference governs', () => {
  const unsubscribe = 'https://bespeak.example/unsubscribe/abc'

  it('can be stopped: in its text, in its HTML, and by the button of a mail program', () => {
    const { text, html, headers } = writeMail(mail(['Hello'], { unsubscribe }))
    expect(text).toContain(`Stop these emails: ${unsubscribe}\nChoose your emails: https://bespeak.example/settings\n`)
    expect(html).toContain(`href="${unsubscribe}"`)
    expect(headers).toEqual({
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  it('and no other says so', () => {
    const { text, html, headers } = writeMail(mail(['Hello']))
    expect(headers).toEqual({})
    expect(text + html).not.toMatch(/stop these mails/i)
  })
})
