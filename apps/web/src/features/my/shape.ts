import { useEffect } from 'react'
import { dayOf } from '../../lib/days.ts'
import { localStore, readJson } from '../../lib/storage.ts'
import { mostDates } from './coming-up.tsx'
import type { DashboardData } from './dashboard-query.ts'
import { datesAhead } from './dates-ahead.ts'
import { isNew } from './first-steps.tsx'
import { mostListed } from './your-jobs.tsx'

/** How many rows each part had the last time, so that what waits for them is as high. */
export interface Shape {
  isNew: boolean
  jobs: number
  dates: number
  versions: number
}

const key = 'dashboard_shape'
const first: Shape = { isNew: false, jobs: 3, dates: 2, versions: 2 }

export const lastShape = (): Shape => readJson(localStore, key, first)

const shapeOf = (data: DashboardData): Shape => ({
  isNew: isNew(data),
  jobs: Math.min(mostListed, data.jobs.length),
  dates: Math.min(mostDates, datesAhead(data, dayOf(new Date())).length),
  versions: data.latest.length,
})

export function useKeptShape(data: DashboardData | undefined): void {
  useEffect(() => {
    if (data) localStore.write(key, JSON.stringify(shapeOf(data)))
  }, [data])
}
