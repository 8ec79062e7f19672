import { type KeyboardEvent, useState } from 'react'
import { Button } from './button.tsx'
import { TextAreaField } from './field.tsx'
import styles from './needs-your-ok.module.css'
import { pressedKey } from './pressed-key.ts'
import * as texts from './texts/put-otherwise.ts'

type PutOtherwiseProps = {
  label?: string
  hint?: string
  use?: string
  /** What they begin with. */
  text: string
  takesFocus: boolean
  busy: boolean
  onType: (words: string) => void
  onUse: (words: string) => void
  onCancel: () => void
}

const focus = (field: HTMLTextAreaElement | null) => field?.focus()

/** Neither our words nor the old ones: the line as the person says it. */
export function PutOtherwise({ text, takesFocus, busy, onType, onUse, onCancel, ...words }: PutOtherwiseProps) {
  const { label = texts.inYourWords, hint = texts.asYouWriteIt, use = texts.useMyWords } = words
  const [typed, setTyped] = useState(text)
  const own = typed.trim()
  const onKeyDown = (event: KeyboardEvent) => {
    // Letters that act elsewhere on the page are typed here.
    event.stopPropagation()
    if (pressedKey(event) === 'Escape') onCancel()
  }
  return (
    <form
      className={styles.own}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        if (own !== '') onUse(own)
      }}
    >
      <TextAreaField
        label={label}
        hint={hint}
        rows={3}
        maxLength={1000}
        ref={takesFocus ? focus : null}
        value={typed}
        disabled={busy}
        onChange={({ target }) => {
          setTyped(target.value)
          onType(target.value)
        }}
      />
      <div className={styles.answers}>
        <Button type="submit" variant="line" className={styles.yes} busy={busy} disabled={own === ''}>
          {use}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
