/** Why the database did not start, as one sentence for whoever started it. */
export class DatabaseStartError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DatabaseStartError'
  }
}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
