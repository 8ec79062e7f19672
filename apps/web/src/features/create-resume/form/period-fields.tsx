import type { PartialDate } from '@bespeak/domain/resume/document.ts'
import * as texts from '../texts.tsx'
import { DateField } from './date-field.tsx'
import { inputId } from './form-context.ts'
import { useMarked } from './form-field.tsx'

type PeriodFieldsProps = {
  /** The id of the role, study or item. */
  of: string
  start: PartialDate | undefined
  end: PartialDate | undefined
  onStart: (date: PartialDate | undefined) => void
  onEnd: (date: PartialDate | undefined) => void
}

/** From and to. They were read together, so one doubt is told for both. */
export function PeriodFields({ of, start, end, onStart, onEnd }: PeriodFieldsProps) {
  const field = `${of}.period`
  const { words, className, show } = useMarked(field)
  return (
    <>
      <DateField
        label={texts.from}
        id={inputId(field)}
        {...words}
        className={className}
        value={start}
        onValue={onStart}
        onFocus={show}
      />
      <DateField label={texts.to} open className={className} value={end} onValue={onEnd} onFocus={show} />
    </>
  )
}
