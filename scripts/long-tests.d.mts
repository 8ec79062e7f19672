export const longTests: string[]
export const withoutLongTests: string[]
