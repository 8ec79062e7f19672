import type { Network } from './network.ts'

/** A network as it is kept: a weight a character, in steps of a part of the largest of its column. */
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

/** Of the characters from `(` to `w` without `\\`, which a text cannot hold as it is: from this many steps down to as many up. */
export const mostSteps = 39
const lowest = 40
const unheld = 92

export const characterOf = (steps: number): string => {
  const code = lowest + mostSteps + steps
  return String.fromCharCode(code < unheld ? code : code + 1)
}

function stepsIn(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return (code < unheld ? code : code - 1) - lowest - mostSteps
}

const weightsIn = (text: string, steps: readonly number[]): Float32Array =>
  Float32Array.from({ length: text.length }, (_, at) => stepsIn(text, at) * (steps[at % steps.length] ?? 0))
