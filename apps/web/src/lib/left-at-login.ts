import { readJson, sessionStore } from './storage.ts'

const key = 'left_at_login'

interface Left {
  path: string
  id: number
}

/** What was open on the page that the end of a session led away from: for the page that the login leads to, once. */
export const leftAtLogin = {
  keep: (left: Left) => sessionStore.write(key, JSON.stringify(left)),
  read(path: string): number | null {
    const left = readJson<Left | null>(sessionStore, key, null)
    return left?.path === path ? left.id : null
  },
  forget: () => sessionStore.remove(key),
  /** Where the login leads to. */
  leadTo(destination: string) {
    const [path = ''] = destination.split(/[?#]/)
    if (leftAtLogin.read(path) === null) leftAtLogin.forget()
  },
}
