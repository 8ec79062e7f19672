import { countOf } from './count-of.ts'

export const today = (time: string) => `today, ${time}`
export const yesterday = (time: string) => `yesterday, ${time}`
export const withTime = (day: string, time: string) => `${day}, ${time}`

export const justNow = 'just now'
export const secondsAgo = (seconds: number) => `${countOf(seconds, 'second')} ago`
export const minutesAgo = (minutes: number) => `${countOf(minutes, 'minute')} ago`
export const hoursAgo = (hours: number) => `${countOf(hours, 'hour')} ago`
export const lastSaved = (ago: string) => `Last saved ${ago}`
