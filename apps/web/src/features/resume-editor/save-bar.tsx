import { useMutation } from '@tanstack/react-query'
import { Copy, Download, FileText, History, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { SessionState } from '../../lib/editing/session.ts'
import { type DocumentFormat, downloadResumeMutation } from '../../lib/resumes/documents.ts'
import { createVersionMutation } from '../../lib/resumes/versions.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { LastSaved } from '../../ui/last-saved.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { SaveVersionDialog } from '../../ui/save-version-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './editor.module.css'
import { type Edition, textOf } from './session/edition.ts'
import { useEditing } from './session/session-context.ts'

type SaveBarProps = { resumeId: number; state: SessionState<Edition> }

/** What can be done with the whole: take back, download, keep as a version, save. */
export function SaveBar({ resumeId, state }: SaveBarProps) {
  const { session } = useEditing()
  const [isNaming, setIsNaming] = useState(false)
  const [isKeeping, setIsKeeping] = useState(false)
  const keep = useMutation(createVersionMutation())
  const close = () => setIsNaming(false)
  const { status, savedAt } = state.saving

  /** Saves what is here, then keeps it under a name. */
  async function saveVersion(label: string | null) {
    setIsKeeping(true)
    const isKept =
      (await session.save('by itself')) &&
      (await keep.mutateAsync({ resumeId, label }).then(
        () => true,
        () => false,
      ))
    setIsKeeping(false)
    if (isKept) close()
  }

  return (
    <div className={styles.barRow}>
      <p className={styles.saved}>
        <LastSaved at={savedAt} />
        {(status === 'unsaved' || status === 'saving') && <span className={styles.unsaved}> · unsaved changes</span>}
      </p>
      <div className={styles.barTools}>
        <IconButton label="Undo" aria-keyshortcuts="Control+Z" disabled={!state.canUndo} onClick={session.undo}>
          <Undo2 size={18} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        <IconButton label="Redo" aria-keyshortcuts="Control+Y" disabled={!state.canRedo} onClick={session.redo}>
          <Redo2 size={18} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        <DownloadMenu resumeId={resumeId} state={state} />
        <IconButton label="Save a version" onClick={() => setIsNaming(true)}>
          <History size={18} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        <Button aria-keyshortcuts="Control+S" onClick={() => void session.save('pressed')}>
          Save
        </Button>
      </div>
      {isNaming && <SaveVersionDialog busy={isKeeping} onSave={(label) => void saveVersion(label)} onClose={close} />}
    </div>
  )
}

const formats: [DocumentFormat, string][] = [
  ['pdf', 'Download PDF'],
  ['docx', 'Download DOCX'],
  ['txt', 'Download plain text'],
  ['json', 'Download JSON Resume'],
]

function DownloadMenu({ resumeId, state }: SaveBarProps) {
  const { session } = useEditing()
  const { mutate } = useMutation(downloadResumeMutation())

  /** The file is made from what the server has: that must be what is here. */
  async function download(format: DocumentFormat) {
    if (await session.save('by itself')) mutate({ resumeId, format })
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(textOf(state.edition))
      toast({ title: 'Copied', description: 'Your resume is on the clipboard as plain text.' })
    } catch {
      toast({
        title: 'Not copied',
        description: 'This browser did not allow it. Download the plain text instead.',
        variant: 'destructive',
      })
    }
  }

  return (
    <Menu
      label="Download"
      trigger={
        <IconButton label="Download">
          <Download size={18} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      }
    >
      {formats.map(([format, name]) => (
        <MenuItem
          key={format}
          icon={<FileText size={18} strokeWidth={1.5} aria-hidden="true" />}
          onSelect={() => void download(format)}
        >
          {name}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<Copy size={18} strokeWidth={1.5} aria-hidden="true" />} onSelect={() => void copy()}>
        Copy as text
      </MenuItem>
    </Menu>
  )
}
