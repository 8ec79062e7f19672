import { useQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { RequestError } from '../../lib/graphql/request.ts'
import { problemOf } from '../../lib/load-problem.ts'
import { type LetterPage as Known, letterQuery } from '../../lib/resumes/letters.ts'
import { resumesQuery } from '../../lib/resumes/resumes.ts'
import { useMeter } from '../../lib/use-meter.ts'
import { Button } from '../../ui/button.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { MeterLine } from '../../ui/meter.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { focusHeading } from '../../ui/take-lost-focus.ts'
import { ChoicesCard } from './choices/choices-card.tsx'
import { ForField, type Version } from './choices/for-field.tsx'
import { LetterPage, type Part } from './frame.tsx'
import { NoSuchVersion } from './no-such-version.tsx'
import * as texts from './texts.tsx'
import { Unwritten } from './unwritten.tsx'
import { pathFor, useAims } from './use-aims.ts'
import { useLetterWork } from './use-letter-work.ts'
import { Written } from './written.tsx'

/** The letter of a tailored version, there already or not. */
export function VersionLetter({ id }: { id: number }) {
  const query = useQuery({ ...letterQuery(id), refetchOnWindowFocus: 'always' })
  const [known, setKnown] = useState<Known | null>(null)
  if (query.data && query.data !== known) setKnown(query.data)
  const isGone = query.data === null || (query.error instanceof RequestError && query.error.code === 'NOT_FOUND')
  // What is open stays open: what was typed on it can still be copied.
  if (known) return <Open page={known} isGone={isGone} />
  if (isGone) return <NoSuchVersion />
  return (
    <LetterPage>
      {query.isError ? (
        <LoadProblem title={texts.letterFailed} problem={problemOf([query])} />
      ) : (
        <Skeleton lines={10} label={texts.loadingLetter} />
      )}
    </LetterPage>
  )
}

function Open({ page, isGone }: { page: Known; isGone: boolean }) {
  const { letter } = page
  const navigate = useNavigate()
  const { versions, jobs } = useAims()
  const resumes = useQuery(resumesQuery())
  const work = useLetterWork(page)
  const meter = useMeter('cover_letter', work.writing.problem)
  const [part, setPart] = useState<Part>(letter || work.writing.isPending ? 'letter' : 'choices')
  const { isPending } = work.writing
  const opened = useRef(letter)
  // What was pressed to have it written went with the page that asked for it.
  useEffect(() => {
    if (letter && !opened.current) focusHeading()
  }, [letter])
  const isSpent = letter === null && meter?.standing === 'spent'

  const notes = isGone && (
    <Note tone="warn" role="alert" title={texts.deletedElsewhere}>
      {texts.copyWhatYouNeed}
    </Note>
  )
  const choices = (onWrite: () => void) => (
    <ChoicesCard
      state={work.choosing}
      previews={work.previews.data ?? []}
      lines={letter?.lines ?? work.previews.data?.[0]?.lines ?? []}
      isBusy={isPending || isGone}
      aim={
        <ForField
          aim={{ version: page.id }}
          versions={withIt(versions.data ?? [], page)}
          jobs={jobs.data ?? []}
          gone={whatIsGone(page, resumes.data)}
          disabled={isPending}
          onChoose={(aim) => void navigate(pathFor(aim))}
        />
      }
      foot={
        <>
          {letter ? <span>{texts.againIsFree}</span> : <MeterLine meter={meter} />}
          <Button busy={isPending} disabled={isSpent || isGone} aria-keyshortcuts="Control+Enter" onClick={onWrite}>
            {!isPending && <PenLine size={18} strokeWidth={1.5} aria-hidden="true" />}
            {writeWords(isPending, letter !== null)}
          </Button>
        </>
      }
    />
  )
  const shared = { page, work, notes, choices, part, onPart: setPart }
  return letter ? <Written {...shared} letter={letter} /> : <Unwritten {...shared} meter={meter} isGone={isGone} />
}

/** The list may be older than the version. */
const withIt = (versions: readonly Version[], page: Version): readonly Version[] =>
  versions.some(({ id }) => id === page.id) ? versions : [page, ...versions]

/** A letter outlives what it was written for and from. */
function whatIsGone(
  { jobDescriptionId, originalResumeId }: Known,
  resumes: readonly { id: number }[] | undefined,
): 'job' | 'resume' | null {
  if (resumes?.every(({ id }) => id !== originalResumeId)) return 'resume'
  return jobDescriptionId === null ? 'job' : null
}

function writeWords(isPending: boolean, isThere: boolean): string {
  if (isPending) return texts.writing
  return isThere ? texts.writeAgain : texts.writeLetter
}
