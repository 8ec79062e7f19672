import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql'

type Member = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument

/**
 * What the agreed contract has and the served schema has not, or has otherwise: types, fields, arguments, nullability.
 * Root fields named in `notYet` may be missing, and with them the types that only they use. More than agreed is fine.
 */
export function differences(agreed: GraphQLSchema, served: GraphQLSchema, notYet: readonly string[]): string[] {
  const awaited = new Set(notYet)
  const roots = rootTypes(agreed).map((type) => ({ name: type.name, fields: membersOf(type) }))
  const expected = roots
    .map(({ name, fields }) => ({ name, fields: fields.filter((it) => !awaited.has(it.name)) }))
    .filter(({ fields }) => fields.length > 0)
  const reached = reachableTypes(expected.flatMap(({ fields }) => fields))
  return [
    ...expected.flatMap(({ name, fields }) => missing(name, fields, served)),
    ...reached.flatMap((type) => missing(type.name, membersOf(type), served)),
  ]
}

/** The names of every operation of a schema. */
export const operationNames = (schema: GraphQLSchema): string[] =>
  rootTypes(schema).flatMap((type) => membersOf(type).map((field) => field.name))

const rootTypes = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType()].filter((type) => type !== null && type !== undefined)

const membersOf = (type: GraphQLNamedType | undefined): Member[] =>
  isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : []

const argumentsOf = (member: Member): readonly GraphQLArgument[] => ('args' in member ? member.args : [])

function reachableTypes(members: Member[]): GraphQLNamedType[] {
  const found = new Set<GraphQLNamedType>()
  const visit = (member: Member) => {
    const type = getNamedType(member.type)
    argumentsOf(member).forEach(visit)
    if (found.has(type)) return
    found.add(type)
    membersOf(type).forEach(visit)
  }
  members.forEach(visit)
  return [...found]
}

function missing(typeName: string, expected: Member[], served: GraphQLSchema): string[] {
  const type = served.getType(typeName)
  if (!type) return [`${typeName} is missing`]
  const present = new Map(membersOf(type).map((member) => [member.name, member]))
  return expected.flatMap((member) => compared(`${typeName}.${member.name}`, member, present.get(member.name)))
}

function compared(name: string, expected: Member, present: Member | undefined): string[] {
  if (!present) return [`${name} is missing`]
  const own = `${present.type}` === `${expected.type}` ? [] : [`${name} is ${present.type}, agreed is ${expected.type}`]
  const args = new Map(argumentsOf(present).map((arg) => [arg.name, arg]))
  return [...own, ...argumentsOf(expected).flatMap((arg) => compared(`${name}(${arg.name})`, arg, args.get(arg.name)))]
}
