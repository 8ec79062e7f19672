import { Check, ChevronDown, Download, Ellipsis, Mail, Scissors } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { useSharing } from '../../lib/resumes/use-sharing.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { LastSaved } from '../../ui/last-saved.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { momentWords } from '../../ui/moment.tsx'
import { Wrap } from '../../ui/page.tsx'
import { Share } from '../../ui/share.tsx'
import { DeleteVersionDialog } from './delete-version-dialog.tsx'
import styles from './job-bar.module.css'
import * as texts from './texts.tsx'
import { useDownloads } from './use-downloads.ts'
import type { TailoredState } from './use-tailored.ts'
import type { VersionOfJob } from './use-versions.ts'

type JobBarProps = {
  /** The way back. */
  back: ReactNode
  title: string
  company: string
  resumeId: number
  jobId: number | null
  analysisId: number | null
  state: TailoredState
  versions: readonly VersionOfJob[]
  /** Null for the resume itself. */
  onOpen: (id: number | null) => void
  onTailor: () => void
  isTailoring: boolean
}

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

/** The job, which version the page speaks of, and what is done with it; on a phone the last stands at the bottom. */
export function JobBar(props: JobBarProps) {
  const { back, title, company, state } = props
  return (
    <div className={styles.bar}>
      <Wrap className={styles.inside}>
        <div className={styles.back}>{back}</div>
        <div className={styles.words}>
          <h1 className={styles.title}>
            {title} {company !== '' && <span className={styles.company}>{texts.at(company)}</span>}
          </h1>
          <p className={styles.about}>
            <VersionMenu {...props} />
            {state.savedAt && <LastSaved at={state.savedAt} className={styles.saved} />}
          </p>
        </div>
        {state.tailored && (
          <Button variant="line" className={styles.save} busy={state.isSaving} onClick={() => void state.save()}>
            {texts.saveChanges}
          </Button>
        )}
        <div className={styles.actions}>
          {state.tailored ? (
            <OfVersion {...props} id={state.tailored.id} />
          ) : (
            <>
              {props.jobId !== null && (
                <ButtonLink variant="quiet" className={styles.letter} to={paths.createCoverLetter(props.jobId)}>
                  <Mail {...icon} />
                  {texts.letter}
                </ButtonLink>
              )}
              <Button busy={props.isTailoring} onClick={props.onTailor}>
                {!props.isTailoring && <Scissors {...icon} />}
                {texts.tailorForJob}
              </Button>
            </>
          )}
          <More {...props} />
        </div>
      </Wrap>
    </div>
  )
}

function OfVersion({ id, state, resumeId }: JobBarProps & { id: number }) {
  const { inHand, download } = useDownloads(resumeId, state)
  return (
    <>
      <ButtonLink variant="quiet" className={styles.letter} to={paths.editCoverLetter(id)}>
        <Mail {...icon} />
        {texts.letter}
      </ButtonLink>
      <span className={styles.share}>
        <Share what="version" {...useSharing({ tailoredResumeId: id })} />
      </span>
      <span className={styles.split}>
        <Button busy={inHand === 'pdf'} onClick={() => void download('pdf')}>
          {inHand !== 'pdf' && <Download {...icon} />}
          {texts.download('pdf')}
        </Button>
        <Menu
          label={texts.otherFormats}
          trigger={
            <Button aria-label={texts.otherFormats} busy={inHand === 'docx'}>
              {inHand !== 'docx' && <ChevronDown {...icon} />}
            </Button>
          }
        >
          <MenuItem onSelect={() => void download('docx')}>{texts.download('docx')}</MenuItem>
        </Menu>
      </span>
    </>
  )
}

/** Which one the page speaks of. */
function VersionMenu({ state, versions, onOpen }: JobBarProps) {
  const open = versions.find(({ id }) => id === state.tailored?.id)
  const words = open ? texts.versionOf(open.number, versions.length) : texts.originalResume
  if (versions.length === 0) return state.tailored ? null : <span>{words}</span>
  return (
    <Menu
      label={texts.versions}
      align="start"
      trigger={
        <Button variant="quiet" size="sm" className={styles.version} aria-label={texts.showing(words)}>
          {words}
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      }
    >
      {versions.map(({ id, number, createdAt, changes }) => (
        <MenuItem key={id} icon={<Chosen is={id === open?.id} />} onSelect={() => onOpen(id)}>
          {texts.versionRow(number, momentWords(new Date(createdAt), new Date()), changes)}
        </MenuItem>
      ))}
      <MenuItem icon={<Chosen is={!open} />} onSelect={() => onOpen(null)}>
        {texts.originalResume}
      </MenuItem>
    </Menu>
  )
}

const Chosen = ({ is }: { is: boolean }) => <Check {...icon} visibility={is ? 'visible' : 'hidden'} />

function More({ state, analysisId, jobId }: JobBarProps) {
  const [isAsking, setAsking] = useState(false)
  if (analysisId === null && jobId === null && !state.tailored) return null
  return (
    <>
      <Menu
        label={texts.more}
        trigger={
          <IconButton label={texts.more} className={styles.more}>
            <Ellipsis size={20} strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        }
      >
        {analysisId !== null && (
          <MenuItem to={paths.analyses({ id: String(analysisId) })}>{texts.matchReport}</MenuItem>
        )}
        {jobId !== null && (
          <MenuItem to={paths.createInterviewGuide({ job: String(jobId) })}>{texts.prepareInterview}</MenuItem>
        )}
        {state.tailored && (
          <>
            {(analysisId !== null || jobId !== null) && <MenuSeparator />}
            <MenuItem onSelect={() => setAsking(true)}>{texts.deleteIt}</MenuItem>
          </>
        )}
      </Menu>
      {isAsking && <DeleteVersionDialog state={state} onClose={() => setAsking(false)} />}
    </>
  )
}
