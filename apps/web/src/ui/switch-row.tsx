import { type ReactNode, useId } from 'react'
import { SettingRow } from './setting.tsx'
import styles from './switch-row.module.css'

type SwitchRowProps = {
  label: string
  /** What it stands for, or the very value that it shows to others. */
  detail: ReactNode
  checked: boolean
  onCheckedChange?: (checked: boolean) => void
  /** Stays as it is, and `detail` says why. */
  locked?: boolean
}

/** A switch at the end of its line, among others of its kind. It takes effect at once. */
export function SwitchRow({ label, detail, checked, onCheckedChange, locked = false }: SwitchRowProps) {
  const id = useId()
  return (
    <SettingRow
      title={<label htmlFor={id}>{label}</label>}
      detail={<span id={`${id}-detail`}>{detail}</span>}
      end={
        <span className={styles.touch}>
          <input
            type="checkbox"
            role="switch"
            id={id}
            className={styles.switch}
            checked={checked}
            aria-checked={checked}
            disabled={locked}
            aria-describedby={`${id}-detail`}
            onChange={(event) => onCheckedChange?.(event.target.checked)}
          />
        </span>
      }
    />
  )
}
