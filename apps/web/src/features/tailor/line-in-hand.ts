/** As the style sheet calls it. */
const name = 'line-in-hand'
const blocks = 'h1, h2, h3, h4, h5, h6, p, li'

/**
 * Lights the line of a change on the page beside, and scrolls it into the box that the page may be. Nothing is lit where
 * it is not clear which line it is, or where the browser cannot do it without changing the text.
 */
export function light(words: string): void {
  const page = document.querySelector('#tailored [role="textbox"]')
  const line = page && lineWith(words, page)
  if (!line || typeof Highlight === 'undefined') return
  const range = new Range()
  range.selectNodeContents(line)
  CSS.highlights.set(name, new Highlight(range))
  const [{ top, bottom }, box] = [line.getBoundingClientRect(), page.getBoundingClientRect()]
  if (top < box.top || bottom > box.bottom) page.scrollBy({ top: top - box.top - box.height / 3 })
}

export function putOut(): void {
  if (typeof Highlight !== 'undefined') CSS.highlights.delete(name)
}

/** The one line of a page that says this. */
export function lineWith(words: string, page: Element): Element | undefined {
  const lines = [...page.querySelectorAll(blocks)]
  const same = lines.filter(({ textContent }) => textContent.trim() === words.trim())
  const found = same.length > 0 ? same : lines.filter(({ textContent }) => textContent.includes(words.trim()))
  return found.length === 1 ? found[0] : undefined
}
