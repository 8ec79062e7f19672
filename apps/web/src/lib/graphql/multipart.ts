import type { Operation } from './operation.ts'
import { type RequestOptions, send } from './transport.ts'

interface FilePart {
  path: string
  file: Blob
}

/** Sends an operation with files: an `operations` part, a `map` part, then one part for each file. */
export function requestWithFiles<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  options: RequestOptions = {},
): Promise<Result> {
  const { value, files } = takeFiles(variables, 'variables')
  const body = new FormData()
  body.append('operations', JSON.stringify({ query: operation.text, variables: value, kwargs: {} }))
  body.append('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))))
  files.forEach(({ file }, index) => {
    body.append(String(index), file)
  })
  return send(operation, { body }, options)
}

/** The value with `null` in place of each file, and the files with the paths they were taken from. */
function takeFiles(value: unknown, path: string): { value: unknown; files: FilePart[] } {
  if (value instanceof Blob) return { value: null, files: [{ path, file: value }] }
  if (typeof value !== 'object' || value === null) return { value, files: [] }

  const taken = Object.entries(value).map(([key, inner]) => ({ key, ...takeFiles(inner, `${path}.${key}`) }))
  return {
    value: Array.isArray(value)
      ? taken.map((entry) => entry.value)
      : Object.fromEntries(taken.map((entry) => [entry.key, entry.value])),
    files: taken.flatMap((entry) => entry.files),
  }
}
