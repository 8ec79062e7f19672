// Names by which a JobPosting of schema.org says how the work is paid.

export const postedTypes: Readonly<Record<string, 'full-time' | 'part-time' | 'contract' | 'fixed-term'>> = {
  FULL_TIME: 'full-time',
  PART_TIME: 'part-time',
  CONTRACTOR: 'contract',
  TEMPORARY: 'fixed-term',
}
export const postedPeriods: Readonly<Record<string, 'hour' | 'day' | 'week' | 'month' | 'year'>> = {
  HOUR: 'hour',
  DAY: 'day',
  WEEK: 'week',
  MONTH: 'month',
  YEAR: 'year',
}
