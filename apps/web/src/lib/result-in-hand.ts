import { readJson, sessionStore } from './storage.ts'

const key = 'result_in_hand'

/** What a visitor was shown before they registered: it waits for them, and says so on the way. */
export interface ResultInHand {
  score: number
  changes: number
}

export const resultInHand = {
  keep: (result: ResultInHand) => sessionStore.write(key, JSON.stringify(result)),
  read: () => readJson<ResultInHand | null>(sessionStore, key, null),
  forget: () => sessionStore.remove(key),
}
