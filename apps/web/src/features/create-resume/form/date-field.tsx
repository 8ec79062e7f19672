import type { PartialDate } from '@bespeak/domain/resume/document.ts'
import { displayDate, parseDate } from '@bespeak/domain/resume/partial-date.ts'
import { type ComponentProps, useState } from 'react'
import { TextField } from '../../../ui/field.tsx'
import * as texts from '../texts.tsx'

type DateFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'error'> & {
  value: PartialDate | undefined
  onValue: (value: PartialDate | undefined) => void
  /** Whether it may still go on. */
  open?: boolean
}

/** A month or a year in words. What is not understood stays as typed, and says how to write it. */
export function DateField({ value, onValue, open = false, ...rest }: DateFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const isWrong = typed !== null && typed.trim() !== '' && understood(typed, open) === undefined

  function type(text: string) {
    setTyped(text)
    const date = understood(text, open)
    if (date !== undefined || text.trim() === '') onValue(date)
  }

  return (
    <TextField
      placeholder={open ? texts.openDateExample : texts.dateExample}
      {...rest}
      value={typed ?? (value === undefined ? '' : displayDate(value))}
      error={isWrong && isLeft ? (open ? texts.openDateHint : texts.dateHint) : undefined}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        setIsLeft(true)
        if (!isWrong) setTyped(null)
      }}
    />
  )
}

function understood(text: string, open: boolean): PartialDate | undefined {
  const date = parseDate(text)
  return date === null || (date === 'present' && !open) ? undefined : date
}
