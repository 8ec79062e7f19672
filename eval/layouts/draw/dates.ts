import type { DateForm } from '../program.ts'
import type { Value } from './pattern.ts'

const months = 'January February March April May June July August September October November December'.split(' ')

export function shownDate(date: string, { month: form }: Pick<DateForm, 'month'>): string {
  const [year = '', number = ''] = date.split('-')
  const name = months[Number(number) - 1]
  if (form === 'none' || !name) return year
  if (form === 'YYYY-MM') return date
  if (form === 'MM/' || form === 'MM.') return `${number}${form.slice(2)}${year}`
  const short = form === 'Month' ? name : name.slice(0, 3)
  return `${form === 'MON' ? short.toUpperCase() : form === 'Mon.' && name.length > 3 ? `${short}.` : short} ${year}`
}

/** Begin and end, with what stands between; a blank end is now. */
export function period(path: string, start: string, end: string | undefined, form: DateForm): Value[] {
  return [
    { field: `${path}.startDate`, text: shownDate(start, form) },
    { field: 'separator', text: form.between },
    { field: `${path}.endDate`, text: end ? shownDate(end, form) : form.open },
  ]
}

// People who still work there do so in the month that all of them are invented in.
const now = '2026-06'

/** `2 yrs 3 mos`, or `2 years 3 months` where months are written out. */
export function lengthOf(start: string, end: string | undefined, { month }: Pick<DateForm, 'month'>): string {
  const count = (date: string) => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7))
  const all = count(end ?? now) - count(start) + 1
  const [year, one] = month === 'Month' ? ['year', 'month'] : ['yr', 'mo']
  const said = (number: number, unit: string) => (number > 0 ? [`${number} ${unit}${number > 1 ? 's' : ''}`] : [])
  return [...said(Math.floor(all / 12), year), ...said(all % 12, one)].join(' ')
}
