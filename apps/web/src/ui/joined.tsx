import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { TextField } from './field.tsx'
import styles from './joined.module.css'
import { pressedKey } from './pressed-key.ts'

/** A field with the button beside it that belongs to it. */
export const Joined = ({ children }: { children: ReactNode }) => <div className={styles.joined}>{children}</div>

type AddressFieldProps = {
  label: string
  optional?: boolean
  placeholder: string
  value: string
  onValueChange: (value: string) => void
  /** What the button says; Enter does the same. */
  action: string
  busy: boolean
  onGo: () => void
}

/** The address of a page, and a button that goes there. */
export function AddressField({ action, busy, value, onValueChange, onGo, ...rest }: AddressFieldProps) {
  return (
    <Joined>
      <TextField
        type="url"
        inputMode="url"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          if (pressedKey(event) === 'Enter') onGo()
        }}
        {...rest}
      />
      <Button variant="line" busy={busy} onClick={onGo}>
        {action}
      </Button>
    </Joined>
  )
}
