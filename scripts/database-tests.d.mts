export const databaseTests: string[]
