import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { runBeside } from '../testing/command-line.ts'
import { callsTo, newAddress } from '../testing/identity-calls.ts'

const dayMs = 24 * 60 * 60 * 1000

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const bespeak = (...typed: string[]) => runBeside(app, typed)
const day = (moment: Date) => moment.toISOString().slice(0, 10)

describe('requests', () => {
  it('says that none is open, and as JSON nothing', async () => {
    expect(await bespeak('requests')).toMatchObject({ code: 0, said: ['There are no open requests.'] })
    expect(await bespeak('requests', '--json')).toMatchObject({ code: 0, said: [] })
    expect(await bespeak('requests', 'close', '7')).toMatchObject({ code: 1, problems: ['No request 7 is open.'] })
  })

  it('are shown oldest first with what is due, line by line and without what a terminal obeys, until they are closed', async () => {
    const calls = callsTo(app)
    const from = day(app.clock.now())
    const due = new Date(app.clock.now().getTime() + 30 * dayMs)
    const right = { kind: 'erase', email: 'mara@example.com', details: 'Please.\n2  contact, from a friend' }
    await calls.ask('submitPrivacyRequest', { input: right }, { address: newAddress() })
    const message = { name: 'Noor Vance', email: 'noor@example.com', subject: 'Hello', message: 'A question.' }
    await calls.ask('sendContactMessage', { input: message }, { address: newAddress() })
    await app.pool.query(`update identity.requests set message = message || E'\\u001b[2J' where kind = 'contact'`)

    const about = ['    Please.', '    2  contact, from a friend']
    const other = [
      `2  contact, from Noor Vance <noor@example.com>, on ${from}`,
      '    Hello',
      '    A question.\\u{1b}[2J',
    ]
    const open = `1  erase, from mara@example.com, on ${from}, due ${day(due)}`
    expect((await bespeak('requests')).said).toEqual([open, ...about, ...other])
    app.clock.advance(31 * dayMs)
    expect((await bespeak('requests')).said[0]).toBe(
      `1  erase, from mara@example.com, on ${from}, OVERDUE since ${day(due)}`,
    )
    const [first] = (await bespeak('requests', '--json')).said
    expect(JSON.parse(first ?? '')).toMatchObject({ id: 1, kind: 'erase', message: right.details })

    expect(await bespeak('requests', 'close', '1')).toMatchObject({ code: 0, said: ['Request 1 is closed.'] })
    expect((await bespeak('requests')).said).toEqual(other)
    expect(await bespeak('requests', 'close', '1')).toMatchObject({ code: 1, problems: ['No request 1 is open.'] })
  })
})
