import type { Builder, outcomeType } from '../../kernel/graphql.ts'
import type { FieldProblem } from './answers.ts'

export type OutcomeRef = ReturnType<typeof outcomeType>
export type FieldProblemRef = ReturnType<typeof fieldProblemType>

/** Beside the message of a refusal: which field it is about. */
export const fieldProblemType = (builder: Builder) =>
  builder.objectRef<FieldProblem>('FieldProblem').implement({
    fields: (t) => ({ field: t.exposeString('field'), message: t.exposeString('message') }),
  })
