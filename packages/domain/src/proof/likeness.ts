import { perText } from '../text/remembered.ts'
import { contentStems } from './stems.ts'
import { stemsByCount, texts } from './word-counts.ts'

/** As if so many more texts had each stem: among the rarest, a text more or less is chance. */
const smoothing = 3

const weightAt = (count: number) => Math.log(1 + texts / (count + smoothing))

const known = new Map(
  stemsByCount
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [count, ...stems] = row.split(' ')
      return stems.map((stem) => [stem, weightAt(Number(count))] as const)
    }),
)
const unknown = weightAt(0)

/** [PF5] How much a stem says: the fewer ads and resumes have it, the more. */
export const weightOf = (stem: string): number => known.get(stem) ?? unknown

/** What a text asks, weighed. */
interface Asked {
  stems: readonly (readonly [stem: string, weight: number])[]
  total: number
}

const askedIn: (text: string) => Asked = perText((text) => {
  const stems = [...contentStems(text)].map((stem) => [stem, weightOf(stem)] as const)
  return { stems, total: stems.reduce((sum, [, weight]) => sum + weight, 0) }
}, 2_000)

/** [PF4] 0 to 1: the share of what is asked that a line has, by the weight of its words. */
export function likeness(line: string, asked: string): number {
  const own = contentStems(line)
  const { stems, total } = askedIn(asked)
  return total === 0 ? 0 : stems.reduce((sum, [stem, weight]) => sum + (own.has(stem) ? weight : 0), 0) / total
}
