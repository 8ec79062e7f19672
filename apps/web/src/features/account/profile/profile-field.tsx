import type { ReactNode } from 'react'
import { TextAreaField, TextField } from '../../../ui/field.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import * as texts from '../texts/profile.tsx'
import { type FieldName, labels } from './profile-draft.ts'
import type { ProfileForm } from './use-profile-form.ts'

type ProfileFieldProps = {
  form: ProfileForm
  name: FieldName
  hint?: ReactNode
  /** How many lines it shows; one where it is left out. */
  rows?: number
  placeholder?: string
  autoComplete?: string
  inputMode?: 'numeric' | 'tel' | 'url'
  className?: string | undefined
}

export function ProfileField({ form, name, hint, rows, ...rest }: ProfileFieldProps) {
  const meanwhile = form.elsewhere.includes(name) ? <Meanwhile form={form} name={name} /> : undefined
  const field = {
    label: labels[name],
    value: form.typed[name],
    error: form.found[name],
    hint: meanwhile ?? hint,
    hintTone: meanwhile ? ('warn' as const) : ('plain' as const),
    onChange: (event: { target: { value: string } }) => form.type(name, event.target.value),
    onBlur: () => form.leave(name),
    ...rest,
  }
  return rows === undefined ? <TextField {...field} /> : <TextAreaField {...field} rows={rows} />
}

function Meanwhile({ form, name }: Pick<ProfileFieldProps, 'form' | 'name'>) {
  const { [name]: saved } = form.saved
  return texts.savedMeanwhile(
    saved,
    <TextButton onClick={() => form.take(name)}>{texts.takeThat}</TextButton>,
    <TextButton onClick={() => form.keep(name)}>{texts.keepYours}</TextButton>,
  )
}
