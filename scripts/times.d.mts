export interface FileTimes {
  file: string
  setup: number
  load: number
  tests: number
}

export function timesOf(vitestFile: string, playwrightFile: string): FileTimes[]
export function slowest(times: FileTimes[], count?: number): string
