import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './choice-field.module.css'
import { classNames } from './class-names.ts'
import { Messages } from './field-frame.tsx'
import { Tick } from './tick.tsx'

type ChoiceWords = { label: ReactNode; hint?: ReactNode; error?: string | undefined }
type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & ChoiceWords

export function CheckboxField(props: ChoiceProps) {
  return (
    <Choice {...props} type="checkbox" look={styles.box}>
      <Tick className={styles.tick} size={16} strokeWidth={2} />
    </Choice>
  )
}

export function RadioField(props: ChoiceProps) {
  return <Choice {...props} type="radio" look={styles.radio} />
}

type SwitchFieldProps = Omit<ChoiceProps, 'checked' | 'onChange'> & {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** Takes effect at once; a checkbox waits for its form. */
export function SwitchField({ onCheckedChange, ...props }: SwitchFieldProps) {
  return (
    <Choice
      {...props}
      type="checkbox"
      role="switch"
      look={styles.switch}
      onChange={(event) => onCheckedChange(event.target.checked)}
    />
  )
}

type FieldGroupProps = Omit<ComponentProps<'fieldset'>, 'title'> & { legend: ReactNode; error?: string | undefined }

/** Several choices under one question. */
export function FieldGroup({ legend, error, className, children, ...rest }: FieldGroupProps) {
  const id = useId()
  return (
    <fieldset
      className={classNames(styles.group, className)}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      {...rest}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>{children}</div>
      <Messages controlId={id} error={error} />
    </fieldset>
  )
}

type InnerProps = ComponentProps<'input'> & ChoiceWords & { look: string | undefined }

function Choice({ label, hint, error, look, id, className, children, ...rest }: InnerProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const described = [hint !== undefined && `${controlId}-hint`, error !== undefined && `${controlId}-error`]
  return (
    <div className={classNames(styles.choice, className)}>
      <label className={styles.line}>
        <span className={styles.control}>
          <input
            className={look}
            {...rest}
            id={controlId}
            aria-describedby={described.filter(Boolean).join(' ') || undefined}
            aria-invalid={error === undefined ? undefined : true}
          />
          {children}
        </span>
        <span>{label}</span>
      </label>
      <div className={styles.messages}>
        <Messages controlId={controlId} error={error} hint={hint} />
      </div>
    </div>
  )
}
