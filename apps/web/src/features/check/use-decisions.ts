import type { CheckedSentence } from '@bespeak/domain/check/sentence.ts'
import { type Dispatch, type SetStateAction, useRef } from 'react'
import { dayOf } from '../../lib/days.ts'
import type { Account } from './check-text.tsx'
import { withoutSentence, withWords } from './edit-text.ts'
import type { Checked } from './use-check.ts'
import { type Draft, decided, jobsOf, type OwnLine, undone, type Work } from './work.ts'

interface DecisionsOf {
  work: Work
  checked: Checked
  onChange: Dispatch<SetStateAction<Work>>
  account: Account | undefined
}

/** What the person decides on a sentence. */
export function useDecisions({ work, checked, onChange, account }: DecisionsOf) {
  /** A sentence's place is one in the text that was checked: while that is checked anew, nothing is put there. */
  const become = (text: string, name?: string) =>
    onChange((before) =>
      before.text === checked.text
        ? // Together with the text: a form that closes before its words are taken loses them.
          decided(before, { kind: 'text', before: before.text }, { text, drafts: withoutDraft(before.drafts, name) })
        : before,
    )
  const { save, forget } = useSaved(onChange, account)
  const state = (own: Omit<OwnLine, 'id' | 'on'>) => {
    const line = { ...own, id: `own-${Date.now()}`, on: dayOf(new Date()) }
    onChange((before) => decided(before, { kind: 'added', line }, { own: [...before.own, line] }))
    if (!line.isYes) save(line)
  }

  return {
    /** The text is being checked anew: no words can be put into it. */
    isWaiting: work.text !== checked.text,
    /** With the name of the draft that is done with it. */
    replace: (sentence: CheckedSentence, words: string, name?: string) =>
      become(withWords(checked.text, sentence, words), name),
    remove: (sentence: CheckedSentence, name?: string) => become(withoutSentence(checked.text, sentence), name),
    sayYes: ({ text }: CheckedSentence) => state({ statement: text, place: null, isYes: true }),
    addFact(words: string, job: string) {
      const head = jobsOf(work).find(({ id }) => id === job)
      const place = head
        ? { section: head.section, entry: head.entry, role: head.role, start: head.start, end: head.end }
        : null
      state({ statement: words.trim(), place, isYes: false })
    },
    takeBack(line: OwnLine) {
      onChange((before) => {
        const at = before.own.findIndex(({ id }) => id === line.id)
        return at < 0 ? before : decided(before, { kind: 'removed', line, at }, { own: before.own.toSpliced(at, 1) })
      })
      forget(line)
    },
    undo() {
      const [step] = work.steps
      onChange(undone)
      if (step?.kind === 'added') forget(work.own.find(({ id }) => id === step.line.id) ?? step.line)
      if (step?.kind === 'removed' && !step.line.isYes) save(step.line)
    },
    draft: (name: string, draft: Draft | null) =>
      onChange((before) => {
        const others = withoutDraft(before.drafts, name)
        return { ...before, drafts: draft ? { ...others, [name]: draft } : others }
      }),
  }
}

/** What they state is in the account as well, and goes from there with it, also while it is still being saved. */
function useSaved(onChange: DecisionsOf['onChange'], account: Account | undefined) {
  const saving = useRef(new Map<string, Promise<number | undefined>>())
  return {
    save({ id, statement }: OwnLine) {
      if (!account) return
      // Where it fails it counts here all the same; who saves says that it failed.
      const saved = account.saveFact(statement).catch(() => undefined)
      saving.current.set(id, saved)
      void saved.then((factId) =>
        onChange((before) => ({
          ...before,
          own: before.own.map((line) => (line.id === id ? { ...line, factId } : line)),
        })),
      )
    },
    async forget({ id, factId }: OwnLine) {
      const saved = (await saving.current.get(id)) ?? factId
      saving.current.delete(id)
      if (saved !== undefined) await account?.removeFact(saved).catch(() => undefined)
    },
  }
}

function withoutDraft(drafts: Work['drafts'], name = ''): Work['drafts'] {
  const { [name]: _, ...others } = drafts
  return others
}

export type Decisions = ReturnType<typeof useDecisions>
