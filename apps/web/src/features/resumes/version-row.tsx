import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { restoreVersionMutation, type VersionListed } from '../../lib/resumes/versions.ts'
import { Button } from '../../ui/button.tsx'
import { Moment } from '../../ui/moment.tsx'
import styles from './rows.module.css'
import * as texts from './texts.tsx'
import { VersionChanges } from './version-changes.tsx'

type VersionRowProps = { version: VersionListed; before: VersionListed | null }

export function VersionRow({ version, before }: VersionRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const restore = useMutation(restoreVersionMutation())
  const { versionNumber: number } = version
  const moment = <Moment at={version.createdAt} />
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title}>{version.label ?? texts.versionNamed(number)}</p>
        <p className={styles.detail}>
          {version.label === null ? texts.savedAt(moment) : texts.versionSavedAt(number, moment)}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          aria-label={isOpen ? texts.hideChangesOf(number) : texts.changesOf(number)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? texts.hideChanges : texts.changes}
        </Button>
        <Button
          variant="line"
          size="sm"
          aria-label={texts.restoreVersion(number)}
          busy={restore.isPending}
          onClick={() => restore.mutate(version.id)}
        >
          {texts.restore}
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
