import { useEffect, useRef, useState } from 'react'
import * as texts from '../texts/verification-card.ts'
import { toast } from '../toast.ts'
import { isCode } from './code-digits.ts'
import { useCooldown } from './use-cooldown.ts'

export const resendCooldownSeconds = 60

/** What a person can cause is answered; whatever is thrown is an error. */
interface CodeOutcome {
  success: boolean
  message?: string | undefined
}

export interface VerificationCallbacks {
  onVerified: (code: string) => Promise<CodeOutcome> | Promise<void>
  onResend: () => Promise<CodeOutcome>
  resendFailedTitle: string
  /** When the cooldown ends that an earlier card began, in milliseconds since the epoch. */
  resendableAt?: number | undefined
}

interface Problem {
  title: string
  description: string
}

interface FoundProblem extends Problem {
  /** Whether the digits are to blame. */
  isOfCode: boolean
}

interface Wording {
  refused: Problem
  thrown: Problem
}

const verifying: Wording = { refused: texts.refused, thrown: texts.verificationError }

const resending = (refusedTitle: string): Wording => ({
  refused: { title: refusedTitle, description: texts.tryLater },
  thrown: texts.resendError,
})

async function problemOf(act: () => ReturnType<VerificationCallbacks['onVerified']>, words: Wording) {
  try {
    const outcome = await act()
    if (!outcome || outcome.success) return null
    return { ...words.refused, description: outcome.message || words.refused.description }
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : ''
    return { ...words.thrown, description: message || words.thrown.description }
  }
}

/** What happens to a code once it is handed in, and what the person is told about it. */
export function useVerification({ onVerified, onResend, resendFailedTitle, resendableAt }: VerificationCallbacks) {
  const [isVerifying, setVerifying] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<FoundProblem | null>(null)
  const cooldown = useCooldown(resendCooldownSeconds, resendableAt)
  const told = useRef<ReturnType<typeof toast> | null>(null)
  const isThere = useIsThere()

  const report = (found: Problem, isOfCode: boolean) => {
    setProblem({ ...found, isOfCode })
    told.current = toast({ ...found, variant: 'destructive' })
  }

  const forget = () => {
    setProblem(null)
    told.current?.dismiss()
  }

  const verify = async (code: string): Promise<boolean> => {
    forget()
    if (!isCode(code)) {
      report(texts.incomplete, true)
      return false
    }
    setVerifying(true)
    const found = await problemOf(() => onVerified(code), verifying)
    setVerifying(false)
    if (found) report(found, true)
    return found === null
  }

  /** Whether a new code was sent to whoever still waits for it here. */
  const resend = async (): Promise<boolean> => {
    setSending(true)
    forget()
    const found = await problemOf(onResend, resending(resendFailedTitle))
    setSending(false)
    if (!isThere()) return false
    if (found) {
      cooldown.clear()
      report(found, false)
      return false
    }
    cooldown.start()
    toast(texts.codeSent)
    return true
  }

  return { isVerifying, isSending, problem, secondsLeft: cooldown.secondsLeft, verify, resend }
}

/** An answer may come after the card is gone, when nobody waits for it any more. */
function useIsThere(): () => boolean {
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return () => isThere.current
}
