import type { Network } from './network.ts'

/** A network as it is kept: weights in steps of a hundred and twenty-seventh of the largest of their column. */
export interface Packed {
  inputs: number
  hidden: number
  outputs: number
  first: string
  firstSteps: readonly number[]
  firstBias: readonly number[]
  second: string
  secondSteps: readonly number[]
  secondBias: readonly number[]
}

export const unpacked = ({ inputs, hidden, outputs, ...packed }: Packed): Network => ({
  inputs,
  hidden,
  outputs,
  first: weightsIn(packed.first, packed.firstSteps),
  firstBias: Float32Array.from(packed.firstBias),
  second: weightsIn(packed.second, packed.secondSteps),
  secondBias: Float32Array.from(packed.secondBias),
})

function weightsIn(text: string, steps: readonly number[]): Float32Array {
  const bytes = atob(text)
  return Float32Array.from(
    { length: bytes.length },
    (_, at) => (((bytes.charCodeAt(at) + 128) % 256) - 128) * (steps[at % steps.length] ?? 0),
  )
}
