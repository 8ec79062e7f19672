import { useMutation } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { downloadGuideMutation, type GuideListed } from '../../lib/resumes/guides.ts'
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { Moment } from '../../ui/moment.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { SampleBadge } from '../../ui/sample.tsx'
import styles from './guides.module.css'
import { jobOf } from './kinds.ts'
import * as texts from './texts.tsx'

type GuideProps = { guide: GuideListed; onDelete: () => void }

/** The whole row opens the guide; its menu stands above that. */
export function GuideRow({ guide, isSample, onDelete }: GuideProps & { isSample: boolean }) {
  const { practisedCount, questionCount } = guide
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link className={styles.open} to={paths.interviewGuide(guide.id)}>
          {jobOf(guide)}
        </Link>
        <p className={styles.quiet}>
          {guide.company} {isSample && <SampleBadge />}
        </p>
      </div>
      <p className={styles.quiet}>
        {practisedCount === 0 ? texts.nothingPractised : texts.practisedOf(practisedCount, questionCount)}
      </p>
      <p className={styles.when}>
        <Moment at={guide.createdAt} />
      </p>
      <GuideMenu guide={guide} onDelete={onDelete} />
    </li>
  )
}

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

function GuideMenu({ guide, onDelete }: GuideProps) {
  const download = useMutation(downloadGuideMutation())
  const label = texts.moreFor(jobOf(guide))
  return (
    <div className={styles.menu}>
      <MoreMenu label={label} disabled={download.isPending}>
        <MenuItem icon={<Download {...icon} />} onSelect={() => download.mutate(guide.id)}>
          {texts.downloadPdf}
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" icon={<Trash2 {...icon} />} onSelect={onDelete}>
          {texts.remove}
        </MenuItem>
      </MoreMenu>
    </div>
  )
}
