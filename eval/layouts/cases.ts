import { type Drawn, draw } from './draw/draw.ts'
import { inventPerson, type Person } from './person.ts'
import type { Program } from './program.ts'
import { composeProgram } from './programs/composed.ts'
import { programs } from './programs/index.ts'
import { inventVaried } from './varied-person.ts'
import { composedWords } from './words/composed.ts'
import { measuredWords } from './words/measured.ts'
import { trainingWords } from './words/training.ts'

/** One person in one layout. */
export interface Case {
  id: string
  program: Program
  person: Person
  seed: string
}

const words = { training: trainingWords, measured: measuredWords, composed: composedWords }

/**
 * So many cases, program after program, so that any beginning of the list holds about as many of each. Composed ones go
 * on without end: those from a high number on are others than those of a model.
 */
export function casesOf(use: Program['use'], count: number, seed: string, from = 0): Case[] {
  if (use === 'composed') return Array.from({ length: count }, (_, index) => composedCase(from + index + 1, seed))
  const own = programs.filter((program) => program.use === use)
  return Array.from({ length: count }, (_, index) => {
    const program = own[index % own.length]
    if (!program) throw new Error(`There is no program for ${use}.`)
    return caseOf(program, Math.floor(index / own.length), seed)
  })
}

export function caseOf(program: Program, index: number, seed: string): Case {
  const id = `${program.name}-${String(index).padStart(3, '0')}`
  const own = `${seed} ${id}`
  return { id, program, person: inventPerson(words[program.use], own), seed: own }
}

/** A layout and a person of its own for every number. */
function composedCase(number: number, seed: string): Case {
  const program = composeProgram(number)
  const own = `${seed} ${program.name}`
  return { id: program.name, program, person: inventVaried(words.composed, own), seed: own }
}

export const drawCase = ({ program, person, seed }: Case): Drawn => draw(program, person, seed)
