import { TextLink } from '../text-link.tsx'

export interface Way {
  to: string
  label: string
}

/** What a gap leads to. */
export const GapLinks = ({ ways }: { ways: readonly Way[] }) =>
  ways.map(({ to, label }) => (
    <TextLink key={to} to={to}>
      {label}
    </TextLink>
  ))
