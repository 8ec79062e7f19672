/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { advertisement, chooseFile, resumePdf } from './resume-files.ts'
import { saveResume, signedIn } from './signed-in.ts'
import { test } from './story.ts'

const injections = [
  ['an inline script', 'script-src-elem', '<script>window.stolen = localStorage.getItem("auth_token")</script>'],
  ['an event handler', 'script-src-attr', '<img src="data:," onerror="window.stolen = localStorage.auth_token">'],
  ['a script from elsewhere', 'script-src-elem', '<script src="https://evil.example/steal.js"></script>'],
  ['a frame with a script', 'frame-src', '<iframe src="https://evil.example/"></iframe>'],
] as const

/** What the policy of the page refuses from now on, by directive. */
async function refusals(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('refused', (directive: string) => void refused.push(directive))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      Reflect.get(window, 'refused')(effectiveDirective)
    })
  })
  return refused
}

test('[A17] what gets into a page does not run, in whatever form, and the token stays unread', async ({ page }) => {
  const refused = await refusals(page)
  await page.addInitScript(() => localStorage.setItem('auth_token', 'the token'))
  for (const [name, directive, markup] of injections) {
    refused.length = 0
    await page.route('/terms', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('</body>', `${markup}</body>`) })
    })
    await page.goto('/terms')
    await expect.poll(() => refused, name).toContain(directive)
    expect(await page.evaluate(() => 'stolen' in window), name).toBe(false)
    await page.unroute('/terms')
  }
})

const textSinks = {
  innerHTML: () => {
    document.body.innerHTML = '<img src="data:," onerror="window.stolen = true">'
  },
  'a fragment': () => document.createRange().createContextualFragment('<script>window.stolen = true</script>'),
  'a document of its own': () => new DOMParser().parseFromString('<p></p>', 'text/html'),
  'the address of a script': () => {
    document.createElement('script').src = 'https://evil.example/steal.js'
  },
  'the address of a worker': () => new Worker('/assets/any.js'),
  'a policy of one’s own': () =>
    Reflect.get(window, 'trustedTypes').createPolicy('mine', { createHTML: (html: string) => html }),
  'the policy of the page, once more': () =>
    Reflect.get(window, 'trustedTypes').createPolicy('bespeak', { createHTML: (html: string) => html }),
}

test('[C13] text does not become markup or a script in any way', async ({ page }) => {
  const refused = await refusals(page)
  await page.goto('/upload')
  await expect(page.getByLabel('Choose a file')).toBeVisible()
  for (const [name, write] of Object.entries(textSinks)) {
    refused.length = 0
    await expect(page.evaluate<unknown>(write), name).rejects.toThrow(/TypeError/)
    await expect
      .poll(() => refused, name)
      .toEqual([expect.stringMatching(/^(require-trusted-types-for|trusted-types)$/)])
  }
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
})

/** As Word puts a list on the clipboard, with something that would run if it were read in the page. */
const fromWord = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>
@list l0:level1 { mso-level-number-format: bullet; }</style></head><body>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Cut coats<img src="/nothing.png" onerror="window.stolen = true"></p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Sewed <i>linings</i></p>
</body></html>`

const paste = (element: Element, html: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  clipboardData.items.add(new File(['a picture of it'], 'word.png', { type: 'image/png' }))
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('[C13] a list pasted from Word stays a list, is read nowhere in the page, and no page breaks the policy', async ({
  page,
}) => {
  const refused = await refusals(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const somebody = await signedIn(page)
  await saveResume(
    somebody,
    'General',
    'Mara Ellison\nmara@example.com\n\nExperience\nTailor, Larder & Co\n2019 - 2022\n- Cut coats',
  )

  await page.goto('/upload')
  await chooseFile(page, { name: 'mara.pdf', mimeType: 'application/pdf', buffer: resumePdf() })
  await expect(page.getByText('mara.pdf')).toBeVisible()
  await page.getByLabel('Job description').fill(advertisement)
  await expect(page.getByRole('img', { name: /^Your match: \d+ of 100/ })).toBeVisible()

  await page.goto('/modern-ui-test')
  const editor = page.locator('.ql-editor[contenteditable="true"]').first()
  await editor.fill('')
  await editor.evaluate(paste, fromWord)
  await expect(editor.locator('li')).toHaveText(['Cut coats', 'Sewed linings'])
  await expect(editor.locator('em')).toHaveText('linings')

  await page.goto('/resume/edit')
  await expect(page.getByRole('region', { name: 'Your resume on its pages' })).toBeVisible()
  // What stands in the pasted text itself is refused as well, and may be.
  expect(refused.filter((directive) => directive.includes('trusted-types'))).toEqual([])
  expect(asked.filter((url) => url.endsWith('/nothing.png'))).toEqual([])
})
