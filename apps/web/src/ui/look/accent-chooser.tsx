import { accentOf } from '@bespeak/documents/write/accent.ts'
import type { Layout } from '@bespeak/documents/write/layout.ts'
import { type CSSProperties, useId } from 'react'
import * as texts from '../texts/parts.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './look.module.css'
import { accents } from './look-names.ts'

type AccentChooserProps = { layout: Layout; onChoose: (accent: Layout['accent']) => void }

/** The template's own colour, one of a few, or any other. */
export function AccentChooser({ layout, onChoose }: AccentChooserProps) {
  const name = useId()
  const { accent } = layout
  const own = accentOf({ ...layout, accent: null })
  const isAnother = accent !== null && accents.every(({ colour }) => colour !== accent)
  const choices = [{ name: texts.templatesOwn, colour: own, value: null }, ...accents.map(ofItself)]
  return (
    <fieldset className={styles.accents}>
      <legend className={styles.legend}>{texts.colour}</legend>
      {choices.map(({ name: label, colour, value }) => (
        <label key={label} className={styles.accent} title={label} style={{ '--dot': colour } as CSSProperties}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={accent === value}
            onChange={() => onChoose(value)}
          />
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
      ))}
      <label className={styles.otherAccent} data-chosen={isAnother}>
        <input type="color" value={accent ?? own} onChange={({ target }) => onChoose(target.value)} />
        {texts.otherColour}
      </label>
    </fieldset>
  )
}

const ofItself = ({ name, colour }: (typeof accents)[number]) => ({ name, colour, value: colour })
