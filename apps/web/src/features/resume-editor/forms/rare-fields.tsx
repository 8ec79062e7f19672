import { useState } from 'react'
import type { Changer } from '../session/change.ts'
import { NodeText, type TextName } from './text-of-node.tsx'

type RareFieldsProps<Node> = {
  node: Node
  change: Changer<Node>
  of: string
  fields: readonly { name: TextName<Node>; label: string }[]
}

/** Fields that few resumes use: there where this one does, and still there while one of them is emptied. */
export function RareFields<Node extends object>({ node, fields, ...rest }: RareFieldsProps<Node>) {
  const [used] = useState(() => fields.filter(({ name }) => node[name] !== undefined))
  return used.map(({ name, label }) => <NodeText key={name} {...rest} node={node} name={name} label={label} />)
}
