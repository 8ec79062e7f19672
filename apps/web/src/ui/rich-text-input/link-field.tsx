import type Quill from 'quill/core.js'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { pressedKey } from '../pressed-key.ts'
import * as texts from '../texts/parts.ts'
import styles from './rich-text-input.module.css'

type LinkFieldProps = { editor: Quill; at: { index: number; length: number }; onDone: () => void }

/** Where the link leads. A bare address gets `https://`, a mail address `mailto:`. */
export function LinkField({ editor, at, onDone }: LinkFieldProps) {
  const id = useId()
  const present = useRef(linkAt(editor, at))
  const [address, setAddress] = useState(present.current.address)

  const close = () => {
    onDone()
    editor.setSelection(at.index, at.length)
  }
  const set = (link: string | false) => {
    const { index, length } = present.current
    if (length > 0) editor.formatText(index, length, 'link', link, 'user')
    else if (link) editor.insertText(index, address.trim(), 'link', link, 'user')
    close()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    set(address.trim() === '' ? false : completed(address.trim()))
  }
  const leave = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <form className={styles.link} onSubmit={submit} onKeyDown={leave}>
      <label htmlFor={id}>{texts.linkTo}</label>
      <input
        id={id}
        className={styles.address}
        value={address}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        // Opened by a button of its own, to be typed into at once.
        ref={(input) => input?.focus()}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button type="submit" size="sm">
        {texts.setLink}
      </Button>
      {present.current.address !== '' && (
        <Button variant="quiet" size="sm" onClick={() => set(false)}>
          {texts.removeLink}
        </Button>
      )}
    </form>
  )
}

/** The whole link that the cursor stands in; else what is selected. */
function linkAt(editor: Quill, { index, length }: { index: number; length: number }) {
  const { link } = editor.getFormat(index, length)
  if (typeof link !== 'string') return { index, length, address: '' }
  if (length > 0) return { index, length, address: link }
  const [leaf, offset] = editor.getLeaf(index)
  return { index: index - offset, length: leaf?.length() ?? 0, address: link }
}

function completed(address: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address
  return /^[^\s/@]+@[^\s/@]+$/.test(address) ? `mailto:${address}` : `https://${address}`
}
