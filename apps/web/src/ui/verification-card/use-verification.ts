import { useState } from 'react'
import { toast } from '../toast.ts'
import { isCode } from './code-digits.ts'
import { useCooldown } from './use-cooldown.ts'

const resendCooldownSeconds = 60

/** What a person can cause is answered; whatever is thrown is an error. */
interface CodeOutcome {
  success: boolean
  message?: string | undefined
}

export interface VerificationCallbacks {
  onVerified: (code: string) => Promise<CodeOutcome> | Promise<void>
  onResend: () => Promise<CodeOutcome>
  resendFailedTitle: string
}

interface Problem {
  title: string
  description: string
}

interface Wording {
  refused: Problem
  thrown: Problem
}

const incomplete: Problem = { title: 'Invalid code', description: 'Please enter the 6-digit verification code' }

const verifying: Wording = {
  refused: { title: 'Verification failed', description: 'Invalid verification code' },
  thrown: { title: 'Verification error', description: 'An error occurred during verification' },
}

const resending = (refusedTitle: string): Wording => ({
  refused: { title: refusedTitle, description: 'Please try again later' },
  thrown: { title: 'Error', description: 'An error occurred while resending the code' },
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
export function useVerification({ onVerified, onResend, resendFailedTitle }: VerificationCallbacks) {
  const [isVerifying, setVerifying] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const cooldown = useCooldown(resendCooldownSeconds)

  const report = (found: Problem) => {
    setProblem(found)
    toast({ ...found, variant: 'destructive' })
  }

  const verify = async (code: string): Promise<boolean> => {
    if (!isCode(code)) {
      report(incomplete)
      return false
    }
    setVerifying(true)
    setProblem(null)
    const found = await problemOf(() => onVerified(code), verifying)
    setVerifying(false)
    if (found) report(found)
    return found === null
  }

  const resend = async () => {
    setSending(true)
    setProblem(null)
    const found = await problemOf(onResend, resending(resendFailedTitle))
    setSending(false)
    if (found) {
      cooldown.clear()
      report(found)
      return
    }
    cooldown.start()
    toast({ title: 'Code sent', description: 'A new verification code has been sent to your email.' })
  }

  return { isVerifying, isSending, problem, secondsLeft: cooldown.secondsLeft, verify, resend }
}
