import { ChevronDown, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { FieldFrame, type FieldWords } from './field-frame.tsx'
import * as texts from './texts/parts.ts'

export { CheckboxField, FieldGroup, RadioField, SwitchField } from './choice-field.tsx'

type TextFieldProps = ComponentProps<'input'> & FieldWords
type TextAreaFieldProps = ComponentProps<'textarea'> & FieldWords
type SelectFieldProps = ComponentProps<'select'> & FieldWords

export function TextField(props: TextFieldProps) {
  const [frame, control] = divide(props)
  return <FieldFrame {...frame}>{(wiring) => <input className={styles.input} {...control} {...wiring} />}</FieldFrame>
}

export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false)
  const [frame, control] = divide(props)
  const Icon = shown ? EyeOff : Eye
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <div className={styles.around}>
          <input
            className={classNames(styles.input, styles.withButton)}
            spellCheck={false}
            autoCapitalize="none"
            {...control}
            {...wiring}
            type={shown ? 'text' : 'password'}
          />
          <IconButton
            className={styles.inside}
            label={shown ? texts.hideCharacters : texts.showCharacters}
            aria-controls={wiring.id}
            disabled={control.disabled}
            onClick={() => setShown(!shown)}
          >
            <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </FieldFrame>
  )
}

export function TextAreaField(props: TextAreaFieldProps) {
  const [frame, control] = divide(props)
  return (
    <FieldFrame {...frame}>
      {(wiring) => <textarea rows={4} className={classNames(styles.input, styles.area)} {...control} {...wiring} />}
    </FieldFrame>
  )
}

/** The options are its children. */
export function SelectField(props: SelectFieldProps) {
  const [frame, control] = divide(props)
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <div className={styles.around}>
          <select className={classNames(styles.input, styles.select)} {...control} {...wiring} />
          <ChevronDown className={styles.chevron} size={18} strokeWidth={1.5} aria-hidden="true" />
        </div>
      )}
    </FieldFrame>
  )
}

type Native = { id?: string | undefined; className?: string | undefined; 'aria-describedby'?: string | undefined }

/** What the frame shows, and what goes to the native control. `className` is the frame's: it places the field. */
function divide<Props extends FieldWords & Native>(props: Props) {
  const { label, error, hint, hintTone = 'plain', optional = false, labelEnd, id, className, ...control } = props
  const { 'aria-describedby': describedBy, ...rest } = control
  return [{ label, error, hint, hintTone, optional, labelEnd, id, className, describedBy }, rest] as const
}
