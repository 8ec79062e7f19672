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
  const isMissed = value > (atMost ?? Number.POSITIVE_INFINITY) || value < (atLeast ?? Number.NEGATIVE_INFINITY)
  const limit = atMost === undefined ? (atLeast === undefined ? '' : `(at least ${atLeast})`) : `(at most ${atMost})`
  const sign = isMissed ? 'FAIL' : limit ? 'ok  ' : '    '
  console.log(`${sign} ${name.padEnd(58)} ${value.toFixed(2).padStart(8)} ${unit} ${limit}`.trimEnd())
  if (isMissed) process.exitCode = 1
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

const rounds = 10
const passes = 4
// A compiler in WASM is as quick as it gets only after some dozens.
const warmingPasses = 3
let round = 0

/**
 * CPU time of one document for each, in their best pass of four: other work on the machine must not count. They take
 * turns, so that it meets all of them alike.
 */
export async function cpuOfEach<Name extends string>(contenders: ReadonlyMap<Name, Contender>) {
  const best = new Map<Name, number>()
  for (let pass = -warmingPasses; pass < passes; pass += 1) {
    for (const [name, contender] of contenders) {
      const taken = await onePass(contender)
      if (pass >= 0) best.set(name, Math.min(best.get(name) ?? taken, taken))
    }
  }
  return best
}

async function onePass({ write, cpu }: Contender): Promise<number> {
  const before = cpu()
  for (let left = rounds; left > 0; left -= 1) {
    round += 1
    await write(round)
  }
  return (cpu() - before) / rounds
}
