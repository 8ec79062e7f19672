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
 * What `notYet` names (`Type.field`, `Type.field(argument)`) may be missing or otherwise, and with it the types that only
 * it uses. More than agreed is fine.
 */
export function differences(agreed: GraphQLSchema, served: GraphQLSchema, notYet: readonly string[]): string[] {
  const awaited = new Set(notYet)
  return expectedTypes(agreed, awaited).flatMap((type) => missing(type, served, awaited))
}

/** What `notYet` names and is served as agreed, or was never agreed. */
export const noLongerAwaited = (agreed: GraphQLSchema, served: GraphQLSchema, notYet: readonly string[]): string[] =>
  notYet.filter((name) => {
    const expected = memberNamed(agreed, name)
    return !expected || `${memberNamed(served, name)?.type}` === `${expected.type}`
  })

function memberNamed(schema: GraphQLSchema, name: string): Member | undefined {
  const [type = '', field, argument] = name.split(/[.()]/)
  const member = membersOf(schema.getType(type)).find((it) => it.name === field)
  return member && argument ? argumentsOf(member).find((it) => it.name === argument) : member
}

const rootTypes = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType()].filter((type) => type !== null && type !== undefined)

const membersOf = (type: GraphQLNamedType | undefined): Member[] =>
  isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : []

const argumentsOf = (member: Member): readonly GraphQLArgument[] => ('args' in member ? member.args : [])

/** The roots and every type that is reached from them by what is not awaited. */
function expectedTypes(agreed: GraphQLSchema, awaited: ReadonlySet<string>): GraphQLNamedType[] {
  const found = new Set<GraphQLNamedType>()
  const visit = (type: GraphQLNamedType) => {
    const due = dueMembers(type, awaited)
    if (found.has(type) || (membersOf(type).length > 0 && due.length === 0)) return
    found.add(type)
    for (const member of due) {
      visit(getNamedType(member.type))
      for (const { type: argument } of dueArguments(type, member, awaited)) visit(getNamedType(argument))
    }
  }
  rootTypes(agreed).forEach(visit)
  return [...found]
}

const dueMembers = (type: GraphQLNamedType, awaited: ReadonlySet<string>): Member[] =>
  membersOf(type).filter(({ name }) => !awaited.has(`${type.name}.${name}`))

const dueArguments = (type: GraphQLNamedType, member: Member, awaited: ReadonlySet<string>) =>
  argumentsOf(member).filter(({ name }) => !awaited.has(`${type.name}.${member.name}(${name})`))

function missing(expected: GraphQLNamedType, served: GraphQLSchema, awaited: ReadonlySet<string>): string[] {
  const type = served.getType(expected.name)
  if (!type) return [`${expected.name} is missing`]
  const present = new Map(membersOf(type).map((member) => [member.name, member]))
  return dueMembers(expected, awaited).flatMap((member) =>
    compared(
      `${expected.name}.${member.name}`,
      member,
      present.get(member.name),
      dueArguments(expected, member, awaited),
    ),
  )
}

function compared(
  name: string,
  expected: Member,
  present: Member | undefined,
  args: readonly GraphQLArgument[] = [],
): string[] {
  if (!present) return [`${name} is missing`]
  const own = `${present.type}` === `${expected.type}` ? [] : [`${name} is ${present.type}, agreed is ${expected.type}`]
  const taken = new Map(argumentsOf(present).map((arg) => [arg.name, arg]))
  return [...own, ...args.flatMap((arg) => compared(`${name}(${arg.name})`, arg, taken.get(arg.name)))]
}
