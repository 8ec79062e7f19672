import { useRef, useState } from 'react'
import * as texts from '../texts/reading.ts'
import { readResumeFile, readResumeText } from './read-resume.ts'
import type { OnStep, ReadOutcome, ResumeRead } from './resume-read.ts'

/** Reads a file or text in this browser, and says how far it is or why it was refused. */
export function useReading(onRead: (read: ResumeRead) => void) {
  const [step, setStep] = useState<{ name: string; step: number } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef(0)

  async function follow(name: string, read: (onStep: OnStep) => Promise<ReadOutcome>) {
    latest.current += 1
    const mine = latest.current
    const isMine = () => mine === latest.current
    setProblem(null)
    setStep({ name, step: 1 })
    const outcome = await read((at) => isMine() && setStep({ name, step: at })).catch(() => null)
    if (!isMine()) return
    setStep(null)
    if (outcome?.ok) onRead(outcome)
    else setProblem(outcome?.message ?? texts.broken)
  }

  return {
    step,
    problem,
    readFile: (file: File) => void follow(file.name, (onStep) => readResumeFile(file, onStep)),
    readText: (text: string) => void follow(texts.yourText, () => readResumeText(text)),
  }
}
