import type { Problems } from '@bespeak/domain/account/problems.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { plainMessage } from './graphql/plain-message.ts'
import * as texts from './texts/common.ts'

interface Sending<Form, Answer> {
  problemsOf: (form: Form) => Problems
  send: (form: Form) => Promise<Answer>
  onSent: (answer: Answer) => void
}

/**
 * A form that goes out when it is submitted. What is wrong is told at its fields first, with the focus in the first of
 * them, and is gone once it is mended; what the server refuses is told as a whole. What was typed stays in both cases.
 */
export function useSending<Form, Answer>({ problemsOf, send, onSent }: Sending<Form, Answer>, form: Form) {
  const element = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const { mutate, isPending, error } = useMutation({ mutationFn: send })
  const problems = tries > 0 ? problemsOf(form) : {}

  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [tries])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (Object.keys(problemsOf(form)).length > 0) return setTries(tries + 1)
    setTries(0)
    mutate(form, { onSuccess: onSent })
  }
  return {
    form: { ref: element, onSubmit, noValidate: true },
    problems,
    isSending: isPending,
    refusal: error && plainMessage(error, texts.pleaseTryAgain),
  }
}
