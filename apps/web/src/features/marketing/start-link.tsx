import { paths } from '../../lib/paths.ts'
import { useAuth } from '../../lib/session/index.ts'
import { ButtonLink } from '../../ui/button.tsx'
import * as texts from './texts/common.ts'

type StartLinkProps = { variant?: 'primary' | 'line'; size?: 'md' | 'lg' }

export function StartLink({ variant = 'primary', size = 'md' }: StartLinkProps) {
  const { user } = useAuth()
  const [to, label] = user
    ? [paths.upload(), texts.startOptimizing]
    : [paths.auth({ mode: 'register' }), texts.getStarted]
  return (
    <ButtonLink to={to} variant={variant} size={size}>
      {label}
    </ButtonLink>
  )
}
