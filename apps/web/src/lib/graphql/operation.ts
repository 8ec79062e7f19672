import type { AbstractSetupSchema, initGraphQLTada, ResultOf, VariablesOf } from 'gql.tada'
import type { Service } from './endpoint.ts'
import type { introspection as FinanceTypes } from './generated/finance.d.ts'
import type { introspection as IdentityTypes } from './generated/identity.d.ts'
import type { introspection as ResumeTypes } from './generated/resume.d.ts'

declare const types: unique symbol

/** A GraphQL operation as text; its result and variables are known to the compiler alone. */
export interface Operation<Result, Variables> {
  readonly service: Service
  readonly text: string
  readonly [types]?: (variables: Variables) => Result
}

export type OperationResult<Op> = Op extends Operation<infer Result, infer _> ? Result : never
export type OperationVariables<Op> = Op extends Operation<infer _, infer Variables> ? Variables : never

interface Scalars {
  DateTime: string
  JSON: unknown
  Upload: Blob
}

type Tada<Types extends AbstractSetupSchema['introspection']> = initGraphQLTada<{
  introspection: Types
  scalars: Scalars
  disableMasking: true
}>

// gql.tada gives the types only: its own function would bring a GraphQL parser into the bundle.
const typedText = <Types extends AbstractSetupSchema['introspection']>(service: Service) =>
  ((text: string) => ({ service, text })) as unknown as Tada<Types>

const asOperation = <Document>(document: Document) =>
  document as unknown as Operation<ResultOf<Document>, VariablesOf<Document>>

const identityText = typedText<IdentityTypes>('identity')
const financeText = typedText<FinanceTypes>('finance')
const resumeText = typedText<ResumeTypes>('resume')

export const identity = <const Text extends string>(text: Text) => asOperation(identityText(text))
export const finance = <const Text extends string>(text: Text) => asOperation(financeText(text))
export const resume = <const Text extends string>(text: Text) => asOperation(resumeText(text))
