import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { mayPass } from './graphql/may-pass.ts'
import { isOwn, useInTurn, withSent } from './own-saves.ts'
import { localStore, readJson } from './storage.ts'

const saveAfter = 1500
const tryAgainAfter = 15_000

interface Draft {
  /** What was saved when it was typed. */
  base: string
  text: string
  /** What was sent and not answered. */
  sent?: readonly string[] | undefined
  /** What was typed on an older text. */
  apart?: string | undefined
}

const draftAt = (key: string) => readJson<Draft | null>(localStore, key, null)

function keepDraft(key: string, draft: Draft) {
  if (draft.text === draft.base && !draft.apart) localStore.remove(key)
  else localStore.write(key, JSON.stringify(draft))
}

const joined = (...texts: (string | null | undefined)[]) => texts.filter(Boolean).join('\n\n')

/** What a page begins with: what was kept here, on the text as it is saved by now. */
function begun(kept: Draft | null, saved: string) {
  if (!kept) return { text: saved, apart: null, sent: [] }
  const sent = withSent(kept.sent, kept.text)
  if (isOwn([kept.base, ...(kept.sent ?? [])], saved)) return { text: kept.text, apart: kept.apart ?? null, sent }
  return { text: saved, apart: joined(kept.apart, kept.text === saved ? null : kept.text) || null, sent }
}

interface Saving {
  /** The texts that it was typed on: what was shown, and what this page itself has sent since. */
  bases: readonly string[]
  /** It was told already that it could not be saved. */
  isAgain: boolean
}

/** Resolves once the text is saved. */
type Save = (text: string, saving: Saving) => Promise<unknown>

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
  const inTurn = useInTurn(key)
  const [start] = useState(() => begun(draftAt(key), saved))
  const [text, setText] = useState(start.text)
  const [apart, setApart] = useState(start.apart)
  const [base, setBase] = useState(saved)
  const [isUnsent, setIsUnsent] = useState(false)
  const [failed, setFailed] = useState<{ text: string } | null>(null)
  const own = useRef<readonly string[]>(start.sent)
  const isTold = useRef(false)
  const latest = useRef({ text, base })
  const isChanged = text !== base

  if (saved !== base) {
    setBase(saved)
    if (!isOwn(own.current, saved)) {
      if (isChanged && text !== saved) setApart(joined(apart, text))
      setText(saved)
    }
  }
  useEffect(() => {
    // What was saved elsewhere since makes what was sent before it old.
    if (latest.current.base !== base && !isOwn(own.current, base)) own.current = []
    latest.current = { text, base }
  }, [text, base])

  const send = async (by: Save) => {
    const sending = latest.current.text
    own.current = withSent(own.current, sending)
    const draft = draftAt(key)
    if (draft) keepDraft(key, { ...draft, sent: own.current })
    try {
      await by(sending, { bases: [latest.current.base, ...own.current], isAgain: isTold.current })
      own.current = [sending]
      isTold.current = false
      setIsUnsent(false)
      setFailed(null)
      // What was typed in the meantime, here or where it is open again, is on this text.
      const left = draftAt(key)
      if (left) keepDraft(key, { ...left, base: sending, sent: undefined })
    } catch (failure) {
      // The draft stays where it is kept.
      setIsUnsent(true)
      isTold.current = mayPass(failure)
      if (mayPass(failure)) setFailed({ text: sending })
    }
  }
  const autosave = useEffectEvent(() => void inTurn(() => send(save)))
  useEffect(() => {
    if (!isChanged) return
    const due = () => autosave()
    const timer = setTimeout(due, failed?.text === text ? tryAgainAfter : saveAfter)
    window.addEventListener('online', due)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', due)
    }
  }, [isChanged, text, failed])

  const leave = useEffectEvent(() => {
    if (isChanged) autosave()
  })
  useEffect(() => () => leave(), [])

  const keep = (next: string, aside: string | null) =>
    keepDraft(key, {
      base,
      text: next,
      ...(own.current.length > 0 && { sent: own.current }),
      apart: aside ?? undefined,
    })
  const settle = useEffectEvent((aside: string | null) => {
    if (hasKeptText(key)) keep(text, aside)
  })
  // What is as it is saved is not kept, and what stands apart is kept beside what is typed from then on.
  useEffect(() => settle(apart), [apart])

  const put = (next: string, aside: string | null) => {
    latest.current = { ...latest.current, text: next }
    keep(next, aside)
    setText(next)
    setApart(aside)
  }
  return {
    text,
    type: (next: string) => put(next, apart),
    send: (by: Save) => inTurn(() => send(by)),
    isChanged,
    /** Whether it was tried and did not go through. */
    isUnsent: isUnsent && isChanged,
    /** What was typed on an older text, and waits for a decision. */
    apart,
    decide: (isKept: boolean) => put(isKept ? joined(text, apart) : text, null),
  }
}
