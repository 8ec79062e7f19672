import { useId } from 'react'
import { Pick, Picks } from '../../../ui/pick.tsx'
import * as texts from '../texts.tsx'
import type { LetterForm } from '../words.ts'
import css from './choices.module.css'

type LayoutPicksProps = {
  /** Null of a letter of sentences. */
  value: LetterForm | null
  onChange: (form: LetterForm) => void
  disabled: boolean
}

/** Lines by employer, or beside what the ad asks. */
export function LayoutPicks({ value, onChange, disabled }: LayoutPicksProps) {
  const name = useId()
  return (
    <Picks legend={texts.layout} inColumns>
      {texts.layouts.map(({ value: form, label, hint }) => (
        <Pick
          key={form}
          type="radio"
          name={name}
          checked={form === value}
          disabled={disabled}
          onChange={() => onChange(form)}
        >
          <Drawing form={form} />
          <b>{label}</b>
          <span className={css.hint}>{hint}</span>
        </Pick>
      ))}
    </Picks>
  )
}

const rows = [29, 37, 45]
const frame = [
  [10, 40],
  [18, 92],
  [56, 84],
] as const

function Drawing({ form }: { form: LetterForm }) {
  const isBeside = form === 'pairs'
  return (
    <svg viewBox="0 0 120 66" className={css.drawing} aria-hidden="true">
      {frame.map(([y, width]) => (
        <rect key={y} x="14" y={y} width={width} height="3" rx="1" />
      ))}
      {rows.map((y) => (
        <g key={y}>
          {isBeside ? <rect x="14" y={y} width="34" height="3" rx="1" /> : <circle cx="18" cy={y + 1.5} r="1.5" />}
          <rect className={css.line} x={isBeside ? 58 : 24} y={y} width={isBeside ? 48 : 74} height="3" rx="1" />
        </g>
      ))}
    </svg>
  )
}
