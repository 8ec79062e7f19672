import { privacyAnswerDays, privacyRequestProblems, privacyRights } from '@bespeak/domain/account/requests.ts'
import { useState } from 'react'
import { submitPrivacyRequest } from '../../lib/privacy.ts'
import { useKept } from '../../lib/use-kept.ts'
import { useSending } from '../../lib/use-sending.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Pick, Picks } from '../../ui/pick.tsx'
import { Setting } from '../../ui/setting.tsx'
import { useLostFocus } from '../../ui/take-lost-focus.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './privacy.module.css'
import * as texts from './texts.tsx'

/** Signed in, the answer goes to the address of the account: nobody else may ask for what is in it. */
export function Rights({ knownEmail }: { knownEmail?: string }) {
  const [answer, setAnswer] = useState<string | null>(null)
  return (
    <Setting
      title={texts.yourRights}
      reason={knownEmail ? texts.answeredHere(privacyAnswerDays) : texts.answeredByMail(privacyAnswerDays)}
    >
      {answer === null ? (
        <RequestForm knownEmail={knownEmail} onSent={setAnswer} />
      ) : (
        <Sent answer={answer} onAgain={() => setAnswer(null)} />
      )}
    </Setting>
  )
}

const nothing = { kind: '', email: '', details: '' }

function RequestForm({ knownEmail, onSent }: { knownEmail: string | undefined; onSent: (answer: string) => void }) {
  const [typed, type] = useKept('privacy_request', nothing)
  const given = {
    kind: typed.kind,
    email: knownEmail ?? typed.email.trim(),
    details: typed.details.trim() || null,
  }
  const { form, problems, isSending, refusal } = useSending(
    {
      problemsOf: privacyRequestProblems,
      send: submitPrivacyRequest,
      onSent: ({ message }) => {
        type(nothing)
        onSent(message)
      },
    },
    given,
  )
  return (
    <form {...form} className={styles.form} aria-label={texts.request}>
      {refusal && (
        <Note tone="danger" role="alert" title={texts.requestNotSent}>
          {refusal}
        </Note>
      )}
      <Picks legend={<VisuallyHidden>{texts.whichRight}</VisuallyHidden>} inColumns error={problems.kind}>
        {privacyRights.map((kind) => (
          <Pick
            key={kind}
            type="radio"
            name="right"
            checked={typed.kind === kind}
            aria-invalid={problems.kind ? true : undefined}
            onChange={() => type({ ...typed, kind })}
          >
            <b>{texts.rights[kind].name}</b>
            <span className={styles.small}>{texts.rights[kind].does}</span>
          </Pick>
        ))}
      </Picks>
      {knownEmail === undefined && (
        <TextField
          label={texts.yourEmail}
          type="email"
          autoComplete="email"
          hint={texts.yourEmailHint}
          value={typed.email}
          error={problems.email}
          onChange={({ target }) => type({ ...typed, email: target.value })}
        />
      )}
      <TextAreaField
        label={texts.whatAbout}
        optional
        rows={3}
        value={typed.details}
        error={problems.details}
        onChange={({ target }) => type({ ...typed, details: target.value })}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="line" busy={isSending}>
          {texts.sendRequest}
        </Button>
        {knownEmail !== undefined && <span className={styles.small}>{texts.replyTo(knownEmail)}</span>}
      </div>
    </form>
  )
}

/** Whether a mail confirms it, only the server knows. */
function Sent({ answer, onAgain }: { answer: string; onAgain: () => void }) {
  return (
    <div ref={useLostFocus<HTMLDivElement>()} role="status" className={styles.form}>
      <Note tone="fit" title={texts.requestSent}>
        {answer}
      </Note>
      <div className={styles.buttons}>
        <Button variant="line" onClick={onAgain}>
          {texts.sendAnother}
        </Button>
      </div>
    </div>
  )
}
