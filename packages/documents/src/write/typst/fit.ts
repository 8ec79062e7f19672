import type { Engine, Fit, Job, Typeset } from './engine.ts'

/** A last page with less than this on it looks like an accident. */
export const stub = 1 / 3
/** Closeness is tried in so many steps. */
export const steps = 16

/**
 * Sets a document as it is meant to be set; closer, where it is for a number of pages that it would exceed, or where that
 * saves a last page that is less than a third full. Where even the closest is too long, a document for so many pages is set so.
 */
export function typesetToFit(engine: Engine, { template, data }: Job): Uint8Array {
  const at = (step: number) => engine.typeset({ template, data: { ...data, tightness: step / steps } })
  const loose = at(0)
  const limit = pageLimit(loose.fit)
  if (limit === null || loose.fit.page <= limit) return exported(loose)
  const tight = at(steps)
  if (tight.fit.page <= limit) return exported(loosest(at, loose, tight, limit))
  const [taken, other] = loose.fit.wanted === null ? [loose, tight] : [tight, loose]
  other.release()
  return exported(taken)
}

export const pageLimit = ({ page, fill, wanted }: Fit): number | null =>
  wanted ?? (page > 1 && fill < stub ? page - 1 : null)

/** As much of a page may stay empty before a looser step is worth a try. */
export const slack = 0.03

/** Between one that is too long and one that fits, about where the length would be right; twice, for it is no straight line. */
function loosest(at: (step: number) => Typeset, loose: Typeset, tight: Typeset, limit: number): Typeset {
  let [long, best] = [
    { step: 0, length: lengthOf(loose.fit) },
    { step: steps, typeset: tight },
  ]
  loose.release()
  for (let tries = 0; tries < 2 && limit - lengthOf(best.typeset.fit) > slack; tries += 1) {
    const share = (long.length - limit) / (long.length - lengthOf(best.typeset.fit))
    const step = Math.ceil(long.step + share * (best.step - long.step))
    if (step >= best.step || step <= long.step) break
    const typeset = at(step)
    if (typeset.fit.page > limit) {
      long = { step, length: lengthOf(typeset.fit) }
      typeset.release()
    } else {
      best.typeset.release()
      best = { step, typeset }
    }
  }
  return best.typeset
}

const lengthOf = ({ page, fill }: Fit) => page - 1 + fill

/** How many pages it takes; more than one wherever anything stands on a second. */
export const pagesTaken = ({ page, fill }: Pick<Fit, 'page' | 'fill'>): number =>
  page > 1 ? Math.max(page - 1 + fill, 1.001) : Math.min(fill, 1)

function exported(typeset: Typeset): Uint8Array {
  try {
    return typeset.pdf()
  } finally {
    typeset.release()
  }
}
