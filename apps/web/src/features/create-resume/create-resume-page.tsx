import { type ComponentType, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { readingSteps } from '../../lib/reading/resume-read.ts'
import { titleFor } from '../../lib/reading/title-for.ts'
import { useReading } from '../../lib/reading/use-reading.ts'
import { useAuth } from '../../lib/session/index.ts'
import { sessionStore } from '../../lib/storage.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { ElsewhereNote } from '../../ui/elsewhere-note.tsx'
import { Note } from '../../ui/note.tsx'
import { Page } from '../../ui/page.tsx'
import { Stitches } from '../../ui/progress.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { CheckReadProps } from './check-read.tsx'
import styles from './create-resume.module.css'
import type { Draft } from './draft.ts'
import { blankDocument } from './form/tidy.ts'
import { Guided } from './guided.tsx'
import * as texts from './texts.tsx'
import { useDraft } from './use-draft.ts'
import { Ways } from './ways.tsx'

type Check = ComponentType<CheckReadProps>

/** `Check` is where what was read is corrected before it is saved. */
export function CreateResumePage({ Check }: { Check: Check }) {
  const { user } = useAuth()
  return user ? <CreateResume key={user.id} userId={user.id} Check={Check} /> : null
}

const Loading = () => (
  <Page title={texts.title}>
    <Skeleton lines={6} />
  </Page>
)

function CreateResume({ userId, Check }: { userId: number; Check: Check }) {
  const kept = useDraft(userId)
  if (kept.draft === undefined) return <Loading />
  if (kept.draft === null) return <Beginning onBegin={kept.begin} />
  return (
    <Suspense fallback={<Loading />}>
      {kept.isElsewhere && <ElsewhereNote onTake={() => void kept.takeOther()} onKeep={kept.keepThis} />}
      <InHand
        key={kept.taken}
        draft={kept.draft}
        isKept={kept.isFound}
        onDraft={kept.change}
        onDrop={kept.drop}
        Check={Check}
      />
    </Suspense>
  )
}

const pastedKey = 'create_resume_pasted'

function Beginning({ onBegin }: { onBegin: (draft: Draft) => void }) {
  const [pasted, setPasted] = useState(() => sessionStore.read(pastedKey) ?? '')
  const { step, problem, readFile, readText } = useReading((read) => {
    sessionStore.remove(pastedKey)
    onBegin({ title: titleFor(read), document: read.document, read })
  })

  function paste(text: string) {
    setPasted(text)
    sessionStore.write(pastedKey, text)
  }

  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      width="reading"
      back={<BackButton to={paths.myResumes()} label={texts.backToResumes} />}
    >
      {problem !== null && (
        <Note tone="danger" role="alert" className={styles.problem}>
          {problem}
        </Note>
      )}
      {step !== null && (
        <Stitches
          className={styles.problem}
          label={texts.reading(step.name)}
          step={step.step}
          of={readingSteps.length}
          text={readingSteps[step.step - 1] ?? ''}
        />
      )}
      <Ways
        pasted={pasted}
        onPasted={paste}
        onFile={readFile}
        onText={readText}
        onWrite={() => onBegin({ title: texts.usualName, document: blankDocument(), read: null })}
        isBusy={step !== null}
      />
    </Page>
  )
}

type InHandProps = {
  draft: Draft
  isKept: boolean
  onDraft: (draft: Draft) => void
  onDrop: () => Promise<void>
  Check: Check
}

function InHand({ draft, isKept, onDraft, onDrop, Check }: InHandProps) {
  const navigate = useNavigate()
  const { read, title, document } = draft
  const shared = {
    ...{ title, document, isKept },
    onDocument: (changed: Draft['document']) => onDraft({ ...draft, document: changed }),
    onTitle: (changed: string) => onDraft({ ...draft, title: changed }),
    onBack: () => void onDrop(),
    async onSaved(resumeId: number) {
      await onDrop()
      navigate(paths.resume(resumeId))
    },
  }
  if (!read) return <Guided {...shared} />
  const back = read.from === 'text' ? texts.pasteAnother : texts.uploadAnother
  return (
    <Check
      {...shared}
      read={read}
      backLink={<BackButton to={paths.myResumes()} label={texts.toResumes} />}
      words={{ save: texts.save, back, same: texts.openSame }}
      onSame={(resumeId) => navigate(paths.resume(resumeId))}
    />
  )
}
