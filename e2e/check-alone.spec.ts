import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { resumePdf } from './resume-files.ts'
import { test } from './story.ts'

// The page that checks a text, written by `npm run release -- check`, on a host that knows nothing of Bespeak.

const under = '/tools/check/'
const types: Record<string, string> = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' },
  ...{ '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.txt': 'text/plain' },
}

let folder: string
let host: Server
let address: string
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bespeak-check-alone-'))
  execFileSync(process.execPath, ['scripts/release.mjs', 'check', folder])
  host = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const file = fileAt(pathname)
    if (file) response.writeHead(200, { 'content-type': types[extname(file.path)] ?? '' }).end(file.content)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}${under}`
})
test.afterAll(() => {
  host.close()
  rmSync(folder, { recursive: true })
})

function fileAt(pathname: string) {
  if (!pathname.startsWith(under)) return null
  const path = join(folder, normalize(`/${pathname.slice(under.length) || 'index.html'}`))
  try {
    return { path, content: readFileSync(path) }
  } catch {
    return null
  }
}

/** What went wrong without a word on the page: requests to anywhere else or in vain, and what the browser refused. */
function troubleOn(page: Page): string[] {
  const trouble: string[] = []
  page.on('request', (it) => {
    if (!it.url().startsWith(address) && !/^(?:blob|data):/.test(it.url())) trouble.push(`asked for ${it.url()}`)
  })
  page.on('response', (it) => it.status() >= 400 && trouble.push(`${it.status()} ${it.url()}`))
  page.on('console', (it) => it.type() === 'error' && trouble.push(it.text()))
  page.on('pageerror', (error) => trouble.push(error.message))
  return trouble
}

test('from a folder of files, under any path, a text is checked against a PDF, and nothing is asked of anybody else', async ({
  page,
}) => {
  const trouble = troubleOn(page)
  const asked: string[] = []
  page.on('request', (it) => asked.push(it.url()))
  await page.goto(address)
  await page
    .getByLabel('Choose a resume file')
    .and(page.locator('input'))
    .setInputFiles({ name: 'mara-ellison.pdf', mimeType: 'application/pdf', buffer: resumePdf() })
  await expect(page.getByText('mara-ellison.pdf')).toBeVisible()
  await expect(page.getByText(/\d+ lines read/)).toBeVisible()

  const own = 'Automated the weekly stock report in Python, saving about 5 hours a week.'
  const invented = 'Automated the weekly stock report in Python, saving about 15 hours a week.'
  await page.getByLabel('The text', { exact: true }).fill(`${own}\n${invented}`)
  await page.getByRole('button', { name: 'Check it' }).click()
  await expect(page.getByText('1 on your resume')).toBeVisible()
  await expect(page.getByText('1 not on your resume')).toBeVisible()

  // What a worker asks for is seen here as well.
  expect(asked.filter((url) => url.includes('/assets/pdfjs-'))).toHaveLength(1)
  await page.reload()
  await expect(page.getByText('1 not on your resume')).toBeVisible()
  expect(trouble).toEqual([])
})

test('an example is checked in one press, from the folder as well', async ({ page }) => {
  const trouble = troubleOn(page)
  await page.goto(address)
  await page.getByRole('button', { name: 'Example: nurse' }).click()
  await expect(page.getByText(/\d+ on your resume/)).toBeVisible()
  expect(trouble).toEqual([])
})
