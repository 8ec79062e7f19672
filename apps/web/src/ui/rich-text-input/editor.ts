import Quill from 'quill/core.js'
import { plainFormats, registerFormats, structureFormats } from './formats.ts'

interface EditorSelection {
  index: number
  length: number
}

/** What a parent may do with the input. Where the editor cannot, nothing happens. */
export interface RichTextHandle {
  insertHtml(html: string): void
  focus(): void
  getSelection(): EditorSelection | null
  setSelection(index: number, length?: number): void
  getEditor(): Quill
}

interface EditorOptions {
  placeholder: string
  readOnly: boolean
  structure: boolean
}

/** Tab and Shift+Tab lead on to the next field and back, as everywhere. */
const withoutTab = Object.fromEntries(
  ['indent', 'outdent', 'indent code-block', 'outdent code-block', 'remove tab', 'tab'].map((name) => [name, null]),
)

export function createEditor(place: HTMLElement, { placeholder, readOnly, structure }: EditorOptions): Quill {
  registerFormats()
  return new Quill(place, {
    placeholder,
    readOnly,
    formats: structure ? structureFormats : plainFormats,
    modules: {
      keyboard: { bindings: withoutTab },
      history: { delay: 1000, maxStack: 100, userOnly: true },
      uploader: { mimetypes: ['image/png', 'image/jpeg'] },
    },
  })
}

const blank = '<p></p>'

/** The text as HTML, as anybody would write it. The editor writes each space as one that does not break. */
export function htmlOf(editor: Quill): string {
  const html = editor.getSemanticHTML().replaceAll('&nbsp;', ' ')
  return html === blank ? '' : html
}

/** Puts other content in its place without a word, and leaves the cursor where it was. */
export function replaceSilently(editor: Quill, html: string): void {
  const selection = editor.hasFocus() ? editor.getSelection() : null
  editor.setContents(editor.clipboard.convert({ html }), 'silent')
  // An undo must not bring back what stood here before: that was other content.
  editor.history.clear()
  editor.root.classList.toggle('ql-blank', editor.getLength() <= 1)
  if (selection) attempt(() => editor.setSelection(selection.index, selection.length, 'silent'))
}

function attempt<Value>(act: () => Value): Value | null {
  try {
    return act()
  } catch {
    return null
  }
}

export const handleOf = (editor: Quill): RichTextHandle => ({
  insertHtml: (html) => {
    attempt(() => {
      const { index, length } = editor.getSelection(true)
      if (length > 0) editor.deleteText(index, length, 'user')
      editor.clipboard.dangerouslyPasteHTML(index, html, 'user')
    })
  },
  focus: () => {
    attempt(() => editor.focus())
  },
  getSelection: () => attempt(() => editor.getSelection()),
  setSelection: (index, length = 0) => {
    attempt(() => editor.setSelection(index, length))
  },
  getEditor: () => editor,
})
