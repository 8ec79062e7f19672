import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPress, type Press } from './browser/press.ts'
import { type Case, casesOf, drawCase } from './cases.ts'
import { type Printed, truthOfSheet } from './printed.ts'
import type { Program } from './program.ts'

const points = 0.75

export interface PrintOptions {
  use: Program['use']
  count: number
  /** Composed layouts after this number. */
  from?: number
  seed: string
  out: string
  /** Places of words alone, without a PDF. */
  unprinted: boolean
}

/** Prints what is not there yet, so that a run that was stopped can go on. */
export async function print({ use, count, from, seed, out, unprinted }: PrintOptions): Promise<number> {
  mkdirSync(out, { recursive: true })
  const cases = casesOf(use, count, seed, from).filter(({ id }) => !existsSync(join(out, `${id}.json`)))
  if (cases.length === 0) return 0
  const press = await openPress()
  try {
    for (const it of cases) await printOne(press, it, out, unprinted)
  } finally {
    await press.close()
  }
  return cases.length
}

async function printOne(press: Press, it: Case, out: string, unprinted: boolean) {
  const drawn = drawCase(it)
  const { pages, words } = await press.layOut(drawn)
  const size = { width: drawn.page.width * points, height: drawn.page.height * points }
  const printed: Printed = {
    id: it.id,
    program: it.program.name,
    family: it.program.family,
    use: it.program.use,
    pages: Array.from({ length: pages }, () => size),
    ...truthOfSheet(it.person, drawn.sheet),
    words,
  }
  if (!unprinted) writeFileSync(join(out, `${it.id}.pdf`), await press.print())
  // Last, so that where it is, all is there.
  writeFileSync(join(out, `${it.id}.json`), JSON.stringify(printed))
}
