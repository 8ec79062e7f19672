import { useMutation } from '@tanstack/react-query'
import { Download, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { shortDay } from '../../lib/days.ts'
import { paths } from '../../lib/paths.ts'
import type { JobDescription } from '../../lib/resumes/job-descriptions.ts'
import { downloadLetterMutation, type LetterListed } from '../../lib/resumes/letters.ts'
import { Badge } from '../../ui/badge.tsx'
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { Moment } from '../../ui/moment.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { SampleBadge } from '../../ui/sample.tsx'
import styles from './letters.module.css'
import { RenameLetterDialog } from './rename-letter-dialog.tsx'
import * as texts from './texts.tsx'
import { roleOf, styleName, textOf, wordsIn } from './words.ts'

type LetterRowProps = { letter: LetterListed; job: JobDescription | undefined; onDelete: () => void }

export function LetterRow({ letter, job, onDelete }: LetterRowProps) {
  const { id, jobAdvertisingCompany, coverLetter } = letter
  const words = texts.wordCount(wordsIn(textOf(coverLetter ?? '')))
  const state = stateOf(letter, job)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link to={paths.editCoverLetter(id)} className={styles.open}>
          {roleOf(letter)}
        </Link>
        <p className={styles.detail}>
          {jobAdvertisingCompany} {job?.isSample && <SampleBadge />}
        </p>
      </div>
      <p className={styles.style}>
        {[letter.letter && styleName(letter.letter.style), words].filter(Boolean).join(', ')}
      </p>
      <p className={styles.state}>
        <Badge tone={state.tone}>{state.words}</Badge>
      </p>
      <p className={styles.date}>
        <Moment at={letter.updatedAt} />
      </p>
      <LetterMenu letter={letter} onDelete={onDelete} />
    </li>
  )
}

interface State {
  words: string
  tone: 'plain' | 'chalk' | 'fit' | 'warn'
}

/** What matters most of it: what came of it, whether it went out, else that it is still at hand. */
function stateOf({ id }: LetterListed, job: JobDescription | undefined): State {
  if (job?.stage === 'interviewing') return { words: texts.interview, tone: 'chalk' }
  if (job?.stage === 'offer') return { words: texts.offer, tone: 'fit' }
  if (job?.stage === 'rejected') return { words: texts.rejected, tone: 'plain' }
  if (job?.stage === 'withdrawn') return { words: texts.withdrawn, tone: 'plain' }
  const isSent = job?.stage === 'applied' && (job.sentTailoredResumeId === null || job.sentTailoredResumeId === id)
  if (isSent) return { words: job.appliedOn ? texts.sentOn(shortDay(job.appliedOn)) : texts.sent, tone: 'fit' }
  return { words: texts.notSent, tone: 'plain' }
}

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

function LetterMenu({ letter, onDelete }: { letter: LetterListed; onDelete: () => void }) {
  const [isNaming, setIsNaming] = useState(false)
  const download = useMutation(downloadLetterMutation())
  const { id } = letter
  // The same file as from the letter's own page.
  const take = (format: 'pdf' | 'docx') => download.mutate({ id, format })
  const name = texts.moreFor(roleOf(letter), letter.jobAdvertisingCompany)
  return (
    <div className={styles.menu}>
      <MoreMenu label={name} disabled={download.isPending}>
        <MenuItem icon={<Pencil {...icon} />} onSelect={() => setIsNaming(true)}>
          {texts.rename}
        </MenuItem>
        <MenuItem icon={<Download {...icon} />} onSelect={() => take('pdf')}>
          {texts.downloadPdf}
        </MenuItem>
        <MenuItem icon={<Download {...icon} />} onSelect={() => take('docx')}>
          {texts.downloadDocx}
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" icon={<Trash2 {...icon} />} onSelect={onDelete}>
          {texts.remove}
        </MenuItem>
      </MoreMenu>
      {isNaming && <RenameLetterDialog letter={letter} onClose={() => setIsNaming(false)} />}
    </div>
  )
}
