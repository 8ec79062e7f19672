import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type FactAndUses, restateFactMutation, withdrawFactMutation } from '../../../lib/resumes/facts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { CheckboxField, TextAreaField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'

type FactDialogProps = { fact: FactAndUses; as: 'edit' | 'delete'; onClose: () => void }

export function FactDialog({ fact, as, onClose }: FactDialogProps) {
  return as === 'edit' ? <EditFact fact={fact} onClose={onClose} /> : <DeleteFact fact={fact} onClose={onClose} />
}

type FactProps = Omit<FactDialogProps, 'as'>

function EditFact({ fact, onClose }: FactProps) {
  const [statement, setStatement] = useState(fact.statement)
  const [error, setError] = useState<string>()
  const out = useTakingOut(fact)
  const restate = useMutation(restateFactMutation())

  function submit() {
    const said = statement.trim()
    if (said === '') setError('Please say it in your own words.')
    else if (said === fact.statement) onClose()
    else restate.mutate({ fact, statement: said, outOf: out.uses }, { onSuccess: onClose })
  }

  return (
    <FormDialog
      title="Edit your answer"
      description="It gets today's date. Resumes made from now on use the new words."
      action="Save answer"
      busy={restate.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        label="Your answer"
        value={statement}
        maxLength={1000}
        rows={4}
        error={error}
        onChange={(event) => {
          setStatement(event.target.value)
          setError(undefined)
        }}
      />
      {out.field}
    </FormDialog>
  )
}

function DeleteFact({ fact, onClose }: FactProps) {
  const out = useTakingOut(fact)
  const withdraw = useMutation(withdrawFactMutation())
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete this answer?"
      description={`“${fact.statement}” No new resume will use it.`}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Keep it
          </Button>
          <Button
            variant="danger-fill"
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate({ fact, outOf: out.uses }, { onSuccess: onClose })}
          >
            Delete answer
          </Button>
        </>
      }
    >
      {out.field}
    </Dialog>
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
          label={`It is in ${count} ${count === 1 ? 'resume' : 'resumes'}. Take it out there too?`}
          hint={titlesOf(resumes)}
          checked={isChosen}
          onChange={(event) => setIsChosen(event.target.checked)}
        />
      )}
      {letters.length > 0 && <p>Cover letters that say it stay as they are: {titlesOf(letters)}.</p>}
    </>
  )
  return { uses: isChosen ? resumes : [], field }
}
