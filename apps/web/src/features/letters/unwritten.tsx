import type { Meter } from '@bespeak/domain/billing/meter.ts'
import type { ReactNode } from 'react'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { RequestError } from '../../lib/graphql/request.ts'
import { paths } from '../../lib/paths.ts'
import type { LetterPage } from '../../lib/resumes/letters.ts'
import { Button } from '../../ui/button.tsx'
import { LimitNote } from '../../ui/meter.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ByAssistant } from './by-assistant.tsx'
import { Frame, type Part } from './frame.tsx'
import css from './letter.module.css'
import { LetterLegend } from './letter-legend.tsx'
import { LetterProgress } from './letter-progress.tsx'
import { EmptySheet } from './sheet/empty-sheet.tsx'
import { LetterSheet } from './sheet/letter-sheet.tsx'
import * as texts from './texts.tsx'
import type { LetterWork } from './use-letter-work.ts'
import { roleOf, styleName } from './words.ts'
import { Stronger, WritingProblem } from './writing-notes.tsx'

type UnwrittenProps = {
  page: LetterPage
  work: LetterWork
  notes: ReactNode
  meter: Meter | null
  isGone: boolean
  choices: (onWrite: () => void) => ReactNode
  part: Part
  onPart: (part: Part) => void
}

/** Before there is a letter: what each style would write. */
export function Unwritten({ page, work, notes, meter, isGone, choices, part, onPart }: UnwrittenProps) {
  const { writing } = work
  const isSpent = meter?.standing === 'spent'
  const write = () => {
    onPart('letter')
    void work.write()
  }
  return (
    <Frame
      role={roleOf(page)}
      company={page.jobAdvertisingCompany}
      part={part}
      onPart={onPart}
      onWrite={writing.isPending || isSpent || isGone ? null : write}
      notes={
        <>
          {notes}
          <LimitNote meter={meter} to={paths.usedUp()} />
        </>
      }
      choices={choices(write)}
      letter={
        <>
          {writing.problem && !isSpent && <WritingProblem problem={writing.problem} onAgain={write} />}
          {writing.isPending ? (
            <LetterProgress work="generateCoverLetter" />
          ) : (
            <>
              {!isSpent && !isGone && <ByAssistant page={page} afterSaving={atOnce} />}
              <Preview page={page} work={work} />
            </>
          )}
        </>
      }
    />
  )
}

/** Nothing is typed here that could be lost. */
const atOnce = async (act: () => Promise<unknown>) => void (await act())

function Preview({ page, work: { previews, choosing } }: Pick<UnwrittenProps, 'page' | 'work'>) {
  const { style } = choosing.choices
  const letter = previews.data?.find((it) => it.style === style)
  if (letter)
    return (
      <>
        <p className={css.preview}>
          <b>{texts.asItWouldBe(styleName(style))}</b> {texts.nothingSaved}
        </p>
        <Stronger notes={letter.notes} />
        <LetterLegend content={letter.content} isOfLines={letter.form !== 'prose'} />
        <LetterSheet
          resume={page.content}
          recipient={choosing.choices.recipient}
          company={page.jobAdvertisingCompany}
          role={letter.role}
          content={letter.content}
          sentences={letter.sentences}
          readOnly
        />
      </>
    )
  if (previews.error instanceof RequestError && previews.error.code === 'BAD_USER_INPUT')
    return (
      <Note tone="warn" role="alert" title={texts.tooLittle}>
        {plainMessage(previews.error, texts.errorOccurred)}
      </Note>
    )
  if (previews.isError)
    return (
      <Note tone="warn" role="alert" title={texts.stylesFailed}>
        {plainMessage(previews.error, texts.errorOccurred)} {texts.canStillWrite}
        <Button variant="line" size="sm" className={css.inNote} onClick={() => void previews.refetch()}>
          {texts.tryAgain}
        </Button>
      </Note>
    )
  return (
    <EmptySheet title={texts.willAppear}>
      <p>{texts.everySentence}</p>
      <Skeleton lines={3} label={texts.writingPreviews} />
    </EmptySheet>
  )
}
