import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { FieldProblem } from './answer.ts'

/** Puts what the server found wrong at its fields, with the focus in the first of them. */
export function showProblems<Form extends FieldValues>(
  { getValues, setError, setFocus }: Pick<UseFormReturn<Form>, 'getValues' | 'setError' | 'setFocus'>,
  problems: readonly FieldProblem[],
) {
  const messages = new Map(problems.map(({ field, message }) => [field, message]))
  const concerned = (Object.keys(getValues()) as Path<Form>[]).filter((field) => messages.has(field))
  for (const field of concerned) setError(field, { type: 'server', message: messages.get(field) ?? '' })
  if (concerned[0]) setFocus(concerned[0])
}
