/** What was, is and may be again. */
export interface History<State> {
  past: readonly State[]
  present: State
  future: readonly State[]
  /** The last change, as far as the next may join it. */
  last: { group: string; at: number } | null
}

// As in every editor of the product: changes of one thing within a second are one step, and a hundred steps are kept.
const together = 1000
const mostSteps = 100

export const beginning = <State>(present: State): History<State> => ({ past: [], present, future: [], last: null })

/** `group` names what is changed; null for a change that stands alone. */
export function withChange<State>(
  { past, present, last }: History<State>,
  next: State,
  group: string | null,
  now: number,
): History<State> {
  const joins = group !== null && last?.group === group && now - last.at < together
  return {
    past: joins ? past : [...past, present].slice(-mostSteps),
    present: next,
    future: [],
    last: group === null ? null : { group, at: now },
  }
}

export function undone<State>(history: History<State>): History<State> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  const { past, present, future } = history
  return { past: past.slice(0, -1), present: before, future: [present, ...future], last: null }
}

export function redone<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future, last: null }
}
