import { AppError } from '../../kernel/errors.ts'

/** A change made on a copy that is no longer the newest is refused: nobody's words are overwritten unseen. */
export function refuseStale({ updatedAt }: { updatedAt: Date }, seen: Date | null | undefined, what = 'resume'): void {
  if (!seen || updatedAt.getTime() <= seen.getTime()) return
  throw new AppError('CONFLICT', `This ${what} was changed elsewhere in the meantime. Look at both, and choose.`)
}
