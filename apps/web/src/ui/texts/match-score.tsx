import type { ReactNode } from 'react'

export const youBring = (score: number) => `What you bring: ${score} of 100`
export const pageShows = (score: ReactNode) => <>page shows {score}</>
