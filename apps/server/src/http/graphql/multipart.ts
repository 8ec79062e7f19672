import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { marksOver } from '../json-body.ts'
import { maxFormMapBytes, maxJsonMarks } from '../limits.ts'
import { tooLarge } from './too-large.ts'

/** `operations`, `map`, and the one file that they speak of. */
const formDataLimits = { fields: 2, files: 1, parts: 3 }

type ReadForm = (options: { formDataLimits: object }) => Promise<FormData>

/** A form is read to its limits and no further; one that makes no sense is the caller's mistake, not ours. */
export const modestForms: Plugin = {
  onRequestParse({ request, requestParser, setRequestParser }) {
    if (!requestParser || !request.headers.get('content-type')?.toLowerCase().startsWith('multipart/')) return
    setRequestParser(async (form) => {
      const readForm: ReadForm = form.formData.bind(form)
      const fields = readForm({ formDataLimits })
      form.formData = () => fields
      // What cannot be read is told by the parser.
      if (holdsTooMuch(await fields.catch(() => new FormData()))) throw tooLarge('This request is too large.')
      const operation = await Promise.resolve(requestParser(form)).catch(refuseNonsense)
      if (typeof operation !== 'object' || operation === null) throw nonsense()
      return operation
    })
  },
}

/** Counted before it is read, as a body of JSON is; of the map, each dot in a place makes an object. */
function holdsTooMuch(fields: FormData): boolean {
  const bytesOf = (name: string) => new TextEncoder().encode(String(fields.get(name)))
  return marksOver(maxJsonMarks, bytesOf('operations')) || bytesOf('map').length > maxFormMapBytes
}

/** The parser follows `map` into `operations` without a look at what they are. */
function refuseNonsense(error: unknown): never {
  throw error instanceof TypeError ? nonsense() : error
}

const nonsense = () =>
  new GraphQLError('Send the operation as "operations", and in "map" the places of its file.', {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  })
