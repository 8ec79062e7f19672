import { useSyncExternalStore } from 'react'
import * as texts from './texts/privacy-policy.tsx'

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

const nothingToHear = () => () => undefined
const today = () => longDate.format(new Date())
const builtEarlier = () => texts.today

/** A prerendered page knows no day: it says "today" until the browser names it. */
export function LastUpdated() {
  return texts.lastUpdated(useSyncExternalStore(nothingToHear, today, builtEarlier))
}
