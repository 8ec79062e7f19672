import { useRef, useState } from 'react'
import type { ReadOutcome } from '../../lib/reading/resume-read.ts'
import type { CheckEngine } from './check-engine.ts'
import * as texts from './texts/page.ts'

export interface Reading {
  /** Of a file; pasted text is there at once. */
  name: string | null
  step: number
}

/** Reads a file or text, and says how far it is; what comes after another one was asked for is left. */
export function useReader(engine: CheckEngine) {
  const [reading, setReading] = useState<Reading | null>(null)
  const latest = useRef(0)

  async function follow(name: string | null, read: (onStep: (step: number) => void) => Promise<ReadOutcome>) {
    latest.current += 1
    const mine = latest.current
    setReading({ name, step: 1 })
    const onStep = (step: number) => mine === latest.current && setReading({ name, step })
    const outcome = await read(onStep).catch((): ReadOutcome => ({ ok: false, message: texts.notRead }))
    if (mine !== latest.current) return null
    setReading(null)
    return outcome
  }

  return {
    reading,
    readFile: (file: File) => follow(file.name, (onStep) => engine.readFile(file, onStep)),
    readText: (text: string) => follow(null, () => engine.readText(text)),
  }
}
