import type { CheckedSentence } from '@bespeak/domain/check/sentence.ts'
import type { Dispatch, SetStateAction } from 'react'
import { dayOf } from '../../lib/days.ts'
import type { Account } from './check-text.tsx'
import { withoutSentence, withWords } from './edit-text.ts'
import type { Checked } from './use-check.ts'
import { type Draft, jobsOf, type OwnLine, type Work } from './work.ts'

const mostPast = 50

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
        ? {
            ...before,
            text,
            past: [before.text, ...before.past].slice(0, mostPast),
            // Together with the text: a form that closes before its words are taken loses them.
            drafts: withoutDraft(before.drafts, name),
          }
        : before,
    )
  const state = (own: Omit<OwnLine, 'id' | 'on'>) => {
    const line = { ...own, id: `own-${Date.now()}`, on: dayOf(new Date()) }
    onChange((before) => ({ ...before, own: [...before.own, line] }))
    return line.id
  }

  async function save(id: string, statement: string) {
    try {
      const factId = await account?.saveFact(statement)
      onChange((before) => ({
        ...before,
        own: before.own.map((line) => (line.id === id ? { ...line, factId } : line)),
      }))
    } catch {
      // It counts here all the same; who saves says that it failed.
    }
  }

  return {
    /** The text is being checked anew: no words can be put into it. */
    isWaiting: work.text !== checked.text,
    /** With the name of the draft that is done with it. */
    replace: (sentence: CheckedSentence, words: string, name?: string) =>
      become(withWords(checked.text, sentence, words), name),
    remove: (sentence: CheckedSentence, name?: string) => become(withoutSentence(checked.text, sentence), name),
    sayYes: ({ text }: CheckedSentence) => void state({ statement: text, place: null, isYes: true }),
    addFact(words: string, job: string) {
      const head = jobsOf(work).find(({ id }) => id === job)
      const place = head
        ? { section: head.section, entry: head.entry, role: head.role, start: head.start, end: head.end }
        : null
      const statement = words.trim()
      const id = state({ statement, place, isYes: false })
      if (account) void save(id, statement)
    },
    takeBack({ id, factId }: OwnLine) {
      onChange((before) => ({ ...before, own: before.own.filter((line) => line.id !== id) }))
      if (factId !== undefined) void account?.removeFact(factId).catch(() => undefined)
    },
    undo: () => onChange(({ past: [text, ...past], ...before }) => ({ ...before, past, text: text ?? before.text })),
    draft: (name: string, draft: Draft | null) =>
      onChange((before) => {
        const others = withoutDraft(before.drafts, name)
        return { ...before, drafts: draft ? { ...others, [name]: draft } : others }
      }),
  }
}

function withoutDraft(drafts: Work['drafts'], name = ''): Work['drafts'] {
  const { [name]: _, ...others } = drafts
  return others
}

export type Decisions = ReturnType<typeof useDecisions>
