import { useMutation } from '@tanstack/react-query'
import { Copy, Download, FileText, History, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { SessionState } from '../../lib/editing/session.ts'
import { type DocumentFormat, downloadResumeMutation } from '../../lib/resumes/documents.ts'
import { createVersionMutation } from '../../lib/resumes/versions.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { copied } from '../../ui/copied.ts'
import { LastSaved } from '../../ui/last-saved.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { SaveVersionDialog } from '../../ui/save-version-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './editor.module.css'
import { type Edition, textOf } from './session/edition.ts'
import { useEditing } from './session/session-context.ts'
import * as texts from './texts.ts'

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
        {(status === 'unsaved' || status === 'saving') && <span className={styles.unsaved}> {texts.unsaved}</span>}
      </p>
      <div className={styles.barTools}>
        <IconButton label={texts.undo} aria-keyshortcuts="Control+Z" disabled={!state.canUndo} onClick={session.undo}>
          <Undo2 size={18} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.redo} aria-keyshortcuts="Control+Y" disabled={!state.canRedo} onClick={session.redo}>
          <Redo2 size={18} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        <DownloadMenu resumeId={resumeId} state={state} />
        <IconButton label={texts.saveVersion} onClick={() => setIsNaming(true)}>
          <History size={18} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        <Button aria-keyshortcuts="Control+S" onClick={() => void session.save('pressed')}>
          {texts.save}
        </Button>
      </div>
      {isNaming && <SaveVersionDialog busy={isKeeping} onSave={(label) => void saveVersion(label)} onClose={close} />}
    </div>
  )
}

const formats: DocumentFormat[] = ['pdf', 'docx', 'txt', 'json']

function DownloadMenu({ resumeId, state }: SaveBarProps) {
  const { session } = useEditing()
  const { mutate } = useMutation(downloadResumeMutation())

  /** The file is made from what the server has: that must be what is here. */
  async function download(format: DocumentFormat) {
    if (await session.save('by itself')) mutate({ resumeId, format })
  }

  async function copy() {
    if (await copied(textOf(state.edition))) toast({ title: texts.copied, description: texts.copiedWhere })
    else toast({ title: texts.notCopied, description: texts.notCopiedWhy, variant: 'destructive' })
  }

  return (
    <Menu
      label={texts.download}
      trigger={
        <IconButton label={texts.download}>
          <Download size={18} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      }
    >
      {formats.map((format) => (
        <MenuItem
          key={format}
          icon={<FileText size={18} strokeWidth={1.5} aria-hidden="true" />}
          onSelect={() => void download(format)}
        >
          {texts.downloads[format]}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<Copy size={18} strokeWidth={1.5} aria-hidden="true" />} onSelect={() => void copy()}>
        {texts.copy}
      </MenuItem>
    </Menu>
  )
}
