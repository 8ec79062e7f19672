export interface OpenStream {
  ended: AbortSignal
  end(): void
}

/** Every stream of this process, by whom it serves. */
export function createOpenStreams() {
  const byUser = new Map<number, Set<OpenStream>>()

  function forget(userId: number, stream: OpenStream) {
    const own = byUser.get(userId)
    own?.delete(stream)
    if (own?.size === 0) byUser.delete(userId)
  }

  return {
    countOf: (userId: number): number => byUser.get(userId)?.size ?? 0,

    add(userId: number): OpenStream {
      const ending = new AbortController()
      const stream = {
        ended: ending.signal,
        end() {
          forget(userId, stream)
          ending.abort()
        },
      }
      byUser.set(userId, (byUser.get(userId) ?? new Set()).add(stream))
      return stream
    },

    endAll() {
      for (const stream of [...byUser.values()].flatMap((own) => [...own])) stream.end()
    },
  }
}
