import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { eraseMutation, heldQuery } from '../../lib/privacy.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { Setting } from '../../ui/setting.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { exportPlace } from './export.tsx'
import styles from './privacy.module.css'
import { sumOf } from './words.ts'

/** Says what goes, and asks for the password: a page that was left open must not be enough. */
export function Erase({ onErased }: { onErased: () => Promise<void> }) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const field = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useMutation(eraseMutation())

  const refuse = (why: string) => {
    setProblem(why)
    setPassword('')
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!password) return refuse('Enter your password to go on.')
    setProblem(undefined)
    mutate(password, {
      onSuccess: onErased,
      onError: (error) => refuse(plainMessage(error, 'Your account was not deleted. Please try again.')),
    })
  }
  return (
    <Setting id="erase" title="Erase" reason="There is no way back from this." danger>
      <form className={styles.form} noValidate aria-label="Erase" onSubmit={submit}>
        <div>
          <b>Delete your account and everything in it?</b>
          <p className={styles.small}>
            <WhatGoes /> A subscription ends with it, and nothing more is charged. Invoices are kept as the law
            requires, without your name.
          </p>
        </div>
        <PasswordField
          ref={field}
          label="Your password"
          autoComplete="current-password"
          className={styles.password}
          value={password}
          error={problem}
          onChange={({ target }) => setPassword(target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="danger-fill" busy={isPending}>
            Delete everything
          </Button>
          <TextLink to={{ hash: exportPlace }} className={styles.first}>
            Export first
          </TextLink>
        </div>
      </form>
    </Setting>
  )
}

function WhatGoes() {
  const { data } = useQuery(heldQuery())
  return `This deletes ${data ? sumOf(data) : 'everything you made and your profile'} at once, on every device.`
}
