import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { mayPass } from './graphql/may-pass.ts'
import { localStore, readJson } from './storage.ts'

const saveAfter = 1500
const tryAgainAfter = 15_000

interface Draft {
  /** What was saved when it was typed. */
  base: string
  text: string
}

/** Resolves once the text is saved. Again: it was told already that it could not be. */
type Save = (text: string, isAgain?: boolean) => Promise<unknown>

/** Whether something was typed there that is not saved yet. */
export const hasKeptText = (key: string): boolean => localStore.read(key) !== null

interface KeptText {
  /** Where this browser keeps what is not saved yet. */
  key: string
  /** The text as the server has it. */
  saved: string
  save: Save
}

/**
 * A text that is saved as one types. What is not saved yet is kept in this browser, and goes out when there is a
 * connection again. What was saved elsewhere meanwhile is never overwritten: it is shown, and what was typed stands apart.
 */
export function useKeptText({ key, saved, save }: KeptText) {
  const [kept] = useState(() => readJson<Draft | null>(localStore, key, null))
  const isOnSaved = kept?.base === saved
  const [text, setText] = useState(kept && isOnSaved ? kept.text : saved)
  const [apart, setApart] = useState(kept && !isOnSaved && kept.text !== saved ? kept.text : null)
  const [base, setBase] = useState(saved)
  const [sent, setSent] = useState<string | null>(null)
  const [isUnsent, setIsUnsent] = useState(false)
  const [failed, setFailed] = useState<{ text: string } | null>(null)
  const latest = useRef(text)
  const isChanged = text !== base

  const put = (next: string) => {
    latest.current = next
    setText(next)
  }
  if (saved !== base) {
    setBase(saved)
    if (saved.trim() !== sent?.trim()) {
      if (isChanged && text !== saved) setApart(text)
      setText(saved)
    }
  }
  useEffect(() => {
    latest.current = text
  }, [text])

  const send = async (by: Save = save, sending = text) => {
    setSent(sending)
    try {
      await by(sending)
      setIsUnsent(false)
      if (latest.current === sending) localStore.remove(key)
    } catch (failure) {
      // The draft stays where it is kept.
      setIsUnsent(true)
      if (mayPass(failure)) setFailed({ text: sending })
    }
  }
  const isAgain = failed?.text === text
  const autosave = useEffectEvent((typed: string) => void send((sending) => save(sending, isAgain), typed))
  useEffect(() => {
    if (!isChanged) return
    const due = () => autosave(text)
    const timer = setTimeout(due, failed?.text === text ? tryAgainAfter : saveAfter)
    window.addEventListener('online', due)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', due)
    }
  }, [isChanged, text, failed])

  const leave = useEffectEvent(() => {
    if (isChanged)
      void save(latest.current).then(
        () => localStore.remove(key),
        () => undefined,
      )
  })
  useEffect(() => () => leave(), [])

  const type = (next: string) => {
    localStore.write(key, JSON.stringify({ base, text: next } satisfies Draft))
    put(next)
  }
  return {
    text,
    type,
    send,
    isChanged,
    /** Whether it was tried and did not go through. */
    isUnsent: isUnsent && isChanged,
    /** What was typed on an older text, and waits for a decision. */
    apart,
    decide(keep: boolean) {
      setApart(null)
      localStore.remove(key)
      if (keep && apart !== null) type([text, apart].filter(Boolean).join('\n\n'))
    },
  }
}
