const fields = 'input, textarea, select'

/**
 * The field of a node of the document, or of a field of it (`r1.title`): its own, or one inside of it. Of several it is
 * the one that says the words pointed at, else the first.
 */
export function fieldOf(id: string, words = ''): HTMLElement | null {
  const place = placeOf(id)
  if (place === null || place.matches(fields)) return place
  return saying(words, place) ?? place.querySelector<HTMLElement>(fields)
}

/** The first field inside of a place that is marked as wrong. */
export const wrongFieldIn = (place: Element | null): HTMLElement | null =>
  place?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null

/** What has no place of its own (`e1-courses`) is where the whole of it is. */
function placeOf(id: string): HTMLElement | null {
  const name = CSS.escape(id)
  const place = document
    .querySelector('[data-editor]')
    ?.querySelector<HTMLElement>(`[data-node="${name}"], [data-node^="${name}\\."], [data-items~="${name}"]`)
  if (place) return place
  const [whole, ...rest] = id.split(/[.-]/)
  return whole !== undefined && rest.length > 0 ? placeOf(whole) : null
}

// Lines are not among them: each is a node that is pointed at by itself.
const named = 'input, [data-items]'

/** A role's head on the page shows its employer too, whose field is in the entry around it. */
function saying(words: string, place: HTMLElement): HTMLElement | null {
  const entry = place.closest<HTMLElement>('[data-entry]') ?? place
  const near = new Set([place, entry].flatMap((part) => [...part.querySelectorAll<HTMLInputElement>(named)]))
  const ranked = [...near].map((field) => ({ field, off: offBy(field.value, words) })).sort((a, b) => a.off - b.off)
  return ranked[0] && ranked[0].off < Number.POSITIVE_INFINITY ? ranked[0].field : null
}

/** How much longer one is than the other that it contains: the page shows a link without its `https://`. */
function offBy(value: string, words: string): number {
  const [one, other] = [plain(value), plain(words)]
  const isShown = one !== '' && other !== '' && (one.includes(other) || other.includes(one))
  return isShown ? Math.abs(one.length - other.length) : Number.POSITIVE_INFINITY
}

const plain = (text: string) => text.trim().toLowerCase()
