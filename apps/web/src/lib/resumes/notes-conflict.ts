import { isOwn } from '../own-saves.ts'
import * as texts from '../texts/resumes.ts'

/** Other notes were saved in the meantime: they are not overwritten. */
export class NotesConflict extends Error {
  readonly theirs: string
  constructor(theirs: string) {
    super(texts.otherNotes)
    this.theirs = theirs
  }
}

/** Throws where these were typed on other notes than there are now. */
export function checkNotesBase(theirs: string, { bases, text }: { bases: readonly string[]; text: string }): void {
  if (!isOwn([...bases, text], theirs)) throw new NotesConflict(theirs)
}
