import type { ReactNode } from 'react'

export const employer = (name: ReactNode) => <>Employer: {name}?</>
export const useIt = 'Use it'
