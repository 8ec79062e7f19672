import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './segments.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type SegmentsProps = {
  label: string
  value: string
  onValueChange: (value: string) => void
  items: readonly { value: string; label: ReactNode }[]
  className?: string | undefined
}

/** One choice of a few, side by side. Native radio buttons, so the keyboard works as everywhere. */
export function Segments({ label, value, onValueChange, items, className }: SegmentsProps) {
  const name = useId()
  return (
    <fieldset className={classNames(styles.segments, className)}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {items.map((item) => (
        <label key={item.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={item.value}
            checked={item.value === value}
            onChange={() => onValueChange(item.value)}
          />
          {item.label}
        </label>
      ))}
    </fieldset>
  )
}
