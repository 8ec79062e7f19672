import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyDocument, type ResumeDocument } from './document.ts'
import { type Shown, sharedDocument } from './shared.ts'

const nothing: Shown = { showName: false, showEmail: false, showContactInfo: false, showSocialLinks: false }
const everything: Shown = { showName: true, showEmail: true, showContactInfo: true, showSocialLinks: true }

const line = (id: string, text: string) => ({ id, text })

const resume = (): ResumeDocument => ({
  ...emptyDocument(),
  basics: {
    ...{
      name: 'Ada Vance',
      label: 'Florist',
      email: 'ada@example.com',
      phone: '07700 900316',
      url: 'https://ada.example',
    },
    ...{ image: 'https://ada.example/me.jpg', extras: { secret: 'Quill' } },
    location: { address: '4 Fern Lane', city: 'Leeds' },
    links: [
      { id: 'l1', url: 'https://social.example/ada', network: 'Social', username: 'ada', extras: { secret: 'Quill' } },
    ],
    more: [line('m1', 'ada.vance@mail.example'), line('m2', '07700 900999')],
  },
  sections: [
    {
      ...{ id: 's1', kind: 'summary', title: 'About Ada Vance' },
      entries: [
        {
          ...{ type: 'text', id: 'e1' },
          lines: [
            line('Ada Vance', 'Ada Vance ties bouquets: ask ada@example.com, or boss@fern.example, or 07700 900316.'),
            line('x', 'At 4 Fern Lane since 2015; also 07700 900999. See https://social.example/ada'),
          ],
        },
      ],
    },
  ],
  unplaced: [line('u1', 'Flat 2, Leeds')],
  origins: { 'basics.name': { confidence: 1, spans: [[0, 9]] } },
})

const said = (shown: Shown) => JSON.stringify(sharedDocument(resume(), shown))

describe('a shared resume', () => {
  it.each<[keyof Shown, string[]]>([
    ['showName', ['Vance ties', 'About Ada']],
    ['showEmail', ['ada@example.com', 'boss@fern.example']],
    ['showContactInfo', ['07700 900316', '4 Fern Lane', 'Leeds']],
    ['showSocialLinks', ['social.example/ada', 'https://ada.example']],
  ])('says nothing anywhere of what %s hides, and all else', (off, secrets) => {
    const text = said({ ...everything, [off]: false })
    for (const secret of secrets) {
      expect([secret, text.includes(secret)]).toEqual([secret, false])
      expect([secret, said(everything).includes(secret)]).toEqual([secret, true])
    }
    expect(text).not.toContain('07700 900999')
    expect(text).not.toContain('Flat 2')
    expect(text).toContain('bouquets')
  })

  it('keeps what was not hidden as it was written', () => {
    const { basics, sections, unplaced } = sharedDocument(resume(), everything)
    const { image: _, extras: __, ...shown } = resume().basics
    expect(basics).toEqual({
      ...shown,
      links: [{ id: 'l1', url: 'https://social.example/ada', network: 'Social', username: 'ada' }],
    })
    expect([sections, unplaced]).toEqual([resume().sections, resume().unplaced])
  })

  it('never says what an import knew besides, nor where it was read', () => {
    for (const shown of [nothing, everything]) expect(said(shown)).not.toMatch(/Quill|extras|confidence|me\.jpg/)
  })

  it('hides a link without its beginning, and a number in other groups', () => {
    const told = resume()
    const text = 'See www.social.example/ada/, ada.example or (07700) 900-316; mail desk@ada.example. Sold 7,700.'
    told.sections[0]?.entries.splice(0, 9, { type: 'text', id: 'e', lines: [line('a', text)] })
    const shown = JSON.stringify(sharedDocument(told, { ...nothing, showEmail: true }))
    expect(shown).toContain('See …/, … or …; mail desk@ada.example. Sold 7,700.')
  })

  it.each([
    '+44 7700 900316',
    '+44 (0)7700 900316',
    '(+44) 07700-900316',
    '0044 7700 900316',
    '447700900316',
    '011 44 7700 900316',
    '07700 900316',
    '07700 900316 ext. 12',
    '0113 496 0000 / 07700 900316',
  ])('hides the number %s also as it is called from elsewhere', (phone) => {
    const told = resume()
    told.basics.phone = phone
    const text =
      'Call me: 07700 900316 or +44 (0)7700 900316 or 0044 7700 900316 or (+44) 7700–900316 or 447700900316 or 7700900316. Since 2019.'
    told.sections[0]?.entries.splice(0, 9, { type: 'text', id: 'e', lines: [line('a', text)] })
    expect(JSON.stringify(sharedDocument(told, nothing))).toContain('Call me: … or … or … or … or … or …. Since 2019.')
  })

  it.each([
    ['(555) 010-2030 x12', ['+1 555 010 2030', '1-555-010-2030', '555.010.2030', '001 555 010 2030']],
    ['1 555 010 2030', ['(555) 010-2030', '+15550102030']],
    ['+353 (0)20 915 0001', ['020 915 0001', '00353 20 9150001', '011 353 20 915 0001']],
    ['+49 170/1234567', ['0170 1234567', '0049 170 1234567']],
  ])('hides the number %s in %j', (phone, written) => {
    const told = resume()
    told.basics.phone = phone
    const text = `From 2015, 12 teams: ${written.join('; ')}. Ref 5550102031.`
    told.sections[0]?.entries.splice(0, 9, { type: 'text', id: 'e', lines: [line('a', text)] })
    expect(JSON.stringify(sharedDocument(told, nothing))).toContain(
      `From 2015, 12 teams: ${written.map(() => '…').join('; ')}. Ref 5550102031.`,
    )
  })

  it('hides a number that letters touch', () => {
    const told = resume()
    const text = 'Tel07700900316x12'
    told.sections[0]?.entries.splice(0, 9, { type: 'text', id: 'e', lines: [line('a', text)] })
    expect(JSON.stringify(sharedDocument(told, nothing))).toContain('Tel…x12')
  })

  it('hides no count where the telephone is none', () => {
    const told = resume()
    told.basics.phone = '+44 12345'
    const text = 'Sold 12345 of 2015.'
    told.sections[0]?.entries.splice(0, 9, { type: 'text', id: 'e', lines: [line('a', text)] })
    expect(JSON.stringify(sharedDocument(told, nothing))).toContain(text)
  })

  it('hides a short name only where it is a word of its own', () => {
    const short = resume()
    short.basics.name = 'Li'
    short.sections[0]?.entries.splice(0, 9, { type: 'text', id: 'e', lines: [line('a', 'Li runs Linux for Li.')] })
    expect(JSON.stringify(sharedDocument(short, nothing))).toContain('… runs Linux for ….')
  })

  it('hides any name, with whatever signs are in it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (drawn) => {
        const name = drawn.trim()
        fc.pre(name !== '')
        const document = resume()
        document.basics.name = name
        document.sections[0]?.entries.splice(0, 9, { type: 'text', id: 'e', lines: [line('a', name)] })
        const entry = sharedDocument(document, nothing).sections[0]?.entries[0]
        expect(entry?.type === 'text' && entry.lines[0]?.text).toBe('…')
      }),
    )
  })
})
