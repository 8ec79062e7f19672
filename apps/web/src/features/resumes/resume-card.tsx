import { useMutation } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { type ResumeListed, selectResumeMutation } from '../../lib/resumes/resumes.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Moment } from '../../ui/moment.tsx'
import { SampleBadge } from '../../ui/sample.tsx'
import { takeLostFocus } from '../../ui/take-lost-focus.ts'
import styles from './resume-card.module.css'
import { ResumeMenu } from './resume-menu.tsx'
import { TailoredVersions } from './tailored-versions.tsx'
import * as texts from './texts.tsx'
import { Versions } from './versions.tsx'

type ResumeCardProps = { resume: ResumeListed; isCurrent: boolean; onDelete: () => void }

const parts = { tailored: texts.tailoredVersions, versions: texts.versions } as const
type Part = keyof typeof parts

/** A resume of the list, with what belongs to it below a seam, fetched when it is opened. */
export function ResumeCard({ resume, isCurrent, onDelete }: ResumeCardProps) {
  const titleId = useId()
  const panelId = useId()
  const link = useRef<HTMLAnchorElement>(null)
  const select = useMutation(selectResumeMutation())
  const [open, setOpen] = useState<Part | null>(null)

  // The button is gone once this is the current one.
  useEffect(() => {
    if (isCurrent && select.isSuccess) takeLostFocus(link.current)
  }, [isCurrent, select.isSuccess])

  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <SheetDrawing />
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            <Link ref={link} to={paths.resume(resume.id)}>
              {resume.title}
            </Link>
          </h2>
          <p className={styles.detail}>
            {isCurrent && <Badge tone="fit">{texts.current}</Badge>}
            {resume.isSample && <SampleBadge />}
            <span>{texts.changed(<Moment at={resume.updatedAt} />, resume.fileType)}</span>
          </p>
        </div>
        <div className={styles.actions}>
          {!isCurrent && (
            <Button
              variant="quiet"
              size="sm"
              busy={select.isPending}
              aria-label={texts.makeResumeCurrent(resume.title)}
              onClick={() => select.mutate(resume.id)}
            >
              {texts.makeCurrent}
            </Button>
          )}
          <ButtonLink to={paths.resume(resume.id)} variant="line" size="sm" aria-label={texts.openTitled(resume.title)}>
            {texts.open}
          </ButtonLink>
        </div>
        <div className={styles.menu}>
          <ResumeMenu resume={resume} onDelete={onDelete} />
        </div>
      </header>
      <div className={styles.parts}>
        {(Object.keys(parts) as Part[]).map((part) => (
          <button
            key={part}
            type="button"
            className={styles.part}
            aria-expanded={open === part}
            aria-controls={open === part ? panelId : undefined}
            onClick={() => setOpen(open === part ? null : part)}
          >
            {parts[part]}
            <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
          </button>
        ))}
      </div>
      {open !== null && (
        <section id={panelId} className={styles.panel} aria-label={texts.partOf(parts[open], resume.title)}>
          {open === 'tailored' ? (
            <TailoredVersions resume={resume} isCurrent={isCurrent} />
          ) : (
            <Versions resumeId={resume.id} />
          )}
        </section>
      )}
    </article>
  )
}

/** A sheet of paper with a name and some lines. */
function SheetDrawing() {
  return (
    <svg className={styles.sheet} viewBox="0 0 36 48" width="36" height="48" aria-hidden="true">
      <rect className={styles.paper} x="0.5" y="0.5" width="35" height="47" />
      <path className={styles.name} d="M6 8.5h14" />
      <path className={styles.lines} d="M6 15.5h24M6 20.5h22M6 25.5h24M6 33.5h24M6 38.5h16" />
    </svg>
  )
}
