import { useState } from 'react'
import { TextField } from '../../ui/field.tsx'
import { expiryProblem, laterMonth } from './card-expiry.ts'
import styles from './checkout.module.css'
import { outcomeOf } from './test-cards.ts'
import * as texts from './texts/checkout.tsx'

const empty = { number: '', expires: '', code: '' }

type Fields = typeof empty
type Errors = Partial<Record<keyof Fields, string>>

const rules: Record<keyof Fields, (text: string) => string | null> = {
  number: (text) => (outcomeOf(text) ? null : texts.cardNumberWrong),
  expires: (text) => expiryProblem(text, new Date()),
  code: (text) => (/^\d{3,4}$/.test(text.trim()) ? null : texts.securityCodeWrong),
}

function errorsIn(fields: Fields): Errors {
  const wrong = Object.entries(rules).map(([name, rule]) => [name, rule(fields[name as keyof Fields])])
  return Object.fromEntries(wrong.filter(([, words]) => words !== null))
}

type TestCard = ReturnType<typeof useCard>

export function useCard() {
  const [fields, setFields] = useState(empty)
  const [errors, setErrors] = useState<Errors>({})
  const [checks, setChecks] = useState(0)
  return {
    fields,
    errors,
    /** How often it was checked as a whole. */
    checks,
    set: (name: keyof Fields, text: string) => {
      setFields({ ...fields, [name]: text })
      setErrors({ ...errors, [name]: undefined })
    },
    choose: (number: string) => {
      setFields({ number, expires: fields.expires || laterMonth(new Date()), code: fields.code || '123' })
      setErrors({})
    },
    /** How the payment ends with this card, or nothing where something is to be mended first. */
    check: () => {
      const found = errorsIn(fields)
      setErrors(found)
      setChecks(checks + 1)
      return Object.keys(found).length === 0 ? outcomeOf(fields.number) : null
    },
  }
}

type CardFieldsProps = { card: TestCard; declined: string | null; onChange: () => void }

export function CardFields({ card: { fields, errors, set }, declined, onChange }: CardFieldsProps) {
  const wired = (name: keyof Fields) => ({
    value: fields[name],
    error: errors[name] ?? (name === 'number' ? (declined ?? undefined) : undefined),
    onChange: ({ target }: { target: { value: string } }) => {
      onChange()
      set(name, target.value)
    },
  })
  return (
    <>
      <h2 className={styles.heading}>{texts.card}</h2>
      <TextField label={texts.cardNumber} inputMode="numeric" autoComplete="off" maxLength={30} {...wired('number')} />
      <div className={styles.pair}>
        <TextField
          label={texts.expires}
          placeholder={texts.expiresForm}
          autoComplete="off"
          maxLength={9}
          {...wired('expires')}
        />
        <TextField
          label={texts.securityCode}
          placeholder={texts.securityCodeForm}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          {...wired('code')}
        />
      </div>
    </>
  )
}
