import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy, Download } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useSessionLife, useSessionState } from '../../lib/editing/use-session-life.ts'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { downloadLetterMutation, type Letter, type LetterPage, letterQuery } from '../../lib/resumes/letters.ts'
import { useCheckPasted } from '../../lib/resumes/use-check-pasted.ts'
import { useLook } from '../../lib/resumes/use-look.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { LastSaved } from '../../ui/last-saved.tsx'
import { LookBar } from '../../ui/look/look-bar.tsx'
import { PastedHint } from '../../ui/pasted-hint.tsx'
import { SavingNotes } from '../../ui/saving-notes.tsx'
import { Tick } from '../../ui/tick.tsx'
import { toast } from '../../ui/toast.ts'
import { ByAssistant } from './by-assistant.tsx'
import { Frame, type Part } from './frame.tsx'
import css from './letter.module.css'
import { LetterConflict } from './letter-conflict.tsx'
import { LetterLegend } from './letter-legend.tsx'
import { LetterMarks } from './letter-marks.tsx'
import { LetterProgress } from './letter-progress.tsx'
import { openLetter, theirsOf } from './open-letter.ts'
import { ReplaceDialog } from './replace-dialog.tsx'
import { LetterSheet } from './sheet/letter-sheet.tsx'
import { ShortForms } from './short-forms.tsx'
import * as texts from './texts.tsx'
import type { LetterWork } from './use-letter-work.ts'
import { withWords } from './with-words.ts'
import { hasOtherLine, textOf } from './words.ts'
import { Stronger, WritingProblem } from './writing-notes.tsx'

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

type WrittenProps = {
  page: LetterPage
  letter: Letter
  work: LetterWork
  notes: ReactNode
  choices: (onWrite: () => void) => ReactNode
  part: Part
  onPart: (part: Part) => void
}

/** A letter that is there: edited, written again, taken along. */
export function Written({ page, letter, work, notes, choices, part, onPart }: WrittenProps) {
  const { id } = page
  const client = useQueryClient()
  const [session] = useState(() => openLetter(id, letter, client))
  const state = useSessionState(session)
  const [isChoosing, setIsChoosing] = useState(true)
  const [isAsking, setIsAsking] = useState(false)
  const { content } = state.edition
  const look = useLook(id, page.layout)
  const { writing } = work
  // What this page asked for is no news to it, though it may be drawn only afterwards.
  const isOwn = useRef(false)
  const ownMoment = useRef<string | null>(null)
  useSessionLife(session, {
    updatedAt: letter.content === content ? '' : (letter.updatedAt ?? ''),
    read: () => theirsOf(letter),
    onFollowed: () => {
      if (isOwn.current || letter.updatedAt === ownMoment.current) return
      toast({ title: texts.broughtUpToDate, description: texts.changedElsewhere })
    },
  })

  const check = useCheckPasted(page.originalResumeId, page.jobAdvertisingCompany)

  /** What is typed is saved first: what is written anew takes its place in the history, not in the dark. */
  async function afterSaving(act: () => Promise<unknown>, failed = texts.writingFailed) {
    if (!(await session.save('by itself'))) return
    isOwn.current = true
    try {
      await act()
    } catch (problem) {
      const description = plainMessage(problem, texts.errorOccurred)
      toast({ title: failed, description, variant: 'destructive' })
    } finally {
      ownMoment.current = client.getQueryData(letterQuery(id).queryKey)?.letter?.updatedAt ?? null
      isOwn.current = false
    }
  }
  const rewrite = () => {
    setIsAsking(false)
    onPart('letter')
    void afterSaving(work.write)
  }
  const askAndRewrite = () => {
    const isTyped = letter.sentences.some(({ yours }) => yours) || content !== letter.content
    if (isTyped) setIsAsking(true)
    else rewrite()
  }
  const again = (paragraph: string) =>
    void afterSaving(async () => {
      const fresh = await client.fetchQuery({ ...letterQuery(id), staleTime: 0 })
      const at = fresh?.letter?.sentences.find(({ text }) => paragraph.includes(text))?.paragraph
      if (at !== undefined) await work.writeParagraph(at)
    }, texts.nothingChanged)
  /** What is typed in the place of a sentence is the person's own; false where that place is not there. */
  const replace = (sentence: string, words: string) => {
    const next = withWords(content, sentence, words)
    if (next === null) {
      toast({ ...texts.notInOnePiece, variant: 'destructive' })
      return false
    }
    session.edit(() => ({ content: next }), 'letter')
    void afterSaving(() => client.invalidateQueries({ queryKey: letterQuery(id).queryKey }))
    return true
  }
  const isRewriting = writing.isPending && writing.paragraph === null

  return (
    <Frame
      role={letter.role}
      company={page.jobAdvertisingCompany}
      part={part}
      onPart={onPart}
      onWrite={writing.isPending ? null : askAndRewrite}
      actions={
        <Actions id={id} content={content} savedAt={state.saving.savedAt} layout={look.layout} onSave={session.save} />
      }
      notes={notes}
      choices={choices(askAndRewrite)}
      letter={
        <>
          {writing.problem && writing.paragraph === null && (
            <WritingProblem problem={writing.problem} onAgain={rewrite} />
          )}
          <SavingNotes {...state} session={session} onChoose={() => setIsChoosing(true)} />
          {isRewriting ? (
            <LetterProgress work="generateCoverLetter" />
          ) : (
            <>
              <Stronger notes={letter.notes} />
              <LetterMarks suggestions={letter.suggestions} afterSaving={afterSaving} onReplace={replace} />
              <ByAssistant page={page} afterSaving={afterSaving} />
              <LookBar name={texts.lookOfFiles} layout={look.layout} onChange={look.change} />
              <LetterLegend content={content} isOfLines={letter.form !== 'prose'} />
              <PastedHint check={check}>
                <LetterSheet
                  resume={page.content}
                  recipient={letter.recipient ?? ''}
                  company={page.jobAdvertisingCompany}
                  role={letter.role}
                  content={content}
                  sentences={letter.sentences}
                  onChange={(next) => session.edit(() => ({ content: next }), 'letter')}
                  history={{ ...state, undo: session.undo, redo: session.redo }}
                  {...(letter.form !== 'prose' && { onAgain: again })}
                  canChange={(line) => hasOtherLine(letter, line)}
                  isBusy={writing.isPending}
                />
              </PastedHint>
            </>
          )}
          {state.saving.theirs && isChoosing && (
            <LetterConflict
              session={session}
              mine={state.edition}
              theirs={state.saving.theirs}
              onClose={() => setIsChoosing(false)}
            />
          )}
          {isAsking && <ReplaceDialog onReplace={rewrite} onClose={() => setIsAsking(false)} />}
        </>
      }
      short={<ShortForms letter={letter} />}
    />
  )
}

type ActionsProps = {
  id: number
  content: string
  savedAt: string
  layout: ReturnType<typeof useLook>['layout']
  onSave: (manner: 'by itself') => Promise<boolean>
}

function Actions({ id, content, savedAt, layout, onSave }: ActionsProps) {
  const download = useMutation(downloadLetterMutation())
  /** The file is made from what the server has: that must be what is here. */
  async function take(format: 'pdf' | 'docx') {
    if (await onSave('by itself')) download.mutate({ id, format, layout })
  }
  const isTaking = (format: string) => download.isPending && download.variables.format === format
  return (
    <div className={css.actions}>
      <p className={css.saved}>
        <Tick size={16} />
        <LastSaved at={savedAt} />
      </p>
      <Button variant="line" onClick={() => void copyText(textOf(content), texts.theLetter)}>
        <Copy {...icon} />
        {texts.copy}
      </Button>
      <Button variant="line" busy={isTaking('docx')} onClick={() => void take('docx')}>
        {!isTaking('docx') && <Download {...icon} />}
        {texts.docx}
      </Button>
      <Button variant="line" busy={isTaking('pdf')} onClick={() => void take('pdf')}>
        {!isTaking('pdf') && <Download {...icon} />}
        {texts.downloadPdf}
      </Button>
    </div>
  )
}
