import { contactLengths, contactProblems } from '@bespeak/domain/account/requests.ts'
import type { ChangeEvent } from 'react'
import { sendContactMessage } from '../../lib/contact.ts'
import { type User, useAuth } from '../../lib/session/index.ts'
import { useKept } from '../../lib/use-kept.ts'
import { useSending } from '../../lib/use-sending.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Waking } from '../../ui/waking.tsx'
import styles from './contact-page.module.css'
import * as texts from './texts/contact.tsx'

const nothing = { name: '', email: '', subject: '', message: '' }
type Field = keyof typeof nothing

const nameOf = ({ firstName, lastName }: User) => [firstName, lastName].filter(Boolean).join(' ')

/** What is typed stays through a reload, a failure and a login that has run out; what we know is filled in. */
export function ContactForm({ onSent }: { onSent: (answer: string) => void }) {
  const { user } = useAuth()
  const [typed, type] = useKept<Partial<typeof nothing>>('contact_message', {})
  const known = user ? { ...nothing, name: nameOf(user), email: user.email } : nothing
  const shown = { ...known, ...typed }
  const { form, problems, isSending, refusal } = useSending(
    {
      problemsOf: contactProblems,
      send: sendContactMessage,
      onSent: ({ message }) => {
        type({})
        onSent(message)
      },
    },
    trimmed(shown),
  )
  const field = (name: Field) => ({
    value: shown[name],
    error: problems[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      type({ ...typed, [name]: target.value }),
  })
  return (
    <Card>
      <form {...form} aria-label={texts.writeToUs}>
        <Waking className={styles.form}>
          {refusal && (
            <Note tone="danger" role="alert" title={texts.notSent}>
              {refusal}
            </Note>
          )}
          <div className={styles.pair}>
            <TextField label={texts.name} autoComplete="name" {...field('name')} />
            <TextField label={texts.email} type="email" autoComplete="email" {...field('email')} />
          </div>
          <TextField label={texts.subject} {...field('subject')} />
          <TextAreaField
            label={texts.message}
            rows={8}
            hint={texts.atMost(contactLengths.message)}
            {...field('message')}
          />
          <div>
            <Button type="submit" busy={isSending}>
              {texts.send}
            </Button>
          </div>
        </Waking>
      </form>
    </Card>
  )
}

const trimmed = (form: typeof nothing): typeof nothing => ({
  name: form.name.trim(),
  email: form.email.trim(),
  subject: form.subject.trim(),
  message: form.message.trim(),
})
