/** What was pressed may be gone once it has worked: the focus then needs another place. Nobody's focus is taken away. */
export function takeLostFocus(place: HTMLElement | null): void {
  const { activeElement, body } = document
  const isLost = activeElement === null || activeElement === body || activeElement.matches(':disabled')
  if (isLost) place?.focus()
}
