import { clear, del, get, set } from 'idb-keyval'

/** A browser may refuse its database (private windows, full disk); this page then keeps the values for itself. */
const memory = new Map<string, unknown>()

async function attempt<Value>(action: () => Promise<Value>, otherwise: () => Value): Promise<Value> {
  try {
    return await action()
  } catch {
    return otherwise()
  }
}

/** For what is too large for `localStore`: files, and drafts with them. */
export const largeStore = {
  read: (key: string): Promise<unknown> =>
    attempt(
      () => get(key),
      () => memory.get(key),
    ),
  async write(key: string, value: unknown): Promise<void> {
    await attempt<unknown>(
      () => set(key, value),
      () => memory.set(key, value),
    )
  },
  async remove(key: string): Promise<void> {
    memory.delete(key)
    await attempt<unknown>(
      () => del(key),
      () => null,
    )
  },
  async removeAll(): Promise<void> {
    memory.clear()
    await attempt<unknown>(clear, () => null)
  },
}
