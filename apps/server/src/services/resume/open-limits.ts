import { unlessOutOfRoom } from '../../kernel/errors.ts'
import type { ResumePorts } from './ports.ts'

/** Limits that let pass what cannot be counted for want of room: nobody guesses at anything here, and reading goes on. */
export const openLimits = ({
  limits,
  outOfRoom,
}: Pick<ResumePorts, 'limits' | 'outOfRoom'>): ResumePorts['limits'] => ({
  take: (...asked) => limits.take(...asked).catch(unlessOutOfRoom(outOfRoom, { allowed: true })),
})
