import { FileUp } from 'lucide-react'
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './file-drop.module.css'
import * as texts from './texts/parts.ts'

type FileDropProps = {
  /** What to do, e.g. "Choose a file". */
  label: string
  /** What can be chosen, and how large. */
  hint: ReactNode
  /** For the browser's own list of files; what a file really is, its reader says. */
  accept: string
  onFile: (file: File) => void
  disabled?: boolean
  className?: string | undefined
}

/** A place to drop a file on, and a native button to choose one. */
export function FileDrop({ label, hint, accept, onFile, disabled = false, className }: FileDropProps) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  useNoStrayDrops()

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // The same file again is a new choice.
    event.target.value = ''
    if (file) onFile(file)
  }

  function dragOver(event: DragEvent) {
    event.preventDefault()
    setIsOver(!disabled)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file && !disabled) onFile(file)
  }

  return (
    <label
      className={classNames(styles.drop, isOver && styles.over, disabled && styles.disabled, className)}
      onDragOver={dragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileUp className={styles.sign} size={24} strokeWidth={1.5} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
      <span className={styles.or}>{texts.orDropIt}</span>
      <span id={`${id}-hint`} className={styles.hint}>
        {hint}
      </span>
      <input
        type="file"
        className={styles.input}
        aria-label={label}
        aria-describedby={`${id}-hint`}
        accept={accept}
        disabled={disabled}
        onChange={choose}
      />
    </label>
  )
}

/** A file let go beside the place would make the browser leave the page, and what was typed would be gone. */
export function useNoStrayDrops() {
  useEffect(() => {
    const stay = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    window.addEventListener('dragover', stay)
    window.addEventListener('drop', stay)
    return () => {
      window.removeEventListener('dragover', stay)
      window.removeEventListener('drop', stay)
    }
  }, [])
}
