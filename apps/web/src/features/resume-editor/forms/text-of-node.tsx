import type { ComponentProps } from 'react'
import { TextField } from '../../../ui/field.tsx'
import type { Changer } from '../session/change.ts'

/** The names of what is plain text in a node and may be left out. */
export type TextName<Node> = {
  [Name in keyof Node]-?: string extends Node[Name] ? (Node[Name] extends string | undefined ? Name : never) : never
}[keyof Node] &
  string

type NodeTextProps<Node> = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'name'> & {
  node: Node
  name: TextName<Node>
  change: Changer<Node>
  /** The node's name in the document's origins. */
  of: string
}

/** A field of the document in one line. Empty, it is not there. */
export function NodeText<Node extends object>({ node, name, change, of, ...rest }: NodeTextProps<Node>) {
  const value: unknown = node[name]
  return (
    <TextField
      autoComplete="off"
      data-node={`${of}.${name}`}
      {...rest}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => change((it) => ({ ...it, [name]: target.value || undefined }), `${of}.${name}`)}
    />
  )
}
