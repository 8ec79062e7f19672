import type { NumberedPage } from './page.ts'
import { between, markOf, numbered, type Prompt, rulesOfData } from './prompt.ts'
import { numbersIn } from './proposal.ts'

// A second reader of what stands: it may take away, and never give.

const task = [
  'You check texts for a job application.',
  'Below, between marks, are the lines of a resume, each with its number, and texts that somebody made of them, numbered too.',
  ...rulesOfData,
  'A text may use other words and another order. It may not say more: no number, name, tool, title, degree, result, rank, cause or certainty that the lines do not give.',
  'Answer with JSON alone, in this form: {"refused": [2, 5]}',
  '"refused" are the numbers of the texts that say more than the lines. Where none does, it is empty.',
]

/** The form of the answer as JSON Schema. */
export const voteSchema = {
  type: 'object',
  properties: { refused: { type: 'array', items: { type: 'integer' } } },
  ...{ required: ['refused'], additionalProperties: false },
}

/** What the second reader is asked about these texts. */
export function votePrompt({ lines, masks }: NumberedPage, texts: readonly string[]): Prompt {
  const resume = lines.map((line) => numbered(line)).join('\n')
  const made = texts.map((text, at) => numbered({ number: at + 1, text: masks.hide(text) })).join('\n')
  const mark = markOf(resume, made)
  return {
    instructions: task.join('\n'),
    data: [between(`resume ${mark}`, resume), between(`texts ${mark}`, made)].join('\n\n'),
  }
}

/** The texts that it is against. An answer in no form is no vote. */
export function votedAgainst(reply: string, texts: readonly string[]): string[] {
  const [, list] = /"refused"\s*:\s*\[([^\]]*)\]/.exec(reply) ?? []
  const numbers = new Set(numbersIn(list))
  return texts.filter((_, at) => numbers.has(at + 1))
}
