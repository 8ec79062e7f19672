import { plainMessage } from '../graphql/plain-message.ts'
import { RequestError } from '../graphql/request.ts'
import * as texts from '../texts/common.ts'

/** What another tab or device has made of it in the meantime. */
export interface Theirs<Edition> {
  edition: Edition
  updatedAt: string
}

export interface SavingState<Edition> {
  status: 'saved' | 'unsaved' | 'saving' | 'unreachable' | 'failed' | 'conflict'
  /** When the server last took a change. */
  savedAt: string
  /** Why it did not take the last one. */
  message: string | null
  theirs: Theirs<Edition> | null
}

/** Pressed tells all, by itself tells only a failure, again tells nothing: the first failure was told. */
export type Manner = 'pressed' | 'by itself' | 'again'

export interface SaverParts<Edition> {
  /** Answers the moment of the new copy. */
  send(edition: Edition, ifUpdatedAt: string, manner: Manner): Promise<string>
  fetchTheirs(): Promise<Theirs<Edition> | null>
  keepDraft(edition: Edition, base: string): void
  forgetDraft(): void
  /** Whether both say the same. */
  isSame(one: Edition, other: Edition): boolean
  onState(state: SavingState<Edition>): void
}

// A hand that rests this long is taken at its word.
const rest = 1500
const pauses = [2, 5, 10, 20, 30].map((seconds) => seconds * 1000)

/**
 * Takes what is changed to the server, one call at a time. Before anything else a change is kept in the browser, and it
 * stays there until the server has it.
 */
export function createSaver<Edition>(
  opened: { edition: Edition; updatedAt: string; base: string; isSaved: boolean },
  parts: SaverParts<Edition>,
) {
  let current = opened.edition
  let saved: Edition | null = opened.isSaved ? opened.edition : null
  let sending: Edition | null = null
  let base = opened.base
  let failures = 0
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = Promise.resolve(true)
  let state: SavingState<Edition> = {
    status: opened.isSaved ? 'saved' : 'unsaved',
    savedAt: opened.updatedAt,
    message: null,
    theirs: null,
  }

  const set = (change: Partial<SavingState<Edition>>) => {
    state = { ...state, ...change }
    parts.onState(state)
  }
  const later = (pause: number, manner: Manner) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void save(manner), pause)
  }
  const settle = (updatedAt: string) => {
    base = updatedAt
    failures = 0
    saved = current
    parts.forgetDraft()
    set({ status: 'saved', savedAt: updatedAt, message: null, theirs: null })
  }

  async function run(manner: Manner): Promise<boolean> {
    const sent = current
    sending = sent
    set({ status: 'saving', message: null })
    try {
      const updatedAt = await parts.send(sent, base, manner)
      if (current === sent) settle(updatedAt)
      else {
        base = updatedAt
        failures = 0
        saved = sent
        parts.keepDraft(current, base)
        set({ status: 'unsaved', savedAt: updatedAt })
        later(rest, 'by itself')
      }
      return true
    } catch (failure) {
      await takeFailure(failure)
      return false
    }
  }

  async function takeFailure(failure: unknown) {
    const { code, retryAfter } = failure instanceof RequestError ? failure : {}
    if (code === 'CONFLICT') return meet(failure)
    const isUnreachable = failure instanceof RequestError && failure.cause !== undefined
    set({ status: isUnreachable ? 'unreachable' : 'failed', message: plainMessage(failure, texts.errorOccurred) })
    // What the server refuses for its own sake it would refuse again.
    if (isUnreachable || code === undefined) {
      later(pauses[Math.min(failures, pauses.length - 1)] ?? rest, 'again')
      failures += 1
    } else if (retryAfter !== undefined) later(retryAfter * 1000, 'again')
  }

  async function meet(failure: unknown) {
    const theirs = await parts.fetchTheirs().catch(() => null)
    if (theirs === null) return set({ status: 'failed', message: plainMessage(failure, texts.errorOccurred) })
    if (parts.isSame(theirs.edition, current)) return settle(theirs.updatedAt)
    set({ status: 'conflict', theirs })
  }

  function save(manner: Manner): Promise<boolean> {
    clearTimeout(timer)
    running = running.then(() => {
      if (state.status === 'conflict') return false
      return manner !== 'pressed' && isUnchanged() ? takeBack() : run(manner)
    })
    return running
  }

  /** After a failure it is sent again, changed or not: the person was told that it was not saved. */
  const isUnchanged = () => saved === current && (state.status === 'saved' || state.status === 'unsaved')

  /** A change that was undone before it went out leaves nothing to send. */
  function takeBack(): true {
    if (state.status === 'unsaved') {
      parts.forgetDraft()
      set({ status: 'saved' })
    }
    return true
  }

  return {
    save,
    /** Takes up what a draft brought along. */
    start() {
      isStopped = false
      if (state.status === 'unsaved') later(rest, 'by itself')
    },
    change(edition: Edition) {
      current = edition
      parts.keepDraft(edition, base)
      if (state.status === 'conflict') return
      if (state.status === 'saved' || state.status === 'failed') set({ status: 'unsaved' })
      if (state.status !== 'unreachable') later(rest, 'by itself')
    },
    /** The connection is back, or may be. */
    tryAgain() {
      if (state.status === 'unreachable') void save('again')
    },
    /** What is here goes over what came from elsewhere. */
    keepMine(): Promise<boolean> {
      if (state.theirs) base = state.theirs.updatedAt
      // What the server has now is theirs, whatever it took before.
      saved = null
      parts.keepDraft(current, base)
      set({ status: 'unsaved', theirs: null })
      return save('by itself')
    },
    /** What came from elsewhere takes the place of what is here. */
    takeTheirs({ edition, updatedAt }: Theirs<Edition>) {
      clearTimeout(timer)
      current = edition
      settle(updatedAt)
    },
    isClean: () => state.status === 'saved' && saved === current,
    /** Sends what is left, once; what cannot be sent is found again as a draft. */
    stop() {
      isStopped = true
      clearTimeout(timer)
      const isTypedMeanwhile = state.status === 'saving' && current !== sending
      if (state.status === 'unsaved' || isTypedMeanwhile) void save('by itself')
    },
  }
}
