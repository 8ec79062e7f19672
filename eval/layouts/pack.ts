import type { Network } from '@bespeak/domain/reading/labels/network.ts'
import { characterOf, mostSteps, type Packed } from '@bespeak/domain/reading/labels/packed.ts'
import type { Lesson } from './network.ts'

/** As `packed.ts` of the reader unpacks it. */
function packed(network: Network): Packed {
  const { inputs, outputs, secondBias } = network
  const secondSteps = stepsOf(network.second, outputs)
  const { hidden, first, firstBias, second } = withoutIdle(network, inSteps(network.second, secondSteps))
  const firstSteps = stepsOf(first, hidden)
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

/** Without the hidden numbers that nothing follows from: they would weigh as much as the others. */
function withoutIdle(network: Network, secondInSteps: string) {
  const { inputs, hidden, outputs, first, firstBias, second } = network
  const nothing = characterOf(0).repeat(outputs)
  const busy = Array.from({ length: hidden }, (_, unit) => unit).filter(
    (unit) => secondInSteps.slice(unit * outputs, (unit + 1) * outputs) !== nothing,
  )
  const inputPlaces = Array.from({ length: inputs }, (_, input) => input)
  return {
    hidden: busy.length,
    first: Float32Array.from(inputPlaces.flatMap((input) => busy.map((unit) => first[input * hidden + unit] ?? 0))),
    firstBias: Float32Array.from(busy, (unit) => firstBias[unit] ?? 0),
    second: Float32Array.from(busy.flatMap((unit) => [...second.subarray(unit * outputs, (unit + 1) * outputs)])),
  }
}

/** So many steps either way weigh less than as many as can be kept; below `least` of one, a weight is none. */
export interface Grains {
  steps: number
  least: number
}

/** The same network in coarser steps: what its inputs lose by that on the whole, each hidden number is given back. */
export function inGrains(network: Network, lessons: readonly Lesson[], { steps, least }: Grains): Network {
  const { inputs, hidden, first } = network
  const grains = stepsOf(first, hidden).map((step) => (mostSteps / steps) * step)
  const coarse = first.map((weight, at) => {
    const size = grains[at % hidden] ?? 1
    const count = Math.abs(weight) < least * size ? 0 : Math.round(Math.abs(weight) / size)
    return Math.sign(weight) * size * Math.min(steps, count)
  })
  const usual = usualInputs(lessons, inputs)
  const lost = (unit: number) =>
    usual.reduce((sum, value, input) => {
      const at = input * hidden + unit
      return sum + value * ((first[at] ?? 0) - (coarse[at] ?? 0))
    }, 0)
  return { ...network, first: coarse, firstBias: network.firstBias.map((bias, unit) => bias + lost(unit)) }
}

/** Each input, in the mean of all lessons. */
function usualInputs(lessons: readonly Lesson[], inputs: number): Float64Array {
  const sums = new Float64Array(inputs)
  for (const { places, values } of lessons)
    for (const [at, place] of places.entries()) sums[place] = (sums[place] ?? 0) + (values[at] ?? 0)
  return sums.map((sum) => sum / Math.max(1, lessons.length))
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
  networks: Record<string, Network>,
  by: string,
  folder = './',
): string => `import { type Packed, unpacked } from '${folder}packed.ts'

// Made by \`npm run layouts -- ${by}\`.

${Object.entries(networks)
  .map(([name, network]) => `const ${name}: Packed = ${literal(packed(network))}\n`)
  .join('\n')}
let known: ${inBraces(networks, (name) => `${name}: ReturnType<typeof unpacked>`, '; ')} | null = null

/** Unpacked when they are first asked for. */
export function networks() {
  known ??= ${inBraces(networks, (name) => `${name}: unpacked(${name})`, ', ')}
  return known
}
`

const inBraces = (of: object, each: (name: string) => string, between: string) =>
  `{ ${Object.keys(of).map(each).join(between)} }`

const literal = (of: Packed) =>
  `{\n${Object.entries(of)
    .map(([name, value]) => `  ${name}: ${typeof value === 'string' ? `'${value}'` : JSON.stringify(value)},`)
    .join('\n')}\n}`
