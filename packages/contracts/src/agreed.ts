import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLSchema } from 'graphql'

export const serviceNames = ['identity', 'finance', 'resume'] as const
export type ServiceName = (typeof serviceNames)[number]

/** The wire contract of a service, as agreed. */
export function agreedSchema(service: ServiceName): GraphQLSchema {
  return buildSchema(readFileSync(new URL(`../agreed/${service}.graphql`, import.meta.url), 'utf8'))
}
