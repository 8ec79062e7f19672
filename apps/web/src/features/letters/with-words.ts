import { inertDocument } from '../../lib/trusted.ts'

/** A letter with other words for one sentence; null where the sentence does not stand there, or not in one look. */
export function withWords(content: string, sentence: string, words: string): string | null {
  const page = inertDocument(content)
  const texts = page.createNodeIterator(page.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? ''
    const at = text.replace(/\s/g, ' ').indexOf(sentence)
    if (at < 0) continue
    node.nodeValue = text.slice(0, at) + words + text.slice(at + sentence.length)
    return page.body.innerHTML
  }
  return null
}
