import { Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from './button.tsx'
import { copied } from './copied.ts'
import styles from './copy-field.module.css'
import { TextField } from './field.tsx'
import * as texts from './texts/copy.ts'

type CopyFieldProps = { label: string; value: string; className?: string | undefined }

/** Something to take along. Where the browser does not let us copy it, it is selected to be copied by hand. */
export function CopyField({ label, value, className }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  async function copy() {
    if (await copied(value)) return setSaid(texts.copiedHere)
    field.current?.select()
    setSaid(texts.isSelected)
  }
  return (
    <div className={className}>
      <div className={styles.field}>
        <TextField
          ref={field}
          label={label}
          value={value}
          readOnly
          spellCheck={false}
          autoComplete="off"
          onFocus={(event) => event.target.select()}
        />
        <Button variant="line" aria-label={texts.copyOf(label)} onClick={() => void copy()}>
          <Copy size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.copy}
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  )
}
