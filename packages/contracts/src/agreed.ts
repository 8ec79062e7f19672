import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLSchema } from 'graphql'

export const serviceNames = ['identity', 'finance', 'resume'] as const
export type ServiceName = (typeof serviceNames)[number]

/** The wire contract of a service, as agreed. */
export function agreedSchema(service: ServiceName): GraphQLSchema {
  return buildSchema(readFileSync(new URL(`../agreed/${service}.graphql`, import.meta.url), 'utf8'))
}

/** What a service does not serve yet, by the part of the product that will bring it. It only shrinks. */
export function notServedYet(service: ServiceName): string[] {
  const text = readFileSync(new URL('../agreed/not-served-yet.json', import.meta.url), 'utf8')
  const byPart: Record<string, string[]> = JSON.parse(text)[service]
  return Object.values(byPart).flat()
}
