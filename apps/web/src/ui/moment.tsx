import * as texts from './texts/moments.ts'

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const whole = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** "today, 14:05", "yesterday, 09:30", "6 Nov", "6 Nov 2025" */
export function momentWords(at: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (at.toDateString() === now.toDateString()) return texts.today(time.format(at))
  if (at.toDateString() === yesterday.toDateString()) return texts.yesterday(time.format(at))
  return (at.getFullYear() === now.getFullYear() ? day : dayOfYear).format(at)
}

/** "6 Nov, 14:05": tells apart what was made on one day. */
function exactWords(at: Date, now: Date): string {
  const words = momentWords(at, now)
  return words.includes(':') ? words : texts.withTime(words, time.format(at))
}

export function Moment({ at, exact = false }: { at: string; exact?: boolean }) {
  const date = new Date(at)
  return (
    <time dateTime={at} title={whole.format(date)}>
      {(exact ? exactWords : momentWords)(date, new Date())}
    </time>
  )
}
