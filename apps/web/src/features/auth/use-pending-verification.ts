import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import {
  clearVerificationForm,
  readVerificationForm,
  saveVerificationForm,
  type VerificationForm,
} from '../../lib/saved-forms.ts'

/** The code being waited for. A reload comes back to it; a link to this page starts afresh. */
export function usePendingVerification() {
  const { key } = useLocation()
  const arrivedBy = useNavigationType()
  const [waiting, setWaiting] = useState(() => {
    const form = arrivedBy === 'POP' ? readVerificationForm() : null
    return form && { form, key }
  })

  const start = (form: VerificationForm) => {
    saveVerificationForm(form)
    setWaiting({ form, key })
  }

  const stop = () => {
    clearVerificationForm()
    setWaiting(null)
  }

  return { pending: waiting?.key === key ? waiting.form : null, start, stop }
}
