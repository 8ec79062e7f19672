// Writes the types of the three services' schemas for gql.tada, from the agreed wire contract.
// With --check it writes nothing and fails where a file is stale.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { minifyIntrospection, preprocessIntrospection } from '@gql.tada/internal'
import { buildSchema, introspectionFromSchema } from 'graphql'

const contracts = new URL('../../packages/contracts/agreed/', import.meta.url)
const generated = new URL('./src/lib/graphql/generated/', import.meta.url)

function typesOf(service) {
  const schema = buildSchema(readFileSync(new URL(`${service}.graphql`, contracts), 'utf8'))
  const types = preprocessIntrospection(minifyIntrospection(introspectionFromSchema(schema, { descriptions: false })))
  return [
    `// Generated from packages/contracts/agreed/${service}.graphql by npm run generate.`,
    `export type introspection = ${types}`,
    '',
  ].join('\n')
}

const files = ['identity', 'finance', 'resume'].map((service) => ({
  url: new URL(`${service}.d.ts`, generated),
  text: typesOf(service),
}))

if (process.argv.includes('--check')) {
  const stale = files.filter(({ url, text }) => !existsSync(url) || readFileSync(url, 'utf8') !== text)
  for (const { url } of stale) console.error(`${url.pathname} is stale: run npm run generate`)
  process.exitCode = stale.length === 0 ? 0 : 1
} else {
  mkdirSync(generated, { recursive: true })
  for (const { url, text } of files) writeFileSync(url, text)
}
