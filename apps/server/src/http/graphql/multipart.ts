import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** `operations`, `map`, and the one file that they speak of. */
const formDataLimits = { fields: 2, files: 1 }

type ReadForm = (options: { formDataLimits: object }) => Promise<FormData>

/** A form is read to its limits and no further; one that makes no sense is the caller's mistake, not ours. */
export const modestForms: Plugin = {
  onRequestParse({ request, requestParser, setRequestParser }) {
    if (!requestParser || !request.headers.get('content-type')?.toLowerCase().startsWith('multipart/')) return
    setRequestParser(async (form) => {
      const readForm: ReadForm = form.formData.bind(form)
      form.formData = () => readForm({ formDataLimits })
      const operation = await Promise.resolve(requestParser(form)).catch(refuseNonsense)
      if (typeof operation !== 'object' || operation === null) throw nonsense()
      return operation
    })
  },
}

/** The parser follows `map` into `operations` without a look at what they are. */
function refuseNonsense(error: unknown): never {
  throw error instanceof TypeError ? nonsense() : error
}

const nonsense = () =>
  new GraphQLError('Send the operation as "operations", and in "map" the places of its file.', {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  })
