import { paths } from '@bespeak/contracts/paths.ts'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import styles from './back-button.module.css'
import { classNames } from './class-names.ts'
import * as texts from './texts/parts.ts'

type BackButtonProps = { to?: string; label?: string; className?: string | undefined }

export function BackButton({ to = paths.dashboard(), label = texts.backToDashboard, className }: BackButtonProps) {
  return (
    <Link to={to} className={classNames(styles.back, className)}>
      <ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />
      {label}
    </Link>
  )
}
