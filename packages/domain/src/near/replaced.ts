import { articleFor } from '../language/speak/article.ts'

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Puts another spelling into a text; `a` and `an` follow its sound. */
export function replaced(text: string, from: number, to: number, spelling: string): string {
  const before = text
    .slice(0, from)
    .replace(/(?<!\w)an?(\s+)$/i, (article, gap: string) =>
      /^A/.test(article) ? `${upperFirst(articleFor(spelling))}${gap}` : `${articleFor(spelling)}${gap}`,
    )
  return `${before}${spelling}${text.slice(to)}`
}
