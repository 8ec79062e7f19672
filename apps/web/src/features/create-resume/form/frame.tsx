import type { ComponentType, ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'

/** What a section of the form stands in. */
export type Frame = ComponentType<{
  id: string
  title: string
  /** What is in it, in a few words. */
  facts: string
  actions?: ReactNode
  padded?: boolean
  children: ReactNode
}>

export const CardFrame: Frame = ({ title, actions, padded = true, children }) => (
  <Card title={title} actions={actions} padded={padded}>
    {children}
  </Card>
)
