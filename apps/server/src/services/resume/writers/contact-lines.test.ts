import { readSource } from '@bespeak/domain/reading/read-source.ts'
import { plainSource } from '@bespeak/domain/reading/source.ts'
import { nothingSettled } from '@bespeak/domain/resume/settled.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLanguageModel } from '../../../adapters/language-model/language-model.ts'
import { startModelPeer } from '../../../adapters/language-model/testing/model-peer.ts'
import { readWritten } from '../html/content.ts'
import { modelPrompt } from './model-work.ts'

// What leaves for a provider, byte by byte, whatever form somebody gives to the lines under their name.

let peer: Awaited<ReturnType<typeof startModelPeer>>
beforeAll(async () => {
  peer = await startModelPeer()
})
beforeEach(() => peer.behave('good', '{"edits": []}'))
afterAll(() => peer.close())

/** A line under the name, and what of it must not leave. */
const forms: [line: string, secret: RegExp][] = [
  ['ada@example.com · 07700 900123 · 4 Elm Row, Chester', /Elm Row|Chester|07700|900123|ada@/],
  ['4 Elm Row, Chester | 07700 900123 | ada@example.com', /Elm Row|Chester|07700|900123|ada@/],
  ['4 Elm Row, Chester', /Elm Row|Chester/],
  ['4 Elm Row, Chester CH1 2AB', /Elm Row|Chester|CH1/],
  ['Address: 4 Elm Row, Chester', /Elm Row|Chester/],
  ['Home: 4 Elm Row, Chester | Mobile: 07700 900123', /Elm Row|Chester|900123/],
  ['4 Elm Row\nChester', /Elm Row|Chester/],
  ['ada@example.com\n07700 900123\n4 Elm Row\nChester', /Elm Row|Chester|900123/],
  ['Chester, UK · 4 Elm Row · ada@example.com', /Elm Row|Chester/],
  ['4 Elm Row, Chester · Marketing Manager', /Elm Row|Chester/],
  ['12 Rosewood Court, Apt 3B, Columbus, OH 43215', /Rosewood|Apt|Columbus|43215/],
  ['9 Director Drive, Austin, TX · 512-555-0147', /Director Drive|Austin|0147/],
  ['1600 Pennsylvania Ave NW, Washington, DC 20500', /Pennsylvania|Washington|20500/],
  ['77 Massachusetts Avenue\nCambridge, MA 02139', /Massachusetts|Cambridge|02139/],
  ['42 Teacher Lane, Hull · t.b@example.com', /Teacher Lane|Hull|t\.b@/],
  ['15 Queens Road, Manager Court, Bristol', /Queens|Manager Court|Bristol/],
  ['221B Baker Street, London NW1 6XE · +44 20 7946 0018', /Baker Street|London|NW1|7946/],
  ['Flat 4, 91 Harcourt Road, Sheffield', /Harcourt|Sheffield/],
  ['Unit 5, 18 Dock Street, Leith, Edinburgh', /Dock Street|Leith|Edinburgh/],
  ['PO Box 118, Ballarat VIC 3350', /Box 118|Ballarat|3350/],
  ['P.O. Box 55, Nairobi', /Box 55|Nairobi/],
  ['Lindenallee 7, 50968 Köln', /Lindenallee|50968|Köln/],
  ['ul. Długa 14/3, 80-831 Gdańsk', /Długa|80-831|Gdańsk/],
  ['12 rue de la Paix, 75002 Paris', /Paix|75002|Paris/],
  ['Calle Mayor 12, 2º B, 28013 Madrid', /Mayor|28013|Madrid/],
  ['Via Roma 3, Torino · ada@example.it', /Via Roma|Torino/],
  ['Rua das Flores 45, 4050-262 Porto', /Flores|4050|Porto/],
  ['Storgatan 12, Uppsala · 070-123 45 67', /Storgatan|Uppsala|070-123/],
  ['3-5-1 Marunouchi, Chiyoda-ku, Tokyo', /Marunouchi|Chiyoda|Tokyo/],
  ['No. 8, 2nd Cross, Indiranagar, Bengaluru 560038', /Indiranagar|Bengaluru|560038/],
  ['H-12, Sector 18, Noida', /Sector 18|Noida/],
  ['The Old Mill, Church Lane, Ludlow', /Old Mill|Church Lane|Ludlow/],
]

const headlines = ['', 'Brand Manager\n']
const body = `Experience

Marketing Manager
Northwind Foods, 2019 – Present
- Cut the cost of print by 12%

Skills

SEO, Excel
`
const advertisement = 'Marketing Manager\nRequirements\n- SEO'

/** As it is read from a file or a text that is pasted, and from the page of an editor. */
const readings = {
  text: (top: string) => readSource(plainSource(`${top}\n\n${body}`)).document,
  page: (top: string) => {
    const [name, ...lines] = top.split('\n')
    const said = lines.filter(Boolean).map((line) => `<p>${line}</p>`)
    return readWritten(
      `<h1>${name}</h1>${said.join('')}<h2>Experience</h2><p>Marketing Manager, Northwind Foods, 2019 – Present</p><ul><li>Cut the cost of print by 12%</li></ul>`,
    ).document
  },
}

describe('[D16] what stands under the name is not sent to a language model', () => {
  it('is tried in at least 30 forms', () => expect(forms.length).toBeGreaterThanOrEqual(30))

  describe.each(Object.keys(readings) as (keyof typeof readings)[])('read as a %s', (form) => {
    it.each(forms)('%s', async (line, secret) => {
      const model = createLanguageModel({
        ...{ provider: 'openai', baseUrl: peer.url, model: 'small-1', apiKey: undefined },
        ...{ limit: 100_000, silence: 100_000, wait: async () => undefined },
      })
      for (const headline of headlines) {
        const document = readings[form](`Ada Lovell\n${headline}${line}`)
        const asking = {
          kind: 'resume' as const,
          said: [],
          settled: nothingSettled,
          advertisement,
          today: '2026-11-15',
        }
        const { instructions, data, schema } = modelPrompt({ ...asking, document })
        await model.ask({ userId: 1, instructions, data, schema })
      }
      expect(peer.asked).toHaveLength(headlines.length)
      for (const { body: sent } of peer.asked) {
        expect(sent).toContain('Cut the cost of print')
        expect(sent).not.toMatch(secret)
        expect(sent).not.toContain('Lovell')
      }
    })
  })
})
