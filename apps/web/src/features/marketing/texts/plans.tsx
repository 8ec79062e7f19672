// The lines of a plan.
export const noLimit = 'No limit'
export const limit = (count: number) => `${count} a month`
export const allUsed = (count: number) => `${count} of ${count} used`
