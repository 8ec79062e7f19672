import { GraphQLError } from 'graphql'

export const tooLarge = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'TOO_LARGE', http: { status: 413 } } })
