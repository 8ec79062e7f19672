/** A figure of a bench: a line, and whether it keeps its limit. */
interface Figure {
  name: string
  value: number
  unit: string
  atMost?: number
  atLeast?: number
}

/** Prints a figure; one that misses its limit makes the bench fail. */
export function report({ name, value, unit, atMost, atLeast }: Figure) {
  // What could not be measured is no number, and keeps no limit.
  const isKept = value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY)
  const limit = atMost === undefined ? (atLeast === undefined ? '' : `(at least ${atLeast})`) : `(at most ${atMost})`
  const sign = !isKept ? 'FAIL' : limit ? 'ok  ' : '    '
  console.log(`${sign} ${name.padEnd(58)} ${value.toFixed(2).padStart(8)} ${unit} ${limit}`.trimEnd())
  if (!isKept) process.exitCode = 1
}

export const ownCpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export interface Contender {
  write(round: number): unknown
  /** Milliseconds of work so far, of whatever does the writing. */
  cpu(): number
}

const rounds = 4
const passes = 15
// A compiler in WASM is as quick as it gets only after some dozens.
const warmingPasses = 10
let round = 0

/**
 * CPU time of one document for each, in the median of their passes: other work on the machine must not count. They take
 * turns, so that it meets all of them alike.
 */
export async function cpuOfEach(contenders: ReadonlyMap<string, Contender>): Promise<Map<string, number>> {
  const taken = new Map([...contenders.keys()].map((name) => [name, [] as number[]]))
  for (let pass = -warmingPasses; pass < passes; pass += 1) {
    for (const [name, contender] of contenders) {
      const figure = await onePass(contender)
      if (pass >= 0) taken.get(name)?.push(figure)
    }
  }
  return new Map([...taken].map(([name, figures]) => [name, median(figures)]))
}

export const median = (figures: readonly number[]) =>
  figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? Number.NaN

async function onePass({ write, cpu }: Contender): Promise<number> {
  const before = cpu()
  for (let left = rounds; left > 0; left -= 1) {
    round += 1
    await write(round)
  }
  return (cpu() - before) / rounds
}
