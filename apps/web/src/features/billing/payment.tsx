import { Lock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { PlanChangePreview } from '../../lib/billing.ts'
import { money } from '../../lib/billing-words.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Note } from '../../ui/note.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CardFields, useCard } from './card-fields.tsx'
import styles from './checkout.module.css'
import { TestNote } from './test-note.tsx'
import * as texts from './texts/checkout.tsx'
import { usePaying } from './use-paying.ts'

type PaymentProps = { planId: number; preview: PlanChangePreview | undefined; isTest: boolean }

/** Nothing that is typed here is sent: how a test payment ends is told by its card. */
export function Payment({ planId, preview, isTest }: PaymentProps) {
  const card = useCard()
  const paying = usePaying(planId)
  const form = useRef<HTMLFormElement>(null)
  // Whoever pressed the button learns there what is to be mended.
  useEffect(() => {
    if (card.checks > 0 || paying.declined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [card.checks, paying.declined])
  const sum = preview ? money(preview.dueNow, preview.currency) : ''
  const send = () => {
    const outcome = isTest ? card.check() : 'paid'
    if (outcome) paying.pay(outcome)
  }
  const choose = (number: string) => {
    paying.forget()
    card.choose(number)
  }
  return (
    <Card>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {isTest && <TestNote onChoose={choose} />}
        {isTest && <CardFields card={card} declined={paying.declined} onChange={paying.forget} />}
        {paying.problem && (
          <Note tone="danger" role="alert">
            {paying.problem}
          </Note>
        )}
        {paying.asksToConfirm ? (
          <Confirm sum={sum} paying={paying} />
        ) : (
          <Button type="submit" size="lg" wide busy={paying.isPaying} disabled={!preview}>
            {!paying.isPaying && <Lock size={20} strokeWidth={1.5} aria-hidden="true" />}
            {isTest ? buttonWords(paying, sum) : pageWords(paying, sum)}
          </Button>
        )}
        {!isTest && <p className={styles.quiet}>{texts.securePage}</p>}
        <p className={styles.quiet}>{texts.agree(<TextLink to={paths.terms()}>{texts.terms}</TextLink>)}</p>
      </form>
    </Card>
  )
}

type Paying = ReturnType<typeof usePaying>

function buttonWords({ isPaying, declined }: Paying, sum: string): string {
  if (isPaying) return texts.paying
  return declined ? texts.payAgain(sum) : texts.pay(sum)
}

/** Where it is paid on another page, nothing is paid on this one. */
const pageWords = ({ isPaying }: Paying, sum: string) => (isPaying ? texts.openingPayment : texts.goToPayment(sum))

/** In place of what a bank would ask on its own page. */
function Confirm({ sum, paying }: { sum: string; paying: Paying }) {
  return (
    <Note tone="warn" role="alert" title={texts.pleaseConfirm}>
      {paying.asksToConfirm}
      <div className={styles.buttons}>
        <Button autoFocus busy={paying.isPaying} onClick={() => paying.pay('confirmed')}>
          {texts.confirm(sum)}
        </Button>
        <Button variant="line" disabled={paying.isPaying} onClick={() => paying.pay('declined')}>
          {texts.refuse}
        </Button>
      </div>
    </Note>
  )
}
