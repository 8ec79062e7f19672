import type { PartialDate } from '@bespeak/domain/resume/document.ts'
import { displayDate, parseDate } from '@bespeak/domain/resume/partial-date.ts'
import { useState } from 'react'
import { TextField } from '../../../ui/field.tsx'
import * as texts from '../texts.ts'
import { useHeldText } from './use-held-text.ts'

type DateFieldProps = {
  label: string
  placeholder?: string
  value: PartialDate | undefined
  onChange: (date: PartialDate | undefined) => void
}

/** A date as people write it. What cannot be read stays in the field and is not taken. */
export function DateField({ label, placeholder = texts.dateExample, value, onChange }: DateFieldProps) {
  const [isLeft, setIsLeft] = useState(false)
  const { text, isHeld, hold, release } = useHeldText(value ? displayDate(value) : '', (typed) => {
    const date = parseDate(typed)
    if (date !== null) onChange(date)
    else if (typed.trim() === '') onChange(undefined)
  })
  const isRead = text.trim() === '' || parseDate(text) !== null

  return (
    <TextField
      label={label}
      placeholder={placeholder}
      autoComplete="off"
      value={text}
      error={isHeld && isLeft && !isRead ? texts.dateHint : undefined}
      onFocus={() => setIsLeft(false)}
      onChange={({ target }) => hold(target.value)}
      onBlur={() => {
        setIsLeft(true)
        if (isRead) release()
      }}
    />
  )
}
