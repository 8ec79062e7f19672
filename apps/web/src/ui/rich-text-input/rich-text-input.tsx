import type Quill from 'quill/core.js'
import { useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { NotLoaded } from '../not-loaded.tsx'
import * as texts from '../texts/parts.ts'
import type { RichTextHandle } from './editor.ts'
import styles from './rich-text-input.module.css'
import { Toolbar } from './toolbar.tsx'

export type { RichTextHandle } from './editor.ts'

type RichTextInputProps = {
  /** HTML. */
  value: string
  onChange?: (html: string) => void
  placeholder?: string
  className?: string | undefined
  readOnly?: boolean
  /** Pixels, or any CSS size. */
  height?: number | string
  showToolbar?: boolean
  onReady?: (handle: RichTextHandle) => void
  /** Keeps headings and bold as well, which a resume has. */
  structure?: boolean
  /** Its name for screen readers. */
  label?: string
}

export function RichTextInput({
  value,
  onChange,
  placeholder = texts.startTyping,
  className,
  readOnly = false,
  height = 360,
  showToolbar = true,
  onReady,
  structure = false,
  label = texts.text,
}: RichTextInputProps) {
  const id = useId()
  const { place, editor, isLost } = useEditor({ id, value, onChange, placeholder, readOnly, structure, onReady })

  useEffect(() => {
    if (!editor) return
    const { root } = editor
    root.setAttribute('role', 'textbox')
    root.setAttribute('aria-multiline', 'true')
    root.setAttribute('aria-label', label)
    root.setAttribute('aria-readonly', String(readOnly))
    // What is only read must still be reached and scrolled without a mouse.
    if (readOnly) root.setAttribute('tabindex', '0')
  }, [editor, label, readOnly])

  return (
    <div className={classNames(styles.input, readOnly && styles.readOnly, className)}>
      {showToolbar && <Toolbar editor={editor} disabled={readOnly} />}
      {isLost && <NotLoaded />}
      <div ref={place} className={styles.place} style={{ height }} />
    </div>
  )
}

type EditorProps = {
  id: string
  value: string
  onChange: ((html: string) => void) | undefined
  placeholder: string
  readOnly: boolean
  structure: boolean
  onReady: ((handle: RichTextHandle) => void) | undefined
}

function useEditor(props: EditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Quill | null>(null)
  const { tools, isLost } = useEditorTools()
  /** The value as it was last given or reported, and as the editor writes it. */
  const known = useRef({ value: '', html: '' })
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    const container = place.current
    if (!container || !tools) return
    const { createEditor, htmlOf } = tools
    const { id, placeholder, readOnly, structure, onReady } = latest.current
    const made = createEditor(container.appendChild(document.createElement('div')), {
      placeholder,
      readOnly,
      structure,
    })
    // What the toolbar names is there before the toolbar names it.
    made.root.id = id
    known.current = { value: '', html: '' }
    show(tools, made, latest.current.value, known)
    const report = () => {
      const html = htmlOf(made)
      if (html === known.current.html) return
      known.current = { value: html, html }
      latest.current.onChange?.(html)
    }
    made.on('text-change', report)
    setEditor(made)
    tell(onReady, tools.handleOf(made))
    return () => {
      made.off('text-change', report)
      container.replaceChildren()
      setEditor(null)
    }
  }, [tools])

  useEffect(() => {
    if (tools && editor && props.value !== known.current.value) show(tools, editor, props.value, known)
  }, [tools, editor, props.value])

  useEffect(() => {
    editor?.enable(!props.readOnly)
  }, [editor, props.readOnly])

  return { place, editor, isLost }
}

type EditorTools = typeof import('./editor.ts')

let loaded: EditorTools | null = null

/** Large, and not needed to show the page around it: loaded with the first text. */
function useEditorTools(): { tools: EditorTools | null; isLost: boolean } {
  const [tools, setTools] = useState(loaded)
  const [isLost, setIsLost] = useState(false)
  useEffect(() => {
    if (tools) return
    import('./editor.ts').then(
      (found) => {
        loaded = found
        setTools(found)
      },
      () => setIsLost(true),
    )
  }, [tools])
  return { tools, isLost }
}

function show(
  { replaceSilently, htmlOf }: EditorTools,
  editor: Quill,
  value: string,
  known: { current: { value: string; html: string } },
) {
  if (value !== known.current.html) replaceSilently(editor, value)
  known.current = { value, html: htmlOf(editor) }
}

/** A parent whose callback fails does not take the input with it. */
function tell(onReady: ((handle: RichTextHandle) => void) | undefined, handle: RichTextHandle) {
  try {
    onReady?.(handle)
  } catch {
    return
  }
}
