import type { Draft } from './drafts.ts'
import { beginning, type History, redone, undone, withChange } from './history.ts'
import { createSaver, type Manner, type SaverParts, type SavingState, type Theirs } from './saver.ts'

export interface SessionState<Edition> {
  edition: Edition
  canUndo: boolean
  canRedo: boolean
  saving: SavingState<Edition>
  /** When the draft was last changed that this began with; null where it began with what the server has. */
  restoredFrom: number | null
}

export type Session<Edition> = ReturnType<typeof createSession<Edition>>

type Parts<Edition> = Omit<SaverParts<Edition>, 'onState'> & {
  /** What else changes with a field that is changed. */
  withField?(changed: Edition, field: string): Edition
}

/** One text being edited: its history, and the way of each change to the server. */
export function createSession<Edition>(opened: Theirs<Edition>, draft: Draft<Edition> | null, parts: Parts<Edition>) {
  const listeners = new Set<() => void>()
  let history: History<Edition> = beginning(opened.edition)
  // The draft is a step of its own: taking it back leads to what the server has.
  if (draft) history = withChange(history, draft.edition, null, 0)
  let saving: SavingState<Edition> = {
    status: draft ? 'unsaved' : 'saved',
    savedAt: opened.updatedAt,
    message: null,
    theirs: null,
  }
  let restoredFrom = draft?.at ?? null
  let snapshot = stateNow()

  function stateNow(): SessionState<Edition> {
    const { past, present, future } = history
    return { edition: present, canUndo: past.length > 0, canRedo: future.length > 0, saving, restoredFrom }
  }
  const tell = () => {
    snapshot = stateNow()
    for (const listener of listeners) listener()
  }
  const saver = createSaver(
    {
      edition: history.present,
      updatedAt: opened.updatedAt,
      base: draft?.base ?? opened.updatedAt,
      isSaved: draft === null,
    },
    {
      ...parts,
      onState(state) {
        saving = state
        tell()
      },
    },
  )
  const moveTo = (next: History<Edition>) => {
    if (next.present === history.present) return
    history = next
    saver.change(next.present)
    tell()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => snapshot,
    /** `field` names what is changed: changes of one within a second are one step. */
    edit(change: (edition: Edition) => Edition, field: string | null = null) {
      const changed = change(history.present)
      if (changed === history.present) return
      const whole = field === null ? changed : (parts.withField?.(changed, field) ?? changed)
      moveTo(withChange(history, whole, field, Date.now()))
    },
    undo: () => moveTo(undone(history)),
    redo: () => moveTo(redone(history)),
    save: (manner: Manner = 'pressed') => saver.save(manner),
    tryAgain: () => saver.tryAgain(),
    keepMine: () => saver.keepMine(),
    takeTheirs(theirs: Theirs<Edition>) {
      history = withChange(history, theirs.edition, null, Date.now())
      restoredFrom = null
      saver.takeTheirs(theirs)
    },
    /** The draft that this began with is not wanted. */
    discardDraft() {
      restoredFrom = null
      moveTo(withChange(history, opened.edition, null, Date.now()))
    },
    dismissRestored() {
      restoredFrom = null
      tell()
    },
    /** Something newer came: it is taken over where nothing was changed here. */
    follow(updatedAt: string, read: () => Theirs<Edition>): boolean {
      if (!saver.isClean() || updatedAt <= saving.savedAt) return false
      const theirs = read()
      if (!parts.isSame(theirs.edition, history.present)) {
        this.takeTheirs(theirs)
        return true
      }
      // What was saved here comes back: nothing is to be shown anew, and what is said of a draft stays.
      saver.takeTheirs({ ...theirs, edition: history.present })
      return false
    },
    start: () => saver.start(),
    stop: () => saver.stop(),
  }
}
