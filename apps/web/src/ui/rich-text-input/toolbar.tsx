import { Italic, Link, List, RemoveFormatting } from 'lucide-react'
import type Quill from 'quill/core.js'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { IconButton } from '../button.tsx'
import * as texts from '../texts/parts.ts'
import { LinkField } from './link-field.tsx'
import styles from './rich-text-input.module.css'

type ToolbarProps = { editor: Quill | null; disabled: boolean }

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

/** The four buttons, and nothing else. */
export function Toolbar({ editor, disabled }: ToolbarProps) {
  const formats = useFormats(editor)
  const [linkAt, setLinkAt] = useState<{ index: number; length: number } | null>(null)
  const toggle = (format: string, value: unknown) => {
    editor?.focus()
    editor?.format(format, formats[format] === value ? false : value, 'user')
  }
  return (
    <>
      <div
        role="toolbar"
        aria-label={texts.formatting}
        aria-controls={editor?.root.id}
        className={styles.tools}
        onKeyDown={moveFocus}
      >
        <IconButton
          label={texts.italic}
          aria-pressed={formats.italic === true}
          disabled={disabled}
          onClick={() => toggle('italic', true)}
        >
          <Italic {...icon} />
        </IconButton>
        <IconButton
          label={texts.link}
          aria-pressed={typeof formats.link === 'string'}
          aria-expanded={linkAt !== null}
          disabled={disabled}
          onClick={() => setLinkAt(editor?.getSelection(true) ?? null)}
        >
          <Link {...icon} />
        </IconButton>
        <IconButton
          label={texts.bulletList}
          aria-pressed={formats.list === 'bullet'}
          disabled={disabled}
          onClick={() => toggle('list', 'bullet')}
        >
          <List {...icon} />
        </IconButton>
        <IconButton label={texts.clearFormatting} disabled={disabled} onClick={() => editor && clearFormatting(editor)}>
          <RemoveFormatting {...icon} />
        </IconButton>
      </div>
      {editor && linkAt && <LinkField editor={editor} at={linkAt} onDone={() => setLinkAt(null)} />}
    </>
  )
}

function clearFormatting(editor: Quill) {
  const { index, length } = editor.getSelection(true)
  if (length > 0) editor.removeFormat(index, length, 'user')
  else for (const name of Object.keys(editor.getFormat())) editor.format(name, false, 'user')
}

/** What is set where the cursor stands. */
function useFormats(editor: Quill | null): Record<string, unknown> {
  const [formats, setFormats] = useState<Record<string, unknown>>({})
  useEffect(() => {
    if (!editor) return
    const look = () => {
      const range = editor.hasFocus() ? editor.getSelection() : null
      if (range) setFormats(editor.getFormat(range))
    }
    editor.on('editor-change', look)
    return () => {
      editor.off('editor-change', look)
    }
  }, [editor])
  return formats
}

/** The arrow keys move between the buttons. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button.matches(':focus'))
  buttons[(at + step + buttons.length) % buttons.length]?.focus()
  event.preventDefault()
}
