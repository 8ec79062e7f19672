import { useState } from 'react'
import { readJson, sessionStore } from '../../lib/storage.ts'
import type { TypedFor } from '../../ui/check-first.tsx'
import type { Suggestion } from '../../ui/needs-your-ok.tsx'
import type { EditsState } from './use-edits.ts'

/** By the id of its suggestion; a fact for one has a key of its own. */
type Typed = Readonly<Record<string, string>>

type Answering = Pick<EditsState, 'isAnswering' | 'isChangingEdits' | 'answer' | 'stateAndAccept'> & {
  reword: (line: string, own: string) => Promise<boolean>
}

const factKey = (id: number) => `fact ${id}`

/** What is suggested for a version and how it is answered. What is typed for one is kept, wherever on the page it was. */
export function useSuggestions(id: number, state: Answering) {
  const key = `put_otherwise_${id}`
  const read = () => readJson<Typed>(sessionStore, key, {})
  const [kept, setKept] = useState(() => ({ key, typed: read() }))
  const typed = kept.key === key ? kept.typed : read()
  const [isRewording, setIsRewording] = useState(false)
  const keep = (part: string | number, words: string, start: string) => {
    const { [part]: _, ...others } = read()
    const next: Typed = words === start ? others : { ...others, [part]: words }
    if (Object.keys(next).length === 0) sessionStore.remove(key)
    else sessionStore.write(key, JSON.stringify(next))
    setKept({ key, typed: next })
  }
  const type = (of: Pick<Suggestion, 'id' | 'text'>, words: string) => keep(of.id, words, of.text)
  return {
    busy: state.isAnswering || state.isChangingEdits || isRewording,
    typed,
    type,
    typedFor: (of: { id: number }): TypedFor => ({ edit: typed[of.id], fact: typed[factKey(of.id)] }),
    typeFor: (of: Pick<Suggestion, 'id' | 'text'>, part: keyof TypedFor, words: string) =>
      part === 'edit' ? type(of, words) : keep(factKey(of.id), words, ''),
    answer: (ids: readonly number[], yes: boolean) => void state.answer(ids, yes),
    async stateIt(of: number, statement: string) {
      if (await state.stateAndAccept(of, statement)) keep(factKey(of), '', '')
    },
    async reword(of: Pick<Suggestion, 'id' | 'before' | 'text'>, words: string) {
      setIsRewording(true)
      const isThere = await state.reword(of.before ?? '', words)
      setIsRewording(false)
      if (isThere) type(of, of.text)
    },
  }
}
