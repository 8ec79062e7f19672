import type { Layout } from '@bespeak/documents/write/layout.ts'
import { Download } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { readPrompt } from '../../lib/resumes/assistant.ts'
import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import { useCheckPasted } from '../../lib/resumes/use-check-pasted.ts'
import { useLook } from '../../lib/resumes/use-look.ts'
import { inertDocument } from '../../lib/trusted.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextField } from '../../ui/field.tsx'
import { LastSaved } from '../../ui/last-saved.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Note } from '../../ui/note.tsx'
import { OwnAssistant } from '../../ui/own-assistant.tsx'
import { PastedHint } from '../../ui/pasted-hint.tsx'
import type { RichTextHandle } from '../../ui/rich-text-input/rich-text-input.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { takeLostFocus } from '../../ui/take-lost-focus.ts'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import { WordDifference } from '../../ui/word-difference.tsx'
import { DeleteVersionDialog } from './delete-version-dialog.tsx'
import { summaryOf } from './summary-of.ts'
import styles from './tailor.module.css'
import * as texts from './texts.tsx'
import { useDownloads } from './use-downloads.ts'
import type { TailoredState } from './use-tailored.ts'
import { VersionSheet, type View, viewFrom, views } from './version-sheet.tsx'

type TailoredCardProps = {
  resumeId: number
  state: TailoredState
}

export function TailoredCard({ state, ...rest }: TailoredCardProps) {
  const body = useRef<HTMLDivElement>(null)
  const isAskedAgain = useRef(false)
  const openAgain = () => {
    isAskedAgain.current = true
    state.openAgain()
  }
  // What was pressed is gone while the version is on its way.
  useEffect(() => {
    if (state.isOpening && isAskedAgain.current) takeLostFocus(body.current)
  }, [state.isOpening])
  return (
    <Card
      title={texts.tailored}
      className={styles.tailored}
      id="tailored"
      actions={state.savedAt && <LastSaved at={state.savedAt} />}
    >
      <div ref={body}>
        {state.isUnsent && (
          <Note tone="warn" role="status">
            {texts.notSent}
          </Note>
        )}
        {state.isOpening ? (
          <Skeleton lines={16} label={texts.loading} className={styles.opening} />
        ) : (
          <Version state={state} onOpenAgain={openAgain} {...rest} />
        )}
      </div>
    </Card>
  )
}

// Not needed to read the page.
const VersionLook = lazy(() =>
  import('./version-look.tsx').then(
    (module) => ({ default: module.VersionLook }),
    () => ({ default: NotLoaded }),
  ),
)

type OpenAgain = { onOpenAgain: () => void }

function Version({ resumeId, state, onOpenAgain }: TailoredCardProps & OpenAgain) {
  const { tailored } = state
  const look = useLook(tailored?.id ?? 0, tailored?.layout)
  const check = useCheckPasted(resumeId, tailored?.jobAdvertisingCompany)
  const isNarrow = useIsNarrow()
  const [view, setView] = useState<View>('changes')
  const editor = useRef<RichTextHandle | null>(null)
  return (
    <div className={styles.fields}>
      {state.isMissing && <Missing problem={state.problem} onOpenAgain={onOpenAgain} />}
      {state.isConflict && <Conflict state={state} />}
      {tailored && <ByAssistant key={tailored.id} tailored={tailored} state={state} />}
      {tailored && (
        <div className={styles.views}>
          <Segments
            label={texts.view}
            value={view}
            onValueChange={(value) => setView(viewFrom(value))}
            items={views.map((value) => ({ value, label: texts.views[value] }))}
          />
          <Button
            size="sm"
            variant="line"
            onClick={() => {
              if (view === 'original') setView('final')
              // Once the page can be typed on.
              requestAnimationFrame(() => editor.current?.focus())
            }}
          >
            {texts.editText}
          </Button>
          <Suspense>
            <VersionLook tailored={tailored} state={state} look={look} />
          </Suspense>
        </div>
      )}
      <PastedHint check={check}>
        <VersionSheet state={state} view={view} height={isNarrow ? 'auto' : 480} editor={editor} />
      </PastedHint>
      <TextField
        label={texts.titleField}
        value={state.title}
        placeholder={tailored ? texts.untitled : texts.tailorFirst}
        disabled={!tailored}
        maxLength={200}
        onChange={(event) => state.type({ title: event.target.value })}
      />
      <div className={styles.foot}>
        <Button variant="line" disabled={!tailored} busy={state.isSaving} onClick={() => void state.save()}>
          {texts.saveChanges}
        </Button>
        <DownloadButtons resumeId={resumeId} state={state} layout={look.chosen} />
        <DeleteButton state={state} />
      </div>
    </div>
  )
}

/** Other words by the chat assistant that the person uses anyway, beside what was done without it. */
const ByAssistant = ({ tailored, state }: { tailored: TailoredResume; state: TailoredState }) => (
  <OwnAssistant
    part="resume"
    lead={summaryOf(tailored)}
    readPrompt={() =>
      readPrompt({ resumeId: tailored.originalResumeId, jobDescription: tailored.jobDescription, kind: 'resume' })
    }
    sendReply={state.takeReply}
    wordsOf={plainMessage}
  />
)

function Missing({ problem, onOpenAgain }: { problem: TailoredState['problem'] } & OpenAgain) {
  return (
    <Note tone="danger" role="alert" title={texts.versionNotLoaded}>
      {problem ? plainMessage(problem, texts.somethingFailed) : texts.maybeDeleted}{' '}
      <Button variant="quiet" size="sm" onClick={onOpenAgain}>
        {texts.tryAgain}
      </Button>
    </Note>
  )
}

/** Nothing is lost: the person chooses. */
function Conflict({ state }: { state: TailoredState }) {
  const words = texts.conflict[state.conflictBy]
  return (
    <Note tone="warn" role="alert" title={words.title}>
      <p>{texts.lookAtBoth}</p>
      <Disclosure summary={words.both} className={styles.fold}>
        <WordDifference before={textOf(state.theirs?.content ?? '')} after={textOf(state.content)} />
      </Disclosure>
      <p className={styles.choice}>
        <Button size="sm" busy={state.isSaving} onClick={() => void state.keepMine()}>
          {words.mine}
        </Button>
        <Button size="sm" variant="line" onClick={state.takeTheirs}>
          {words.theirs}
        </Button>
      </p>
    </Note>
  )
}

/** The lines of a text, without how they are set. */
const textOf = (html: string): string =>
  [...inertDocument(html).querySelectorAll('h1, h2, h3, h4, h5, h6, p, li')]
    .map((block) => block.textContent.trim())
    .filter(Boolean)
    .join('\n')

type DownloadButtonsProps = TailoredCardProps & { layout: Layout | null }

function DownloadButtons({ resumeId, state, layout }: DownloadButtonsProps) {
  const { inHand, download } = useDownloads(resumeId, state, layout)
  return (
    <>
      {(['docx', 'pdf'] as const).map((format) => (
        <Button key={format} variant="line" busy={inHand === format} onClick={() => void download(format)}>
          {inHand !== format && <Download size={18} strokeWidth={1.5} aria-hidden="true" />}
          {texts.download(format)}
        </Button>
      ))}
    </>
  )
}

/** Last, and red only where it is asked about. */
function DeleteButton({ state }: { state: TailoredState }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" disabled={!state.tailored} busy={state.isDeleting} onClick={() => setAsking(true)}>
        {texts.deleteIt}
      </Button>
      {isAsking && <DeleteVersionDialog state={state} onClose={() => setAsking(false)} />}
    </>
  )
}
