import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { type OptimizedResume, optimizeResumeMutation } from '../../lib/resumes/optimize.ts'
import { restoreVersionMutation } from '../../lib/resumes/versions.ts'
import { useMeter } from '../../lib/use-meter.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DrawnHtml } from '../../ui/drawn-html.tsx'
import { LimitNote, MeterLine } from '../../ui/meter.tsx'
import { takeLostFocus } from '../../ui/take-lost-focus.ts'
import styles from './optimize-card.module.css'
import * as texts from './texts.tsx'
import { ChangesToCome } from './version-changes.tsx'

/** The optimized resume is a version of its own; it takes the resume's place only when the person says so. */
export function OptimizeCard({ resumeId }: { resumeId: number }) {
  const optimize = useMutation(optimizeResumeMutation())
  const meter = useMeter('resume_optimization', optimize.error)
  const card = useRef<HTMLDivElement>(null)

  const startAnew = () => {
    optimize.reset()
    takeLostFocus(card.current)
  }

  return (
    <Card title={texts.optimize}>
      <div ref={card} tabIndex={-1} className={styles.card}>
        {optimize.data?.isNew && <Ready key={optimize.data.id} version={optimize.data} onTaken={startAnew} />}
        {optimize.data && !optimize.data.isNew && <NothingToDo version={optimize.data} onClose={startAnew} />}
        {!optimize.data && (
          <>
            <p className={styles.text}>{texts.optimizeMeaning}</p>
            <LimitNote meter={meter} to={paths.usedUp()} />
            <MeterLine meter={meter} />
            <Button
              variant="line"
              className={styles.start}
              busy={optimize.isPending}
              disabled={meter?.standing === 'spent'}
              onClick={() => optimize.mutate(resumeId)}
            >
              {optimize.isPending ? texts.optimizing : texts.optimize}
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}

/** No version was made: what is left only its owner can do. */
function NothingToDo({ version, onClose }: { version: OptimizedResume; onClose: () => void }) {
  return (
    <>
      <p role="status">{texts.nothingNew}</p>
      <div className={styles.notes}>
        <DrawnHtml html={version.optimizationNotes} />
      </div>
      <div className={styles.actions}>
        <ButtonLink to={paths.editResume(version.resumeId)}>{texts.improveYourself}</ButtonLink>
        <Button variant="line" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </>
  )
}

type ReadyProps = { version: OptimizedResume; onTaken: () => void }

function Ready({ version, onTaken }: ReadyProps) {
  const [isCompared, setIsCompared] = useState(false)
  const restore = useMutation(restoreVersionMutation())
  return (
    <>
      <p role="status">{texts.versionReady(version.versionNumber)}</p>
      <div className={styles.notes}>
        <DrawnHtml html={version.optimizationNotes} />
      </div>
      {isCompared && <ChangesToCome version={version} />}
      <div className={styles.actions}>
        <Button busy={restore.isPending} onClick={() => restore.mutate(version.id, { onSuccess: onTaken })}>
          {texts.useVersion}
        </Button>
        <Button variant="line" aria-expanded={isCompared} onClick={() => setIsCompared(!isCompared)}>
          {isCompared ? texts.hideChanges : texts.seeChanges}
        </Button>
      </div>
    </>
  )
}
