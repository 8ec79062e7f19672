import { killRounds, type Tally, type Where } from './kills/rounds.ts'

// Whether anything that was acknowledged is lost when server or database are killed under writes: `kill -9`, at no
// chosen moment. The built server, as it runs for people.

const rounds = Number(process.argv[2] ?? 100)
const kinds = ['embedded', 'PostgreSQL'] satisfies Where[]
const wanted = process.argv[3]

/** It takes long: what is known so far is said. */
const tellEveryTen =
  (where: Where) =>
  (round: number, { acknowledged, lost, failedStarts }: Tally) => {
    if (round % 10 === 0)
      console.log(
        `${where}, ${round} of ${rounds}: ${acknowledged} acknowledged, ${lost.length} lost, ${failedStarts} failed`,
      )
  }

for (const where of kinds.filter((kind) => wanted === undefined || kind === wanted)) {
  const { acknowledged, lost, failedStarts, starts } = await killRounds(where, rounds, tellEveryTen(where))
  const sorted = starts.toSorted((a, b) => a - b)
  const seconds = (share: number) => ((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) / 1000).toFixed(1)
  console.log(
    `${where}: ${rounds} kills, ${acknowledged} writes acknowledged, ${lost.length} lost, ${failedStarts} starts failed`,
  )
  console.log(`  answered again after ${seconds(0.5)} s in the median, ${seconds(1)} s at most`)
  for (const what of lost) console.log(`  ${what}`)
  if (lost.length > 0 || failedStarts > 0) process.exitCode = 1
}
