import { tokenNameMaxLength, tokenNameProblem } from '@bespeak/domain/account/access-token.ts'
import { problems } from '@bespeak/domain/account/problems.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createAccessToken, refreshSessions } from '../../../lib/account.ts'
import { plainMessage } from '../../../lib/graphql/plain-message.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import styles from '../account.module.css'
import { problemsOf } from '../use-problems.ts'

type NewTokenDialogProps = { onMade: (token: string) => void; onClose: () => void }

const dayMs = 24 * 60 * 60 * 1000
/** In days; nought is for ever. */
const ends = [
  { days: 7, label: 'In a week' },
  { days: 30, label: 'In 30 days' },
  { days: 90, label: 'In 90 days' },
  { days: 365, label: 'In a year' },
  { days: 0, label: 'Never, until I revoke it' },
]

export function NewTokenDialog({ onMade, onClose }: NewTokenDialogProps) {
  const { typed, type, found, refusal, isMaking, make } = useNewToken(onMade, onClose)
  return (
    <FormDialog
      title="Make an access token"
      description="Make one for each program, so you can revoke each on its own."
      action="Make it"
      busy={isMaking}
      onSubmit={() => void make()}
      onClose={onClose}
    >
      {refusal !== null && (
        <Note tone="danger" role="alert" className={styles.note}>
          {refusal}
        </Note>
      )}
      <div className={styles.stack}>
        <TextField
          label="Name"
          placeholder="My laptop"
          value={typed.name}
          maxLength={tokenNameMaxLength}
          error={found.name}
          autoComplete="off"
          onChange={(event) => type({ name: event.target.value })}
        />
        <SelectField
          label="What it may do"
          value={typed.scope}
          error={found.scopes}
          onChange={(event) => type({ scope: event.target.value })}
        >
          <option value="read">Read what I have</option>
          <option value="write">Read, make and change</option>
        </SelectField>
        <SelectField
          label="Expires"
          value={typed.days}
          error={found.expiresAt}
          onChange={(event) => type({ days: Number(event.target.value) })}
        >
          {ends.map(({ days, label }) => (
            <option key={days} value={days}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
    </FormDialog>
  )
}

function useNewToken(onMade: (token: string) => void, onClose: () => void) {
  const client = useQueryClient()
  const [typed, setTyped] = useState({ name: '', scope: 'read', days: 90 })
  const [found, setFound] = useState<Record<string, string>>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isMaking, setIsMaking] = useState(false)

  function type(change: Partial<typeof typed>) {
    setTyped({ ...typed, ...change })
    setFound({})
    setRefusal(null)
  }

  async function make() {
    const { name, scope, days } = typed
    const wrong = problems({ name: tokenNameProblem(name) })
    setFound(wrong)
    if (Object.keys(wrong).length > 0) return
    setIsMaking(true)
    const expiresAt = days === 0 ? null : new Date(Date.now() + days * dayMs).toISOString()
    const answer = await createAccessToken({ name, scopes: [scope], expiresAt }).catch((thrown: unknown) => ({
      ...{ token: null, problems: [] },
      message: plainMessage(thrown, 'The token was not made. Please try again.'),
    }))
    setIsMaking(false)
    if (answer.token === null) {
      setFound(problemsOf(answer))
      return setRefusal(answer.problems.length > 0 ? null : answer.message)
    }
    onMade(answer.token)
    onClose()
    await refreshSessions(client)
  }

  return { typed, type, found, refusal, isMaking, make }
}
