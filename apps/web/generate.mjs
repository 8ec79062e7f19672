// Writes the types of the three services' schemas for gql.tada: the agreed wire contract, with what is served beyond it;
// and the list of what is served, for the page that tells of it.
// With --check it writes nothing and fails where a file is stale.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { minifyIntrospection, preprocessIntrospection } from '@gql.tada/internal'
import { buildASTSchema, introspectionFromSchema, Kind, parse, print } from 'graphql'

const contracts = new URL('../../packages/contracts/', import.meta.url)
const generated = new URL('./src/lib/graphql/generated/', import.meta.url)

function typesOf(service) {
  const schema = merged(definitionsOf('agreed', service), definitionsOf('served', service))
  const types = preprocessIntrospection(minifyIntrospection(introspectionFromSchema(schema, { descriptions: false })))
  return [
    `// Generated from packages/contracts/{agreed,served}/${service}.graphql by npm run generate.`,
    `export type introspection = ${types}`,
    '',
  ].join('\n')
}

function definitionsOf(kind, service) {
  return parse(readFileSync(new URL(`${kind}/${service}.graphql`, contracts), 'utf8')).definitions
}

/** What both have is as it is served; what only one of them has is added. */
function merged(agreed, served) {
  const known = new Map(agreed.map((definition) => [definition.name.value, definition]))
  const definitions = served.map((definition) => withFieldsOf(known.get(definition.name.value), definition))
  return buildASTSchema({ kind: Kind.DOCUMENT, definitions: byName([...agreed, ...definitions]) })
}

function withFieldsOf(agreed, served) {
  return agreed?.fields && served.fields ? { ...served, fields: byName([...agreed.fields, ...served.fields]) } : served
}

/** Of two with the same name, the later one. */
function byName(nodes) {
  return [...new Map(nodes.map((node) => [node.name.value, node])).values()]
}

/** Every operation, as one reads it: its name, what it takes and what it gives. */
function operationsOf(service) {
  const roots = definitionsOf('served', service).filter(({ name }) => ['Query', 'Mutation'].includes(name.value))
  return roots.flatMap(({ name: root, fields }) =>
    fields.map(({ name, arguments: takes, type }) => ({
      ...{ name: name.value, kind: root.value.toLowerCase() },
      ...{ takes: takes.map(print).join(', '), gives: print(type) },
    })),
  )
}

const services = ['identity', 'finance', 'resume']
const operations = Object.fromEntries(services.map((service) => [service, operationsOf(service)]))

const files = [
  ...services.map((service) => ({ url: new URL(`${service}.d.ts`, generated), text: typesOf(service) })),
  { url: new URL('operations.json', generated), text: `${JSON.stringify(operations, null, 1)}\n` },
]

if (process.argv.includes('--check')) {
  const stale = files.filter(({ url, text }) => !existsSync(url) || readFileSync(url, 'utf8') !== text)
  for (const { url } of stale) console.error(`${url.pathname} is stale: run npm run generate`)
  process.exitCode = stale.length === 0 ? 0 : 1
} else {
  mkdirSync(generated, { recursive: true })
  for (const { url, text } of files) writeFileSync(url, text)
}
