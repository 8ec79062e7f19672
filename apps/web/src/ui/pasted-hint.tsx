import { type ClipboardEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Note } from './note.tsx'
import styles from './pasted-hint.module.css'
import * as texts from './texts/pasted-hint.ts'

type Open = { text: string; findings: { message: string }[] }

type PastedHintProps = {
  /** The sentences that say more than the person's lines. */
  check: (text: string) => Promise<Open[]>
  children: ReactNode
}

const mostShown = 3
/** Fewer words are a name or a correction. */
const fewestWords = 4

/** What is pasted into a text, and not what is typed, is held against the person's lines. It stops nobody. */
export function PastedHint({ check, children }: PastedHintProps) {
  const [open, setOpen] = useState<Open[]>([])
  const last = useRef(0)
  const onPaste = ({ clipboardData }: ClipboardEvent) => {
    const text = clipboardData.getData('text/plain').trim()
    if (text.split(/\s+/).length < fewestWords) return
    last.current += 1
    const own = last.current
    check(text).then(
      (found) => last.current === own && setOpen(found),
      // A hint that does not come is missed by nobody.
      () => undefined,
    )
  }
  return (
    <div onPasteCapture={onPaste}>
      {children}
      <div role="status">
        {open.length > 0 && (
          <Note tone="warn" title={texts.pasted(open.length)} className={styles.hint}>
            <ul>
              {open.slice(0, mostShown).map(({ text, findings }) => (
                <li key={text}>
                  “{text}” {findings[0]?.message}
                </li>
              ))}
            </ul>
            {open.length > mostShown && <p>{texts.more(open.length - mostShown)}</p>}
            <Button size="sm" variant="quiet" onClick={() => setOpen([])}>
              {texts.dismiss}
            </Button>
          </Note>
        )}
      </div>
    </div>
  )
}
