import { useState } from 'react'
import { readJson, sessionStore } from '../../lib/storage.ts'
import type { Suggestion } from '../../ui/needs-your-ok.tsx'
import type { TailoredState } from './use-tailored.ts'

type Typed = Readonly<Record<number, string>>

/** What is suggested for a version and how it is answered, wherever on the page. What is typed for one is kept. */
export function useSuggestions(id: number, state: TailoredState) {
  const key = `put_otherwise_${id}`
  const read = () => readJson<Typed>(sessionStore, key, {})
  const [typed, setTyped] = useState(read)
  const [isRewording, setIsRewording] = useState(false)
  const type = (of: Pick<Suggestion, 'id' | 'text'>, words: string) => {
    const { [of.id]: _, ...others } = read()
    const next: Typed = words === of.text ? others : { ...others, [of.id]: words }
    if (Object.keys(next).length === 0) sessionStore.remove(key)
    else sessionStore.write(key, JSON.stringify(next))
    setTyped(next)
  }
  return {
    busy: state.isAnswering || state.isChangingEdits || isRewording,
    typed,
    type,
    answer: (ids: readonly number[], yes: boolean) => void state.answer(ids, yes),
    stateIt: (of: number, statement: string) => void state.stateAndAccept(of, statement),
    async reword(of: Pick<Suggestion, 'id' | 'before' | 'text'>, words: string) {
      setIsRewording(true)
      const isThere = await state.reword(of.before ?? '', words)
      setIsRewording(false)
      if (isThere) type(of, of.text)
    },
  }
}
