import { useMutation } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Pencil } from 'lucide-react'
import { useId, useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { type Guide, type GuideQuestion, saveQuestionNotesMutation } from '../../lib/resumes/guides.ts'
import { hasKeptText, useKeptText } from '../../lib/use-kept-text.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { NotesField } from '../../ui/notes-field.tsx'
import type { QuestionProps } from './kind-section.tsx'
import styles from './question.module.css'
import { SurenessChoice } from './sureness.tsx'
import * as texts from './texts.tsx'

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

const notesKey = ({ id }: GuideQuestion) => `interview_notes_${id}`

/** What can be done with a question: practise it, note on it, move it. */
export function QuestionTools({ guide, question, moves }: Omit<QuestionProps, 'open'>) {
  const [isNoting, setIsNoting] = useState(() => hasKeptText(notesKey(question)))
  const notesId = useId()
  const noting = question.notes ? texts.yourNote : texts.addNote
  return (
    <>
      <div className={styles.tools}>
        <ButtonLink
          variant="line"
          aria-label={texts.practiseQuestion(question.question)}
          to={paths.interviewGuide(guide.id, { practice: String(question.id) })}
        >
          {texts.practiseThis}
        </ButtonLink>
        <Button
          variant="quiet"
          aria-label={`${noting}: ${question.question}`}
          aria-expanded={isNoting}
          aria-controls={notesId}
          onClick={() => setIsNoting(!isNoting)}
        >
          <Pencil {...icon} />
          {noting}
        </Button>
        <Mover question={question} way="up" move={moves.up} />
        <Mover question={question} way="down" move={moves.down} />
      </div>
      <div id={notesId} className={styles.notes}>
        {isNoting && <QuestionNotes guide={guide} question={question} />}
        {!isNoting && question.notes && <p className={styles.note}>{question.notes}</p>}
      </div>
    </>
  )
}

type MoverProps = { question: GuideQuestion; way: 'up' | 'down'; move: (() => void) | null }

/** Stays where there is no further to go, so that the focus is not lost on the way. */
function Mover({ question, way, move }: MoverProps) {
  const Icon = way === 'up' ? ArrowUp : ArrowDown
  return (
    <IconButton
      label={texts.move[way](question.question)}
      aria-disabled={move === null}
      className={move === null ? styles.still : undefined}
      onClick={() => move?.()}
    >
      <Icon {...icon} />
    </IconButton>
  )
}

function QuestionNotes({ guide, question }: { guide: Guide; question: GuideQuestion }) {
  const saving = useMutation(saveQuestionNotesMutation(guide.id))
  const notes = useKeptText({
    key: notesKey(question),
    saved: question.notes ?? '',
    save: (text, { bases }) => saving.mutateAsync({ id: question.id, text, bases }),
  })
  return (
    <>
      <NotesField label={texts.yourNote} maxLength={10_000} notes={notes} />
      <SurenessChoice guideId={guide.id} question={question} />
    </>
  )
}
