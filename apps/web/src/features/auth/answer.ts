import { RequestError } from '../../lib/graphql/request.ts'

/** What the server found wrong with one field. */
export interface FieldProblem {
  field: string
  message: string
}

export interface Refusal {
  success: false
  message: string
  problems: readonly FieldProblem[]
}

/** What the server says to something a person can get wrong. Anything else is thrown. */
export type Answer<Given extends object = object> = ({ success: true } & Given) | Refusal

export const refused = (message: string, fallback: string, problems: readonly FieldProblem[] = []): Refusal => ({
  success: false,
  message: message || fallback,
  problems,
})

export const isUnauthorizedClient = (thrown: unknown): boolean =>
  thrown instanceof RequestError && thrown.code === 'unauthorized_client'
