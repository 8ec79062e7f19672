import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'

type RootField = GraphQLField<unknown, unknown>

export interface Operation {
  name: string
  kind: 'query' | 'mutation'
  /** Whether it takes the id of something, as an argument or inside an input. */
  takesId: boolean
  /** A document for it that asks for as little as can be: whether it succeeded and what it says, where it says that. */
  text: string
  /** The least that passes the schema. */
  leastVariables: Record<string, unknown>
}

/** Every operation of a schema, ready to be called. */
export const operationsOf = (schema: GraphQLSchema): Operation[] => [
  ...rootFields(schema.getQueryType()).map((field) => toOperation('query', field)),
  ...rootFields(schema.getMutationType()).map((field) => toOperation('mutation', field)),
]

const rootFields = (type: { getFields(): Record<string, RootField> } | null | undefined) =>
  Object.values(type?.getFields() ?? {})

function toOperation(kind: Operation['kind'], field: RootField): Operation {
  return {
    name: field.name,
    kind,
    takesId: field.args.some(namesId) && !ofPlansSold.includes(field.name),
    text: documentFor(kind, field),
    leastVariables: Object.fromEntries(field.args.map((arg) => [arg.name, leastValue(arg.type)])),
  }
}

/** They take the id of a plan that is sold: the same for everybody, and nobody's. */
const ofPlansSold = ['previewPlanChange', 'startCheckout', 'startTrial', 'changePlan']

function namesId(member: { name: string; type: GraphQLInputType }): boolean {
  const type = getNamedType(member.type)
  if (isInputObjectType(type)) return Object.values(type.getFields()).some(namesId)
  return /^ids?$|Ids?$/.test(member.name)
}

function documentFor(kind: Operation['kind'], { name, args, type }: RootField): string {
  const declared = args.map((arg: GraphQLArgument) => `$${arg.name}: ${arg.type}`).join(', ')
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const selection = selectionOf(getNamedType(type))
  return `${kind}${declared && `(${declared})`} { ${name}${passed && `(${passed})`}${selection} }`
}

function selectionOf(type: GraphQLNamedType): string {
  if (!isObjectType(type)) return ''
  const told = ['success', 'message'].filter((name) => name in type.getFields())
  return ` { ${['__typename', ...told].join(' ')} }`
}

const scalars: Record<string, unknown> = { Int: 2_000_000_000, Float: 1, String: 'x', Boolean: true, ID: '2000000000' }

function leastValue(type: GraphQLInputType): unknown {
  if (!isNonNullType(type)) return undefined
  if (isListType(type.ofType)) return []
  const named = getNamedType(type)
  if (!isInputObjectType(named)) return scalars[named.name]
  return Object.fromEntries(Object.values(named.getFields()).map((field) => [field.name, leastValue(field.type)]))
}
