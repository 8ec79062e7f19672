/** Leads to the field of a node of the document, or of a field of it (`r1.title`): its own, or the first inside of it. */
export function focusNode(id: string): void {
  // After what was just added is drawn.
  requestAnimationFrame(() => {
    const field = fieldOf(id)
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  })
}

const fields = 'input, textarea'

function fieldOf(id: string): HTMLElement | null {
  const name = CSS.escape(id)
  const editor = document.querySelector('[data-editor]')
  const place = editor?.querySelector<HTMLElement>(
    `[data-node="${name}"], [data-node^="${name}\\."], [data-items~="${name}"]`,
  )
  if (place) return place.matches(fields) ? place : place.querySelector(fields)
  const [whole, ...rest] = id.split('.')
  return whole !== undefined && rest.length > 0 ? fieldOf(whole) : null
}
