import { EnvelopArmor } from '@escape.tech/graphql-armor'
import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { modestForms } from './multipart.ts'
import { noIntrospection } from './no-introspection.ts'
import { mistake } from './presentable.ts'
import { tooLarge } from './too-large.ts'

// The web app's largest operation stays well below each.
const maxTokens = 1000
const maxDepth = 8
const maxAliases = 10
const maxDirectives = 10
const maxRepeats = 5
const maxQueryLength = 20_000
const quietly = { exposeLimits: false, errorMessage: 'This query asks for too much.' }

/** What costs more to read, check or run than any honest request is refused before anything is run. */
export const armour = (introspection: boolean, maxVariableValues: number): object[] => [
  modestForms,
  modestParams(maxVariableValues),
  ...new EnvelopArmor({
    maxDepth: { n: maxDepth, ...quietly },
    maxAliases: { n: maxAliases, ...quietly },
    maxDirectives: { n: maxDirectives, ...quietly },
    maxTokens: { n: maxTokens, ...quietly },
    costLimit: { maxCost: 20_000, depthCostFactor: 1.2, ...quietly },
    blockFieldSuggestion: { enabled: false },
  }).protect().plugins,
  modestDocuments,
  plainMistakes,
  ...(introspection ? [] : [noIntrospection]),
]

/** Unlike all other errors, those of validation do not pass the masking. */
const plainMistakes: Plugin = {
  onValidate:
    () =>
    ({ valid, result, setResult }) => {
      if (!valid) setResult(result.filter((error) => error instanceof GraphQLError).map(mistake))
    },
}

const modestParams = (maxVariableValues: number): Plugin => ({
  onParams({ params }) {
    if (typeof params.query === 'string' && params.query.length > maxQueryLength) {
      throw tooLarge('This query is too long.')
    }
    if (countsOver(maxVariableValues, params.variables)) throw tooLarge('These variables hold too many values.')
  },
})

/** Stops counting at the limit, and does not recurse: the nesting is the caller's as well. A file is one value. */
function countsOver(limit: number, root: unknown): boolean {
  const open = [root]
  let count = 0
  while (open.length > 0) {
    const value = open.pop()
    const inside = valuesIn(value)
    count += inside.length
    if (count > limit) return true
    open.push(...inside)
  }
  return false
}

function valuesIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return typeof value === 'object' && value !== null && isPlain(value) ? Object.values(value) : []
}

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value))

const modestDocuments: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(fewRepeats)
  },
}

/** Comparing repeated fields for conflicts takes quadratic time, so the repeats are counted before that starts. */
const fewRepeats = (): ASTVisitor => ({
  Document(document: DocumentNode) {
    visit(document, { SelectionSet: refuseRepeats })
  },
})

function refuseRepeats({ selections }: SelectionSetNode) {
  const seen = new Map<string, number>()
  for (const selection of selections) {
    const name = responseName(selection)
    const count = (seen.get(name) ?? 0) + 1
    if (count > maxRepeats) throw new GraphQLError('This query repeats a field too often.')
    seen.set(name, count)
  }
}

function responseName(selection: SelectionNode): string {
  if (selection.kind === Kind.FIELD) return selection.alias?.value ?? selection.name.value
  if (selection.kind === Kind.FRAGMENT_SPREAD) return `...${selection.name.value}`
  return `... on ${selection.typeCondition?.name.value}`
}
