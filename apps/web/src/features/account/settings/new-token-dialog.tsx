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
import * as texts from '../texts/settings.tsx'
import { problemsOf } from '../use-problems.ts'

type NewTokenDialogProps = { onMade: (token: string) => void; onClose: () => void }

const dayMs = 24 * 60 * 60 * 1000
/** In days; nought is for ever. */
const ends = [
  { days: 7, label: texts.inWeek },
  { days: 30, label: texts.in30Days },
  { days: 90, label: texts.in90Days },
  { days: 365, label: texts.inYear },
  { days: 0, label: texts.never },
]

export function NewTokenDialog({ onMade, onClose }: NewTokenDialogProps) {
  const { typed, type, found, refusal, isMaking, make } = useNewToken(onMade, onClose)
  return (
    <FormDialog
      title={texts.makeTokenTitle}
      description={texts.makeTokenLead}
      action={texts.makeIt}
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
          label={texts.tokenName}
          placeholder={texts.tokenNameExample}
          value={typed.name}
          maxLength={tokenNameMaxLength}
          error={found.name}
          autoComplete="off"
          onChange={(event) => type({ name: event.target.value })}
        />
        <SelectField
          label={texts.tokenScope}
          value={typed.scope}
          error={found.scopes}
          onChange={(event) => type({ scope: event.target.value })}
        >
          <option value="read">{texts.mayRead}</option>
          <option value="write">{texts.mayWrite}</option>
        </SelectField>
        <SelectField
          label={texts.tokenExpires}
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
      message: plainMessage(thrown, texts.tokenNotMade),
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
