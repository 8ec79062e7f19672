import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

/** The names of the fields that are asked of each item, however they are grouped or called. */
export function askedFields({ fieldNodes, fragments }: GraphQLResolveInfo): Set<string> {
  const namesIn = (set: SelectionSetNode | undefined): string[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection.name.value]
      const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value]
      return namesIn(inner?.selectionSet)
    })
  return new Set(fieldNodes.flatMap(({ selectionSet }) => namesIn(selectionSet)))
}
