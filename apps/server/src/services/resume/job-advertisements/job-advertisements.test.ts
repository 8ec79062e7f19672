import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp()
  token = (await app.signUp()).token
})
afterAll(() => app.close())

const fetchPage = (url: string) =>
  app.call(
    'resume',
    'mutation($url: String!) { fetchJobAdvertisement(url: $url) { title company location text } }',
    { url },
    { token },
  )

describe('a job advertisement by its address', () => {
  it.each([
    ['[D8] cannot be fetched', 'https://jobs.example/none', null],
    ['[D8] says nothing', 'https://jobs.example/empty', '<html></html>'],
  ])('that %s gets the one answer', async (_, url, html) => {
    if (html) app.pages.set(url, html)
    const { body } = await fetchPage(url)
    expect(body.errors?.[0]).toMatchObject({
      message: 'This page could not be read. Please copy and paste the job ad text.',
      extensions: { code: 'BAD_USER_INPUT', fields: { url: expect.any(String) } },
    })
  })

  it('is read', async () => {
    app.pages.set(
      'https://jobs.example/1',
      '<h1>Head Florist</h1><p>Fernhollow Flowers</p><ul><li>Tie bouquets</li></ul>',
    )
    expect(field(await fetchPage('https://jobs.example/1'), 'fetchJobAdvertisement')).toMatchObject({
      title: 'Head Florist',
      text: expect.stringContaining('Tie bouquets'),
    })
  })

  it('[B4] is fetched sixty times an hour and no more', async () => {
    const codes: (string | undefined)[] = []
    for (let round = 0; round < 61; round += 1) {
      const { body } = await fetchPage('https://jobs.example/none')
      codes.push(body.errors?.[0]?.extensions?.code)
    }
    expect(codes.at(-1)).toBe('RATE_LIMITED')
    expect(codes[0]).toBe('BAD_USER_INPUT')
  })
})
