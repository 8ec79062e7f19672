export const level = (level: number, most: number, word: string) => `Level ${level} of ${most}, ${word}`
export const demand = (jobs: number, of: number) => `Asked for in ${jobs} of ${of} saved jobs`
export const demandShort = (jobs: number, of: number) => `${jobs} of ${of}`
