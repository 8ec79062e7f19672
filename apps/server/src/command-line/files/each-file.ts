import { stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { type Layout, usualLayout } from '@bespeak/documents/write/layout.ts'
import { layoutSchema } from '@bespeak/documents/write/layout-schema.ts'
import { advertisementAt } from '../../desk/advertisement.ts'
import { writeNew } from '../../desk/bytes.ts'
import { saidIn } from '../../desk/match.ts'
import { type ResumeHere, readResumeAt } from '../../desk/read.ts'
import { AppError } from '../../kernel/errors.ts'
import type { Said } from '../../services/resume/facts/said.ts'
import { checked } from '../../services/resume/input.ts'
import { changedLayout, layoutChange } from '../../services/resume/layout.ts'
import { dayOf } from '../../services/resume/moments.ts'
import { type Call, Refusal, WrongUsage } from '../command.ts'
import { plain } from '../terminal.ts'

/** What is said of one file: to a person, and to a program. */
export interface Answer {
  lines: string[]
  json: object
}

/** Each file by itself: one that is refused leaves the others as they are, and the whole ends with a refusal. */
export async function eachFile(
  { given, options, terminal }: Call,
  work: (file: string, begin: (step: string) => void) => Promise<Answer>,
): Promise<void> {
  const isJson = options.has('json')
  const refused: string[] = []
  for (const file of given) {
    try {
      const { lines, json } = await work(file, (step) => terminal.progress(plain(`${file}: ${step} …`)))
      terminal.progress(null)
      for (const line of isJson ? [JSON.stringify({ file, ...json })] : lines.map(plain)) await terminal.say(line)
    } catch (error) {
      terminal.progress(null)
      if (!(error instanceof AppError)) throw error
      const { code, message } = error
      refused.push(`${file}: ${message}`)
      if (isJson) await terminal.say(JSON.stringify({ file, error: { code, message } }))
    }
  }
  if (refused.length > 0) throw new Refusal(refused.join('\n'))
}

/** What was typed wrongly is told before anything is opened. */
export function typed<Read>(read: () => Read): Read {
  try {
    return read()
  } catch (error) {
    throw error instanceof AppError ? new WrongUsage(error.message) : error
  }
}

export const layoutIn = ({ template, page, fit }: Call['named']): Layout =>
  typed(() => layoutSchema.parse(changedLayout(usualLayout, checked(layoutChange, { template, pageSize: page, fit }))))

/** The same for every file: read once, and refused at once. */
export async function comparisonIn({
  named,
  now,
}: Call): Promise<{ advertisement: string; said: Said[]; today: string }> {
  const today = dayOf(now())
  const advertisement = await ofFile(named.job ?? '', advertisementAt)
  return { advertisement, said: await statedIn(named.facts, today), today }
}

export const statedIn = async (facts: string | undefined, today: string): Promise<Said[]> =>
  facts === undefined ? [] : saidIn(await ofFile(facts, textAt), today)

export const textAt = async (path: string) => (await readResumeAt(path)).text

/** A refusal says which of the files it is about. */
export async function ofFile<Read>(path: string, read: (path: string) => Promise<Read>): Promise<Read> {
  try {
    return await read(path)
  } catch (error) {
    throw error instanceof AppError ? new Refusal(`${path}: ${error.message}`) : error
  }
}

export async function readFor(file: string, begin: (step: string) => void): Promise<ResumeHere> {
  begin('reading')
  return readResumeAt(file)
}

/** Where the document of a file goes: a folder takes one for each, with its name. */
export async function outFor(file: string, { named: { out = '' }, given }: Call): Promise<string> {
  const isFolder = await stat(out).then(
    (it) => it.isDirectory(),
    () => false,
  )
  if (given.length > 1 && !isFolder) throw new Refusal(`For several files, ${plain(out)} has to be a folder.`)
  return isFolder ? join(out, `${basename(file, extname(file))}.pdf`) : out
}

const written = new WeakMap<Call, string[]>()

/** With `--yes` what is there is written over; what is read never is, nor what another of the files has become. */
export async function keep(path: string, bytes: Uint8Array, call: Call): Promise<void> {
  const { given, named, options } = call
  const before = written.get(call) ?? []
  const there = await fileAt(path)
  const own = await Promise.all([...given, named.job, named.facts, ...before].map((it) => fileAt(it ?? '')))
  const isOwn = there !== null && own.includes(there)
  await writeNew(path, bytes, options.has('yes') && !isOwn)
  written.set(call, [...before, path])
}

/** The same for each of its names: a link leads to what it stands for. */
const fileAt = (path: string) =>
  stat(path, { bigint: true }).then(
    ({ dev, ino }) => `${dev} ${ino}`,
    () => null,
  )
