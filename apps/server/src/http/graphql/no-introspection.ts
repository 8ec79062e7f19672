import {
  type ArgumentNode,
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  Kind,
  type ValidationContext,
  visit,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'

/**
 * The schema is not public. A question for it is refused; one for a single type, which a client may use to try its
 * variables on any server, is answered as if there were no such type.
 */
export const noIntrospection: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(noSchemaField)
  },
  onExecute({ args }) {
    args.document = withoutTypeNames(args.document)
  },
}

const noSchemaField = (context: ValidationContext): ASTVisitor => ({
  Field(node) {
    if (node.name.value === '__schema')
      context.reportError(new GraphQLError('The schema is not public.', { nodes: node }))
  },
})

const noName: ArgumentNode = {
  kind: Kind.ARGUMENT,
  name: { kind: Kind.NAME, value: 'name' },
  value: { kind: Kind.STRING, value: '' },
}

function withoutTypeNames(document: DocumentNode): DocumentNode {
  if (!/\b__type\b/.test(document.loc?.source.body ?? '')) return document
  return visit(document, {
    Field: (node) => (node.name.value === '__type' ? { ...node, arguments: [noName] } : undefined),
  })
}
