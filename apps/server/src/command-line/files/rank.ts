import { bandName } from '@bespeak/domain/match/verdict.ts'
import { advertisementAt } from '../../desk/advertisement.ts'
import { type RankedHere, rankHere } from '../../desk/rank.ts'
import { readResumeAt } from '../../desk/read.ts'
import { AppError } from '../../kernel/errors.ts'
import { dayOf } from '../../services/resume/moments.ts'
import { type Call, Refusal } from '../command.ts'
import { plain } from '../terminal.ts'
import { ofFile, statedIn } from './each-file.ts'
import { jobName, noRequirements } from './words.ts'

interface Ad {
  file: string
  text: string
}

interface Refused {
  file: string
  error: { code: string; message: string }
}

/** Ads that are refused leave the others as they are, and the whole ends with a refusal. */
export async function rank(call: Call): Promise<void> {
  const { given, named, options, terminal } = call
  const today = dayOf(call.now())
  const { document } = await ofFile(named.resume ?? '', readResumeAt)
  const said = await statedIn(named.facts, today)
  const read: (Ad | Refused)[] = []
  for (const file of given) read.push(await adIn(file))
  const ads = read.filter((it): it is Ad => 'text' in it)
  const refused = read.filter((it): it is Refused => 'error' in it)
  terminal.progress(plain(`${named.resume}: comparing …`))
  const texts = ads.map(({ text }) => text)
  const all = rankHere({ document, said, today }, texts).map(({ at, ...it }) => ({ file: ads[at]?.file ?? '', ...it }))
  terminal.progress(null)
  const lines = options.has('json') ? [...all, ...refused].map((it) => JSON.stringify(it)) : tableOf(all).map(plain)
  for (const line of lines) await terminal.say(line)
  if (refused.length > 0) throw new Refusal(refused.map(({ file, error }) => `${file}: ${error.message}`).join('\n'))
}

async function adIn(file: string): Promise<Ad | Refused> {
  try {
    return { file, text: await advertisementAt(file) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { file, error: { code: error.code, message: error.message } }
  }
}

type Row = Omit<RankedHere, 'at'> & { file: string }

const inColumns = (place: string, score: string, word: string, found: string, rest: string) =>
  `${place.padStart(4)}  ${score.padStart(5)}  ${word.padEnd(9)}${found.padEnd(10)}${rest}`

const tableOf = (rows: readonly Row[]): string[] =>
  rows.length === 0
    ? []
    : [inColumns('', 'Match', '', 'Found', 'Job'), ...rows.flatMap((row, at) => linesOf(row, `${at + 1}.`))]

/** The first of them; a program gets all. */
const mostNamed = 5

function named(names: readonly string[]): string {
  const more = names.length - mostNamed
  return [...names.slice(0, mostNamed), ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}

function linesOf({ score, shown, asked, missing, dealbreaker, file, ...job }: Row, place: string): string[] {
  const found = asked === 0 ? '' : `${shown} of ${asked}`
  const under = [
    ...(score === null ? [noRequirements] : []),
    ...(dealbreaker === null ? [] : [`Dealbreaker: ${dealbreaker}`]),
    ...(missing.length === 0 ? [] : [`Not found: ${named(missing)}`]),
  ]
  return [
    inColumns(
      place,
      score === null ? '–' : `${score}`,
      score === null ? '' : bandName(score),
      found,
      `${jobName(job)} (${file})`,
    ),
    ...under.map((line) => inColumns('', '', '', '', line)),
  ]
}
