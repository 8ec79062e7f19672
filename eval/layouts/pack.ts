import type { Network } from '@bespeak/domain/reading/labels/network.ts'
import { characterOf, mostSteps, type Packed } from '@bespeak/domain/reading/labels/packed.ts'

/** As `packed.ts` of the reader unpacks it. */
function packed({ inputs, hidden, outputs, first, firstBias, second, secondBias }: Network): Packed {
  const [firstSteps, secondSteps] = [stepsOf(first, hidden), stepsOf(second, outputs)]
  return {
    inputs,
    hidden,
    outputs,
    first: inSteps(first, firstSteps),
    firstSteps,
    firstBias: Array.from(firstBias, rounded),
    second: inSteps(second, secondSteps),
    secondSteps,
    secondBias: Array.from(secondBias, rounded),
  }
}

const rounded = (value: number) => Number(value.toPrecision(4))

/** A weight that stands far out by itself is cut: the others would lose their steps to it. */
const kept = 0.998

function stepsOf(weights: Float32Array, columns: number): number[] {
  return Array.from({ length: columns }, (_, column) => {
    const sizes = Array.from(
      weights.filter((_, at) => at % columns === column),
      Math.abs,
    ).sort((a, b) => a - b)
    return rounded((sizes[Math.floor(kept * (sizes.length - 1))] ?? 0) / mostSteps || 1)
  })
}

const inSteps = (weights: Float32Array, steps: readonly number[]): string =>
  Array.from(weights, (weight, at) => {
    const size = Math.round(weight / (steps[at % steps.length] ?? 1))
    return characterOf(Math.max(-mostSteps, Math.min(mostSteps, size)))
  }).join('')

/** The file that the reader loads them from. */
export const weightsFile = (
  first: Network,
  second: Network,
  by: string,
  folder = './',
): string => `import { type Packed, unpacked } from '${folder}packed.ts'

// Made by \`npm run layouts -- ${by}\`.

const first: Packed = ${literal(packed(first))}

const second: Packed = ${literal(packed(second))}

let known: { first: ReturnType<typeof unpacked>; second: ReturnType<typeof unpacked> } | null = null

/** Unpacked when they are first asked for. */
export function networks() {
  known ??= { first: unpacked(first), second: unpacked(second) }
  return known
}
`

const literal = (of: Packed) =>
  `{\n${Object.entries(of)
    .map(([name, value]) => `  ${name}: ${typeof value === 'string' ? `'${value}'` : JSON.stringify(value)},`)
    .join('\n')}\n}`
