import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../button.tsx'
import { TextButton } from '../text-link.tsx'
import * as texts from '../texts/verification-card.ts'
import { codeLength, isCode } from './code-digits.ts'
import { useCodeInputs } from './use-code-inputs.ts'
import { useVerification, type VerificationCallbacks } from './use-verification.ts'
import styles from './verification-card.module.css'
import { VerificationComplete } from './verification-complete.tsx'

export interface VerificationCardProps extends Omit<VerificationCallbacks, 'resendFailedTitle'> {
  title?: string
  description?: ReactNode
  onBack: () => void
  showSuccess?: boolean
  resendFailedTitle?: string
  heading?: 'h1' | 'h2'
  takesFocus?: boolean
}

const places = Array.from({ length: codeLength }, (_, index) => index)

export function VerificationCard({
  title = texts.verifyEmail,
  description = texts.codeSentToYou,
  onVerified,
  onResend,
  onBack,
  showSuccess = true,
  resendFailedTitle = texts.resendFailed,
  heading: Heading = 'h1',
  takesFocus = true,
  resendableAt,
}: VerificationCardProps) {
  const [isVerified, setVerified] = useState(false)
  const verification = useVerification({ onVerified, onResend, resendFailedTitle, resendableAt })
  const { isVerifying, isSending, problem, secondsLeft } = verification
  const inputs = useCodeInputs({
    onEnter: () => void submit(),
    onWhole: (code) => void verify(code),
    locked: isVerifying,
    takesFocus,
  })
  const id = useId()

  function submit(event?: FormEvent) {
    event?.preventDefault()
    return verify(inputs.code)
  }

  async function verify(code: string) {
    if (isVerifying) return
    const accepted = await verification.verify(code)
    if (accepted) setVerified(showSuccess)
    else inputs.focusMissing(code)
  }

  async function resend() {
    // The digits on the card belong to the code before.
    if (await verification.resend()) inputs.startOver()
    else inputs.focusMissing(inputs.code)
  }

  if (isVerified) {
    return (
      <VerificationComplete
        heading={Heading}
        busy={isVerifying}
        onContinue={() => void verification.verify(inputs.code)}
      />
    )
  }

  return (
    <form className={styles.card} noValidate onSubmit={(event) => void submit(event)}>
      <Heading>{title}</Heading>
      <p className={styles.description} id={`${id}-description`}>
        {description}
      </p>
      <fieldset
        className={styles.digits}
        aria-label={texts.sixDigits}
        aria-describedby={`${id}-description ${id}-problem`}
      >
        {places.map((index) => (
          <input
            key={index}
            {...inputs.inputProps(index)}
            className={styles.digit}
            type="text"
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={texts.digit(index + 1, codeLength)}
            aria-invalid={problem?.isOfCode ?? false}
            aria-describedby={problem?.isOfCode ? `${id}-problem` : undefined}
          />
        ))}
      </fieldset>
      <p className={styles.problem} role="alert" id={`${id}-problem`}>
        {problem && texts.problem(problem.title, problem.description)}
      </p>
      <p className={styles.resend}>
        {texts.noEmail}{' '}
        {secondsLeft > 0 ? (
          <span className={styles.cooldown}>{texts.nextCodeIn(secondsLeft)}</span>
        ) : (
          <TextButton disabled={isSending || isVerifying} onClick={() => void resend()}>
            {isSending ? texts.sending : texts.resendCode}
          </TextButton>
        )}
      </p>
      <div className={styles.actions}>
        <Button variant="line" size="lg" disabled={isVerifying} onClick={onBack}>
          {texts.back}
        </Button>
        <Button type="submit" size="lg" busy={isVerifying} disabled={!isCode(inputs.code)}>
          {isVerifying ? texts.verifying : texts.verifyCode}
        </Button>
      </div>
    </form>
  )
}
