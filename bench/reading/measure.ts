import { readFileSync } from 'node:fs'
import { ownCpu } from '../documents/figures.ts'
import { sharesOf } from './steps.ts'

// A process that reads files with the code of one checkout. It is told which, and answers what each took; told many at
// once, it answers what share of the work each step had.

interface Reading {
  readFile: typeof import('@bespeak/documents/read-file.ts').readFile
  loadLibrary: typeof import('@bespeak/documents/pdf/library.ts').loadLibrary
  read: typeof import('@bespeak/domain/reading/read-page.ts').readPage
}

const bundle = process.argv[2] ?? ''
const { readFile, loadLibrary, read }: Reading = await import(bundle)
await loadLibrary()

async function readAt(path: string) {
  const text = await readFile(new Uint8Array(readFileSync(path)))
  if (!text.ok) throw new Error(`${path}: ${text.message}`)
  read(text.source)
}

async function workOf(path: string): Promise<number> {
  const before = ownCpu()
  await readAt(path)
  return ownCpu() - before
}

const stepsOf = (paths: readonly unknown[]) =>
  sharesOf(bundle, async () => {
    for (const path of paths) await readAt(String(path))
  })

process.on('message', async (told) => {
  process.send?.(Array.isArray(told) ? Object.fromEntries(await stepsOf(told)) : await workOf(String(told)))
})
process.send?.('ready')
