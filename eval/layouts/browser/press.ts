import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../../../scripts/browser.mjs'
import type { Drawn } from '../draw/draw.ts'
import type { Word } from '../truth.ts'

interface Pages {
  pages: number
  words: Word[]
}

/** Lays resumes out on pages, and prints them. */
export interface Press {
  layOut(drawn: Drawn): Promise<Pages>
  /** What was laid out last. */
  print(): Promise<Uint8Array>
  close(): Promise<void>
}

const here = fileURLToPath(new URL('.', import.meta.url))
const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url))

/** Fonts of packages that are there anyway, besides those of the machine. */
const fonts = [
  ['Plex', '@expo-google-fonts/ibm-plex-sans'],
  ['Source Sans', '@expo-google-fonts/source-sans-3'],
  ['Source Serif', '@expo-google-fonts/source-serif-4'],
] as const

const faces = [
  ['400Regular', 400, 'normal'],
  ['400Regular_Italic', 400, 'italic'],
  ['700Bold', 700, 'normal'],
] as const

/** Of any weight; letters beyond Western Europe are in a file of their own. */
const variable = [
  ['Instrument', '@fontsource-variable/instrument-sans/files/instrument-sans'],
  ['Newsreader', '@fontsource-variable/newsreader/files/newsreader'],
] as const

const ranges = [
  ['latin', 'U+0000-00FF,U+2000-206F'],
  ['latin-ext', 'U+0100-02FF,U+1E00-1EFF'],
] as const

const encoded = (file: string) => readFileSync(file).toString('base64')

function variableFaces(): string[] {
  return variable.flatMap(([family, file]) =>
    ranges.flatMap(([script, range]) =>
      ['normal', 'italic'].map(
        (style) =>
          `@font-face{font-family:"${family}";font-weight:400 700;font-style:${style};unicode-range:${range};src:url(data:font/woff2;base64,${encoded(join(modules, `${file}-${script}-wght-${style}.woff2`))})}`,
      ),
    ),
  )
}

/** An icon font: its characters are in the private part of Unicode. */
function iconFace(): string {
  const folder = join(modules, 'playwright-core/lib/vite/recorder/assets')
  const found = readdirSync(folder).find((file) => /^codicon.*\.ttf$/.test(file))
  return found ? `@font-face{font-family:Icons;src:url(data:font/ttf;base64,${encoded(join(folder, found))})}` : ''
}

function fontFaces(): string {
  return [...fixedFaces(), ...variableFaces(), iconFace()].join('\n')
}

function fixedFaces(): string[] {
  return fonts.flatMap(([family, folder]) =>
    faces.map(([file, weight, style]) => {
      const found = readdirSync(join(modules, folder), { recursive: true, encoding: 'utf8' }).find((it) =>
        it.endsWith(`_${file}.ttf`),
      )
      const data = found ? encoded(join(modules, folder, found)) : ''
      return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url(data:font/ttf;base64,${data})}`
    }),
  )
}

export async function openPress(): Promise<Press> {
  const found = await ensureBrowser()
  if (!('path' in found)) throw new Error(found.problem)
  const browser = await chromium.launch({ executablePath: found.path })
  const page = await browser.newPage({ viewport: { width: 900, height: 1200 } })
  await page.emulateMedia({ media: 'print' })
  const css = `${fontFaces()}\n${readFileSync(join(here, 'page.css'), 'utf8')}`
  const script = readFileSync(new URL('./fill-pages.mjs', import.meta.url), 'utf8')
  // A font is loaded when something is first set in it.
  const samples = [...fonts, ...variable, ['Icons']].map(
    ([family]) => `<p style="font-family:'${family}'">a ł \uea84 <b>b</b> <i>c</i></p>`,
  )
  await page.setContent(
    `<style>${css}</style><style id="own"></style><script>${script}</script><body>${samples.join('')}</body>`,
  )
  await page.evaluate('document.fonts.ready.then(() => document.fonts.size)')
  return {
    layOut: async (drawn) => {
      const { sheet: _, ...spec } = drawn
      return (await page.evaluate(`fillPages(${JSON.stringify(spec)})`)) as Pages
    },
    print: async () => page.pdf({ preferCSSPageSize: true, printBackground: true }),
    close: () => browser.close(),
  }
}
