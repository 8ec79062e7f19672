import type { Layout } from '@bespeak/documents/write/layout.ts'
import { Download, Mail, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { paths } from '../../lib/paths.ts'
import { downloadTailored, openResumeDocument } from '../../lib/resumes/documents.ts'
import { useLook } from '../../lib/resumes/use-look.ts'
import { useSharing } from '../../lib/resumes/use-sharing.ts'
import { inertDocument } from '../../lib/trusted.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextField } from '../../ui/field.tsx'
import { LastSaved } from '../../ui/last-saved.tsx'
import { LookBar } from '../../ui/look/look-bar.tsx'
import { Note } from '../../ui/note.tsx'
import { RichTextInput } from '../../ui/rich-text-input/rich-text-input.tsx'
import { Share } from '../../ui/share.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { takeLostFocus } from '../../ui/take-lost-focus.ts'
import { toast } from '../../ui/toast.ts'
import { WordDifference } from '../../ui/word-difference.tsx'
import styles from './tailor.module.css'
import type { TailoredState } from './use-tailored.ts'

type TailoredCardProps = { resumeId: number; state: TailoredState }

export function TailoredCard({ resumeId, state, children }: TailoredCardProps & { children: ReactNode }) {
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
      title="Tailored Resume"
      className={styles.tailored}
      id="tailored"
      actions={state.savedAt && <LastSaved at={state.savedAt} />}
    >
      <div ref={body}>
        {state.isOpening ? (
          <Skeleton lines={16} label="Loading…" className={styles.opening} />
        ) : (
          <Version resumeId={resumeId} state={state} onOpenAgain={openAgain} />
        )}
      </div>
      {children}
    </Card>
  )
}

/** What reads it comes when it is wanted. */
const documentOf = async (content: string) => (await import('../../lib/resumes/content.ts')).documentFrom(content)

type OpenAgain = { onOpenAgain: () => void }

function Version({ resumeId, state, onOpenAgain }: TailoredCardProps & OpenAgain) {
  const hasVersion = state.tailored !== null
  const look = useLook(state.tailored?.id ?? 0, state.tailored?.layout)
  return (
    <>
      <div className={styles.fields}>
        {state.isMissing && <Missing problem={state.problem} onOpenAgain={onOpenAgain} />}
        {state.isConflict && <Conflict state={state} />}
        <TextField
          label="Title"
          value={state.title}
          placeholder={hasVersion ? 'Untitled' : 'Tailor the resume first'}
          disabled={!hasVersion}
          maxLength={200}
          onChange={(event) => state.type({ title: event.target.value })}
        />
        <RichTextInput
          label={hasVersion ? 'Tailored resume' : 'Your resume, before tailoring'}
          value={state.content}
          onChange={(content) => state.type({ content })}
          readOnly={!hasVersion}
          height={480}
          structure
        />
        {hasVersion && (
          <LookBar
            name="Look of the files"
            layout={look.layout}
            onChange={look.change}
            documentOf={() => documentOf(state.content)}
          />
        )}
      </div>
      <div className={styles.foot}>
        <DeleteButton state={state} />
        <span className={styles.grow} />
        <DownloadButtons resumeId={resumeId} state={state} layout={look.chosen} />
        {state.tailored && <ShareVersion id={state.tailored.id} />}
        {state.tailored && (
          <ButtonLink variant="line" to={paths.editCoverLetter(state.tailored.id)}>
            <Mail size={18} strokeWidth={1.5} aria-hidden="true" />
            Cover letter
          </ButtonLink>
        )}
        <Button disabled={!hasVersion} busy={state.isSaving} onClick={() => void state.save()}>
          Save Changes
        </Button>
      </div>
    </>
  )
}

function ShareVersion({ id }: { id: number }) {
  return <Share what="version" {...useSharing({ tailoredResumeId: id })} />
}

function Missing({ problem, onOpenAgain }: { problem: TailoredState['problem'] } & OpenAgain) {
  return (
    <Note tone="danger" role="alert" title="Failed to load the tailored version">
      {problem ? plainMessage(problem, 'An error occurred.') : 'It may have been deleted.'}{' '}
      <Button variant="quiet" size="sm" onClick={onOpenAgain}>
        Try again
      </Button>
    </Note>
  )
}

/** How another copy came about, and how the two are called. */
const conflictWords = {
  elsewhere: {
    title: 'This version was changed elsewhere in the meantime.',
    both: 'Theirs and yours',
    mine: 'Keep mine',
    theirs: 'Take theirs',
  },
  changes: {
    title: 'A change was undone or taken again while you typed.',
    both: 'Without and with what you typed',
    mine: 'Keep what I typed',
    theirs: 'Leave it out',
  },
}

/** Nothing is lost: the person chooses. */
function Conflict({ state }: { state: TailoredState }) {
  const words = conflictWords[state.conflictBy]
  return (
    <Note tone="warn" role="alert" title={words.title}>
      <p>What you typed here is kept, and not saved yet. Look at both, and choose.</p>
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

function DownloadButtons({ resumeId, state, layout }: TailoredCardProps & { layout: Layout | null }) {
  const [inHand, setInHand] = useState<string | null>(null)
  const download = async (format: 'pdf' | 'docx') => {
    setInHand(format)
    try {
      // What stands on the screen is what comes out.
      if (state.isChanged && !(await state.keep())) return
      await (state.tailored
        ? downloadTailored(state.tailored.id, format, layout ?? undefined)
        : openResumeDocument(resumeId, format))
    } catch (failure) {
      const description = plainMessage(failure, 'Unable to generate document')
      toast({ title: 'Download failed', description, variant: 'destructive' })
    } finally {
      setInHand(null)
    }
  }
  return (
    <>
      {(['pdf', 'docx'] as const).map((format) => (
        <Button key={format} variant="line" busy={inHand === format} onClick={() => void download(format)}>
          {inHand !== format && <Download size={18} strokeWidth={1.5} aria-hidden="true" />}
          Download {format.toUpperCase()}
        </Button>
      ))}
    </>
  )
}

function DeleteButton({ state }: { state: TailoredState }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="danger" disabled={!state.tailored} busy={state.isDeleting} onClick={() => setAsking(true)}>
        <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
        Delete
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete this tailored version?"
        description="The tailored text, its changes and its cover letter go. Your resume and the saved job stay."
        actions={
          <>
            <Button variant="line" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button
              variant="danger-fill"
              onClick={() => {
                setAsking(false)
                void state.remove()
              }}
            >
              Delete
            </Button>
          </>
        }
      />
    </>
  )
}
