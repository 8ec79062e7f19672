import type { CheckedSentence } from '@bespeak/domain/check/sentence.ts'
import { useEffect, useMemo, useState } from 'react'
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
export function useCheck(engine: CheckEngine, { text, resume, own, addressee }: Work) {
  const [checked, setChecked] = useState<Checked | null>(null)
  const asked = useMemo(
    () => ({ text, lines: linesOf({ resume, own }), addressee, today: dayOf(new Date()) }),
    [text, resume, own, addressee],
  )
  const [failed, setFailed] = useState<object | null>(null)
  const hasFailed = failed === asked

  useEffect(() => {
    if (hasFailed) return
    let isWanted = true
    engine.check(asked).then(
      (found) => isWanted && setChecked({ ...found, text: asked.text, own }),
      () => isWanted && setFailed(asked),
    )
    return () => {
      isWanted = false
    }
  }, [engine, asked, own, hasFailed])

  return { checked, hasFailed, tryAgain: () => setFailed(null) }
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
