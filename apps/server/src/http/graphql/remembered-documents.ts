import type { DocumentNode } from 'graphql'
import { createLRUCache, type Plugin } from 'graphql-yoga'

// A stranger may send ever new documents, and a parsed one takes twenty times its text.
const remembered = 200
const maxLength = 4096

export type RememberedDocuments = ReturnType<typeof rememberDocuments>

/** Parsed documents, for all endpoints: the honest ones, which are few and short. */
export function rememberDocuments() {
  const documents = createLRUCache<DocumentNode>({ max: remembered })
  const forgetMistaken: Plugin = {
    onValidate:
      ({ params }) =>
      ({ valid }) => {
        if (!valid) documents.delete(params.documentAST.loc?.source.body ?? '')
      },
  }
  return {
    forgetMistaken,
    cache: {
      documentCache: {
        get: (text: string) => documents.get(text),
        set(text: string, document: DocumentNode) {
          if (text.length <= maxLength) documents.set(text, document)
        },
      },
      errorCache: { get: () => undefined, set: () => undefined },
    },
  }
}
