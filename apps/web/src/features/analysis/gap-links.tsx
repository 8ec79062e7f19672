import { TextLink } from '../../ui/text-link.tsx'
import type { Way } from './use-gap-ways.ts'

/** What a gap leads to. */
export const GapLinks = ({ ways }: { ways: readonly Way[] }) =>
  ways.map(({ to, label }) => (
    <TextLink key={to} to={to}>
      {label}
    </TextLink>
  ))
