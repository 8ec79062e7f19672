import { useId } from 'react'
import type { Letter } from '../../../lib/resumes/letters.ts'
import { Pick, Picks } from '../../../ui/pick.tsx'
import * as texts from '../texts.tsx'
import type { Style } from '../words.ts'
import css from './choices.module.css'

type StylePicksProps = {
  value: Style
  onChange: (style: Style) => void
  /** One letter in each style; none while there is nothing to write from. */
  previews: readonly Letter[]
  disabled: boolean
}

/** The styles side by side, each with the first sentence it would write. */
export function StylePicks({ value, onChange, previews, disabled }: StylePicksProps) {
  const name = useId()
  return (
    <Picks legend={texts.style}>
      <p className={css.hint}>{texts.onlyFrame}</p>
      {texts.styles.map(({ value: style, label }) => (
        <Pick
          key={style}
          type="radio"
          name={name}
          checked={style === value}
          disabled={disabled}
          onChange={() => onChange(style)}
        >
          <b>{label}</b>
          <FirstSentence letter={previews.find((letter) => letter.style === style)} />
        </Pick>
      ))}
    </Picks>
  )
}

function FirstSentence({ letter }: { letter: Letter | undefined }) {
  const [first] = letter?.sentences ?? []
  return first ? <span className={css.mine}>{first.text}</span> : null
}
