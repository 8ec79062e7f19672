import { useEffect } from 'react'
import { localStore, readJson } from '../../lib/storage.ts'
import type { DashboardData } from './dashboard-query.ts'
import { isNew } from './first-steps.tsx'

/** What was there the last time, so that what waits for it is as high. */
export interface Shape {
  isNew: boolean
  jobs: number
}

const key = 'dashboard_shape'
const first: Shape = { isNew: false, jobs: 5 }
/** More reach below the screen. */
const most = 10

export const lastShape = (): Shape => readJson(localStore, key, first)

export function useKeptShape(data: DashboardData | undefined): void {
  useEffect(() => {
    if (data) localStore.write(key, JSON.stringify({ isNew: isNew(data), jobs: Math.min(most, data.jobs.length) }))
  }, [data])
}
