import type { CheckedSentence } from '@bespeak/domain/check/sentence.ts'
import { useEffect, useState } from 'react'
import { dayOf } from '../../lib/days.ts'
import type { CheckedText } from '../../lib/reading/check-text.ts'
import type { CheckEngine } from './check-engine.ts'
import { linesOf, type Work } from './work.ts'

export interface Checked extends CheckedText {
  /** The text that was checked: a sentence's place is one in this. */
  text: string
  /** What the person had stated by then. */
  own: Work['own']
}

/** What the lines say of the text, anew with each change of either; the last answer stays until the next is there. */
export function useCheck(engine: CheckEngine, work: Work) {
  const { isChecked, text, resume, own, addressee } = work
  const [checked, setChecked] = useState<Checked | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks the same again
  useEffect(() => {
    if (!isChecked || resume === null) return setChecked(null)
    let isWanted = true
    const asked = { text, lines: linesOf({ resume, own }), addressee, today: dayOf(new Date()) }
    engine.check(asked).then(
      (found) => {
        if (!isWanted) return
        setChecked({ ...found, text, own })
        setHasFailed(false)
      },
      () => isWanted && setHasFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [engine, isChecked, text, resume, own, addressee, attempt])

  return { checked, hasFailed, tryAgain: () => setAttempt(attempt + 1) }
}

/** A name that a sentence keeps while others change. */
export function keysOf(sentences: readonly CheckedSentence[]): string[] {
  const seen = new Map<string, number>()
  return sentences.map(({ text }) => {
    const count = (seen.get(text) ?? 0) + 1
    seen.set(text, count)
    return `${text}#${count}`
  })
}
