import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'
import { canMeasureProcesses, startedProcesses } from './processes.ts'
import { fonts, type PlainRow, rowsIn } from './sample.ts'

const face = (file: string, more: string) =>
  `@font-face { font-family: 'Source Serif 4'; src: url("${pathToFileURL(file)}"); ${more} }`
const shell = `<!doctype html><html lang="en"><title>Resume</title><style>
  ${face(fonts.regular, '')} ${face(fonts.bold, 'font-weight: 600')} ${face(fonts.italic, 'font-style: italic')}
  @page { size: A4; margin: 54pt 62pt; @bottom-center { content: "Page " counter(page) " of " counter(pages) } }
  body { font: 10.2pt/1.25 'Source Serif 4'; margin: 0 }
  p { margin: 3pt 0 0 }
  a { color: inherit; text-decoration: none }
  .name { font-size: 25pt; text-align: center }
  .headline { font-style: italic; text-align: center }
  .contact { text-align: center }
  .section { margin-top: 16pt; font-size: 12pt; font-weight: 600; border-bottom: 0.5pt solid #888; break-after: avoid }
  .head { display: flex; justify-content: space-between; break-inside: avoid; break-after: avoid }
  .bullet { display: list-item; margin-left: 12pt }
  .title, .employer { font-weight: 600 }
  .organisation, .source, .place, .label { font-style: italic }
  .place, .period { color: #55514c }
</style><body></body></html>`

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const pieceHtml = ({ kind, text, href }: PlainRow['start'][number]) =>
  href === undefined
    ? `<span class="${kind}">${escaped(text)}</span>`
    : `<a href="${escaped(href)}">${escaped(text)}</a>`
const piecesHtml = (pieces: PlainRow['start']) => `<span>${pieces.map(pieceHtml).join('')}</span>`
const rowHtml = ({ look, start, end }: PlainRow) =>
  `<p class="${look}">${piecesHtml(start)}${end.length > 0 ? piecesHtml(end) : ''}</p>`

export interface BrowserPrinter {
  print(round: number): Promise<Uint8Array>
  /** Milliseconds that all processes of the browser have worked. */
  cpu(): number
  close(): Promise<void>
}

/**
 * A browser at its best: open already, with one page for all documents, which has its fonts. Null where there is none, or
 * where its processes cannot be measured.
 */
export async function openBrowserPrinter(): Promise<BrowserPrinter | null> {
  const executablePath = findBrowser()
  if (!executablePath || !canMeasureProcesses) return null
  const before = new Set(startedProcesses().map(({ id }) => id))
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  const folder = mkdtempSync(join(tmpdir(), 'bespeak-print-'))
  const file = join(folder, 'resume.html')
  writeFileSync(file, shell)
  const page = await browser.newPage()
  await page.goto(pathToFileURL(file).href)
  return {
    async print(round) {
      await page.locator('body').evaluate((body, html) => {
        body.innerHTML = html
        return body.ownerDocument.fonts.ready.then(() => undefined)
      }, rowsIn(round).map(rowHtml).join(''))
      // Tagged, as ours are.
      return page.pdf({ preferCSSPageSize: true, tagged: true })
    },
    cpu: () =>
      startedProcesses()
        .filter(({ id }) => !before.has(id))
        .reduce((sum, { cpu }) => sum + cpu, 0),
    async close() {
      await browser.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
