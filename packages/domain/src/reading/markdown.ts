import type { Fragment } from './source.ts'

// Markdown's signs lay a text out, as tags do in HTML: what they mean is kept, the signs are not.

const heading = /^(#{1,6})\s+(?=\S)/
const strong = /(\*\*|__)(?=[^\s*_])(.+?)(?<=[^\s*_])\1/g
const emphasis = /(?<![\p{L}\d*_])([*_])(?=[^\s*_])([^*_]+?)(?<=\S)\1(?![\p{L}\d*_])/gu
const link = /\[([^\]]+)\]\((?:mailto:|tel:)?([^)\s]+)\)/g

/** A text with titles or strong words in its signs. One `#` may be a number. */
export const isMarkdown = (lines: readonly string[]): boolean =>
  lines.filter((line) => heading.test(line) || /^\s*(?:[-*]\s+)?\*\*[^\s*][^*]*\*\*/.test(line)).length > 1

export function fromMarkdown(fragment: Fragment): Fragment {
  const level = heading.exec(fragment.text)?.[1]?.length
  const bare = fragment.text.replace(heading, '').replace(/\s+#+$/, '')
  const links = [...bare.matchAll(link)].flatMap(([, shown = '', url = '']) => (url.includes(shown) ? [] : [url]))
  const text = withoutSigns(bare, links.length > 1)
  const [only] = links.length === 1 ? links : []
  return {
    ...fragment,
    text,
    width: (fragment.width / Math.max(1, fragment.text.length)) * text.length,
    ...(level ? { headingLevel: level } : {}),
    ...(level || /^\*\*[^*]+\*\*$/.test(bare) ? { bold: true } : {}),
    ...(only ? { link: only } : {}),
  }
}

/** Of several links on a line the addresses are shown: a line carries one behind its words. */
const withoutSigns = (text: string, showLinks: boolean) =>
  text
    .replace(link, (_, shown: string, url: string) => (showLinks && !url.includes(shown) ? `${shown} ${url}` : shown))
    .replace(strong, '$2')
    .replace(emphasis, '$2')
    .replace(/`([^`]+)`/g, '$1')
