export interface KeyValueStore {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
  removeAllBut(kept: readonly string[]): void
}

/** A browser may refuse its storage (private windows, full disk); this page then keeps the values for itself. */
function storeOver(open: () => Storage): KeyValueStore {
  const memory = new Map<string, string>()
  const attempt = <Value>(action: (storage: Storage) => Value, otherwise: () => Value): Value => {
    if (typeof window === 'undefined') return otherwise()
    try {
      return action(open())
    } catch {
      return otherwise()
    }
  }
  const remembered = (key: string) => memory.get(key) ?? null

  return {
    read: (key) =>
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ) ?? remembered(key),
    write(key, value) {
      memory.delete(key)
      attempt<unknown>(
        (storage) => storage.setItem(key, value),
        () => memory.set(key, value),
      )
    },
    removeAllBut(kept) {
      for (const key of [...memory.keys()]) if (!kept.includes(key)) memory.delete(key)
      attempt<unknown>(
        (storage) => {
          for (const key of Object.keys(storage)) if (!kept.includes(key)) storage.removeItem(key)
        },
        () => null,
      )
    },
    remove(key) {
      memory.delete(key)
      attempt<unknown>(
        (storage) => storage.removeItem(key),
        () => null,
      )
    },
  }
}

export const localStore = storeOver(() => window.localStorage)
export const sessionStore = storeOver(() => window.sessionStorage)

/** What was written as JSON; the other where there is nothing, or nothing that can be read. */
export function readJson<Value>(store: Pick<KeyValueStore, 'read'>, key: string, otherwise: Value): Value {
  try {
    return JSON.parse(store.read(key) ?? 'null') ?? otherwise
  } catch {
    return otherwise
  }
}
