import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/** Lets a form obey its rules; each field shows the first one it breaks. */
export function rulesResolver<Values extends FieldValues>(rules: z.ZodMiniType<Values, Values>): Resolver<Values> {
  return (values) => {
    const checked = rules.safeParse(values)
    if (checked.success) return { values: checked.data, errors: {} }
    return { values: {}, errors: firstErrors(checked.error.issues) as FieldErrors<Values> }
  }
}

function firstErrors(issues: z.core.$ZodIssue[]) {
  const errors: Record<string, { type: string; message: string }> = {}
  for (const { path, code, message } of issues) errors[path.join('.')] ??= { type: code, message }
  return errors
}
