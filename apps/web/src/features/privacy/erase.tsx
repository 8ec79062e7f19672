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
import * as texts from './texts.tsx'
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
    if (!password) return refuse(texts.enterPassword)
    setProblem(undefined)
    mutate(password, {
      onSuccess: onErased,
      onError: (error) => refuse(plainMessage(error, texts.notErased)),
    })
  }
  return (
    <Setting id="erase" title={texts.erase} reason={texts.eraseReason} danger>
      <form className={styles.form} noValidate aria-label={texts.erase} onSubmit={submit}>
        <div>
          <b>{texts.eraseQuestion}</b>
          <p className={styles.small}>
            <WhatGoes /> {texts.endsWithIt}
          </p>
        </div>
        <PasswordField
          ref={field}
          label={texts.yourPassword}
          autoComplete="current-password"
          className={styles.password}
          value={password}
          error={problem}
          onChange={({ target }) => setPassword(target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="danger-fill" busy={isPending}>
            {texts.deleteEverything}
          </Button>
          <TextLink to={{ hash: exportPlace }} className={styles.first}>
            {texts.exportFirst}
          </TextLink>
        </div>
      </form>
    </Setting>
  )
}

function WhatGoes() {
  const { data } = useQuery(heldQuery())
  return texts.deletes(data ? sumOf(data) : texts.everythingMade)
}
