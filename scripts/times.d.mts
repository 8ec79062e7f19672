import type { Story } from './counts.d.mts'

export interface FileTimes {
  file: string
  setup: number
  load: number
  tests: number
}

export function timesOf(vitestFile: string, playwrightFile: string): FileTimes[]
export function slowestFiles(times: FileTimes[], count?: number): string[]
export function slowestStories(stories: Story[], count?: number): string[]
