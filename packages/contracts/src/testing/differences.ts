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
 * More than agreed is fine.
 */
export const differences = (agreed: GraphQLSchema, served: GraphQLSchema): string[] =>
  usedTypes(agreed).flatMap((type) => missing(type, served))

const rootTypes = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType()].filter((type) => type !== null && type !== undefined)

const membersOf = (type: GraphQLNamedType | undefined): Member[] =>
  isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : []

const argumentsOf = (member: Member): readonly GraphQLArgument[] => ('args' in member ? member.args : [])

/** The roots and every type that is reached from them. */
function usedTypes(agreed: GraphQLSchema): GraphQLNamedType[] {
  const found = new Set<GraphQLNamedType>()
  const visit = (type: GraphQLNamedType) => {
    if (found.has(type)) return
    found.add(type)
    for (const member of membersOf(type)) {
      visit(getNamedType(member.type))
      for (const { type: argument } of argumentsOf(member)) visit(getNamedType(argument))
    }
  }
  rootTypes(agreed).forEach(visit)
  return [...found]
}

function missing(expected: GraphQLNamedType, served: GraphQLSchema): string[] {
  const type = served.getType(expected.name)
  if (!type) return [`${expected.name} is missing`]
  const present = new Map(membersOf(type).map((member) => [member.name, member]))
  return membersOf(expected).flatMap((member) =>
    compared(`${expected.name}.${member.name}`, member, present.get(member.name)),
  )
}

function compared(name: string, expected: Member, present: Member | undefined): string[] {
  if (!present) return [`${name} is missing`]
  const own = `${present.type}` === `${expected.type}` ? [] : [`${name} is ${present.type}, agreed is ${expected.type}`]
  const taken = new Map(argumentsOf(present).map((arg) => [arg.name, arg]))
  const args = argumentsOf(expected)
  return [...own, ...args.flatMap((arg) => compared(`${name}(${arg.name})`, arg, taken.get(arg.name)))]
}
