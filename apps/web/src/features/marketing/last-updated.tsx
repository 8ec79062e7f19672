import { useSyncExternalStore } from 'react'

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

const nothingToHear = () => () => undefined
const today = () => longDate.format(new Date())
const builtEarlier = () => 'today'

/** A prerendered page knows no day: it says "today" until the browser names it. */
export function LastUpdated() {
  return <>Last updated: {useSyncExternalStore(nothingToHear, today, builtEarlier)}</>
}
