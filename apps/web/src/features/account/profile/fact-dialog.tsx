import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type FactAndUses, restateFactMutation, withdrawFactMutation } from '../../../lib/resumes/facts.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { CheckboxField, TextAreaField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import * as texts from '../texts/profile.tsx'

type FactProps = { fact: FactAndUses; onClose: () => void }
type EditFactProps = FactProps & {
  /** It was deleted elsewhere meanwhile. */
  isGone: boolean
  statement: string
  onType: (statement: string) => void
}

/** What is typed is kept by whoever opened it: also by one whose login runs out meanwhile. */
export function EditFact({ fact, isGone, statement, onType, onClose }: EditFactProps) {
  const [error, setError] = useState<string>()
  const out = useTakingOut(fact)
  const restate = useMutation(restateFactMutation())

  function submit() {
    const said = statement.trim()
    if (said === '') setError(texts.answerMissing)
    else if (said === fact.statement && !isGone) onClose()
    // Its new words have an id of their own: this may be gone from the page by the time they are kept.
    else
      restate
        .mutateAsync({ fact, isGone, statement: said, outOf: isGone ? [] : out.uses })
        .then(onClose, () => undefined)
  }

  return (
    <FormDialog
      title={texts.editAnswer}
      description={texts.editAnswerLead}
      action={texts.saveAnswer}
      busy={restate.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {isGone && !restate.isPending && !restate.isSuccess && (
        <Note tone="warn" role="alert" title={texts.answerIsGone}>
          {texts.answerIsGoneDetail}
        </Note>
      )}
      <TextAreaField
        label={texts.yourAnswer}
        value={statement}
        maxLength={1000}
        rows={4}
        error={error}
        onChange={(event) => {
          onType(event.target.value)
          setError(undefined)
        }}
      />
      {!isGone && out.field}
    </FormDialog>
  )
}

export function DeleteFact({ fact, onClose }: FactProps) {
  const out = useTakingOut(fact)
  const withdraw = useMutation(withdrawFactMutation())
  return (
    <ConfirmDialog
      title={texts.deleteQuestion}
      description={texts.deleteDetail(fact.statement)}
      keep={texts.keepIt}
      action={texts.deleteAnswer}
      busy={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ fact, outOf: out.uses }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {out.field}
    </ConfirmDialog>
  )
}

const titlesOf = (uses: FactAndUses['usedIn']) => uses.map(({ title }) => title).join(', ')

/** Whether the resumes that say it are to stop saying it; nothing is asked where there are none. A letter is not taken apart. */
function useTakingOut({ usedIn }: FactAndUses) {
  const [isChosen, setIsChosen] = useState(false)
  const resumes = usedIn.filter(({ inResume }) => inResume)
  const letters = usedIn.filter(({ inLetter }) => inLetter)
  const count = resumes.length
  const field = (
    <>
      {count > 0 && (
        <CheckboxField
          label={texts.takeOutToo(count)}
          hint={titlesOf(resumes)}
          checked={isChosen}
          onChange={(event) => setIsChosen(event.target.checked)}
        />
      )}
      {letters.length > 0 && <p>{texts.lettersStay(titlesOf(letters))}</p>}
    </>
  )
  return { uses: isChosen ? resumes : [], field }
}
