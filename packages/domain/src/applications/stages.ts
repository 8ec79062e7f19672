export const stages = ['saved', 'applied', 'interviewing', 'offer', 'rejected', 'withdrawn'] as const

export type Stage = (typeof stages)[number]

/** Nothing more is to be done for it. */
export const isClosed = (stage: string): boolean => stage === 'rejected' || stage === 'withdrawn'
