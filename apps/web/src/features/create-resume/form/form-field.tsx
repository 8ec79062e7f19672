import { TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { TextField } from '../../../ui/field.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import * as texts from '../texts.tsx'
import { sure } from './document-edits.ts'
import styles from './form.module.css'
import { inputId, useFormTools, useMarks } from './form-context.ts'

type FormFieldProps = Omit<ComponentProps<typeof TextField>, 'id' | 'value' | 'onChange'> & {
  /** Its name in the document's origins: `basics.name`, `r1.title`. */
  field: string
  value: string | undefined
  onValue: (value: string) => void
  wide?: boolean
}

/** A field of the resume, with the place it was read from. */
export function FormField({ field, value, onValue, wide = false, className, ...rest }: FormFieldProps) {
  const marked = useMarked(field)
  return (
    <TextField
      {...rest}
      {...marked.words}
      id={inputId(field)}
      className={classNames(wide && styles.wide, marked.className, className)}
      value={value ?? ''}
      onChange={(event) => onValue(event.target.value)}
      onFocus={marked.show}
    />
  )
}

/** What a field says about where it was read, for `TextField` and its kin. */
export function useMarked(field: string) {
  const marks = useMarks()
  const mark = marks?.of(field) ?? null
  const show = () => marks?.show(field)
  if (!mark) return { words: {}, className: undefined, show }
  return {
    words: {
      labelEnd: <MarkNote field={field} />,
      ...(mark.isUncertain && { hint: <Doubt field={field} quote={mark.quote} />, hintTone: 'warn' as const }),
    },
    className: mark.isUncertain ? styles.doubtful : undefined,
    show,
  }
}

/** "Please check" where the reading was not sure, and the line it came from. */
export function MarkNote({ field }: { field: string }) {
  const marks = useMarks()
  const mark = marks?.of(field)
  if (!mark) return null
  return (
    <span className={styles.mark}>
      {mark.isUncertain && (
        <span className={styles.check}>
          <TriangleAlert size={14} strokeWidth={1.5} aria-hidden="true" />
          {texts.pleaseCheck}
        </span>
      )}
      <TextButton className={styles.ref} onClick={() => marks?.show(field)}>
        {mark.place}
      </TextButton>
    </span>
  )
}

function Doubt({ field, quote }: { field: string; quote: string }) {
  const { edit } = useFormTools()
  return (
    <>
      {texts.readFrom(quote)}{' '}
      <TextButton className={styles.ref} onClick={() => edit(sure(field))}>
        {texts.isRight}
      </TextButton>
    </>
  )
}
