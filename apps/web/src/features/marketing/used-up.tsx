import { wholeDays } from '@bespeak/domain/billing/calendar.ts'
import { dayInMonth } from '@bespeak/domain/billing/meter.ts'
import { featureName } from '@bespeak/domain/billing/plans.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '../../lib/session/index.ts'
import { type Allowance, meterFor, usageQuery } from '../../lib/usage.ts'
import { Note } from '../../ui/note.tsx'
import { isUsedUp } from './plan-lines.ts'
import styles from './plans-page.module.css'
import * as texts from './texts/plans.tsx'

/** Where a limit has led here: what is used up, and when it starts again. Otherwise the card of Free tells it. */
export function UsedUp() {
  const { hash } = useLocation()
  // A page that wakes up has no hash yet; its place is kept free by the address alone.
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(hash === '#limit'), [hash])
  return (
    <div id="limit" className={styles.limit} data-open={isOpen || undefined}>
      {isOpen && <Spent />}
    </div>
  )
}

function Spent() {
  const { user } = useAuth()
  const { data: allowances } = useQuery({ ...usageQuery(), enabled: user !== null })
  if (!user || !allowances) return null
  const spent = allowances.filter(isUsedUp)
  if (spent.length === 0) return <Note>{texts.nothingUsedUp}</Note>
  return (
    <Note tone="warn" title={titleOf(spent)}>
      {againOf(spent)} {texts.nothingLocked}
    </Note>
  )
}

function titleOf(spent: readonly Allowance[]): string {
  const [only, ...more] = spent
  if (only && more.length === 0) return meterFor(only)?.news ?? ''
  return texts.usedUp(spent.map(({ featureKey }) => featureName(featureKey).toLowerCase()))
}

function againOf([first]: readonly Allowance[]): string {
  if (!first?.resetsAt) return ''
  const at = new Date(first.resetsAt)
  return texts.startAgain(dayInMonth(at), wholeDays(new Date(), at))
}
