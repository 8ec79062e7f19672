import { useMutation } from '@tanstack/react-query'
import { Download, Mail, MessagesSquare, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { downloadTailoredMutation } from '../../lib/resumes/documents.ts'
import { selectedTailored, type TailoredListed } from '../../lib/resumes/tailored.ts'
import { Button } from '../../ui/button.tsx'
import { MatchScore } from '../../ui/match-score.tsx'
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { Moment } from '../../ui/moment.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { SampleBadge } from '../../ui/sample.tsx'
import styles from './rows.module.css'
import * as texts from './texts.tsx'

type TailoredMenuProps = { version: TailoredListed; onDelete: () => void }
type TailoredRowProps = TailoredMenuProps & {
  /** Which of those for the same job; null where that is not known. */
  number: number | null
  isSample: boolean
}

/** "Open" leaves a note of which one to open: the tailor screen takes no id from an address. */
export function TailoredRow({ version, number, isSample, onDelete }: TailoredRowProps) {
  const navigate = useNavigate()
  const open = () => {
    selectedTailored.keep(version.id)
    void navigate(paths.tailor())
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title}>{version.title}</p>
        <p className={styles.detail}>
          {version.jobAdvertisingCompany} · {number !== null && `${texts.versionForJob(number)} · `}
          <Moment at={version.updatedAt} /> {isSample && <SampleBadge />}
        </p>
      </div>
      <MatchScore score={version.matchScore} className={styles.score} />
      <div className={styles.actions}>
        <Button variant="line" size="sm" aria-label={texts.openTitled(version.title)} onClick={open}>
          {texts.open}
        </Button>
        <TailoredMenu version={version} onDelete={onDelete} />
      </div>
    </li>
  )
}

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

function TailoredMenu({ version: { id, title }, onDelete }: TailoredMenuProps) {
  const download = useMutation(downloadTailoredMutation())
  return (
    <MoreMenu label={texts.moreFor(title)} disabled={download.isPending}>
      <MenuItem icon={<Download {...icon} />} onSelect={() => download.mutate({ id, format: 'pdf' })}>
        {texts.downloadPdf}
      </MenuItem>
      <MenuItem icon={<Download {...icon} />} onSelect={() => download.mutate({ id, format: 'docx' })}>
        {texts.downloadDocx}
      </MenuItem>
      <MenuItem icon={<Mail {...icon} />} to={paths.editCoverLetter(id)}>
        {texts.coverLetter}
      </MenuItem>
      <MenuItem to={paths.createInterviewGuide({ version: String(id) })} icon={<MessagesSquare {...icon} />}>
        {texts.prepareInterview}
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" icon={<Trash2 {...icon} />} onSelect={onDelete}>
        {texts.remove}
      </MenuItem>
    </MoreMenu>
  )
}
