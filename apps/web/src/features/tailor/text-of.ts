/** The lines of a text, without how they are set. */
export function textOf(content: string): string {
  const { body } = new DOMParser().parseFromString(content, 'text/html')
  const blocks = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6, p, li')]
  if (blocks.length === 0) return body.textContent
  return blocks
    .map((block) => block.textContent.trim())
    .filter(Boolean)
    .join('\n')
}
