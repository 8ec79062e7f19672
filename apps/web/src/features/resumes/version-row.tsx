import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { restoreVersionMutation, type VersionListed } from '../../lib/resumes/versions.ts'
import { Button } from '../../ui/button.tsx'
import { Moment } from '../../ui/moment.tsx'
import styles from './rows.module.css'
import { VersionChanges } from './version-changes.tsx'

type VersionRowProps = { version: VersionListed; before: VersionListed | null }

export function VersionRow({ version, before }: VersionRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const restore = useMutation(restoreVersionMutation())
  const name = `Version ${version.versionNumber}`
  const words = isOpen ? 'Hide changes' : 'Changes'
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title}>{version.label ?? name}</p>
        <p className={styles.detail}>
          {version.label === null ? 'Saved ' : `${name} · saved `}
          <Moment at={version.createdAt} />
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          aria-label={`${words} of ${name.toLowerCase()}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {words}
        </Button>
        <Button
          variant="line"
          size="sm"
          aria-label={`Restore ${name.toLowerCase()}`}
          busy={restore.isPending}
          onClick={() => restore.mutate(version.id)}
        >
          Restore
        </Button>
      </div>
      {isOpen && (
        <div id={panelId} className={styles.wide}>
          <VersionChanges version={version} before={before} />
        </div>
      )}
    </li>
  )
}
