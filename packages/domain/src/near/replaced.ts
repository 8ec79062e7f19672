import { articleFor } from '../language/speak/article.ts'
import { upperFirst } from '../language/speak/lower-first.ts'

/** Puts another spelling into a text; `a` and `an` follow its sound. */
export function replaced(text: string, from: number, to: number, spelling: string): string {
  const before = text
    .slice(0, from)
    .replace(/(?<!\w)an?(\s+)$/i, (article, gap: string) =>
      /^A/.test(article) ? `${upperFirst(articleFor(spelling))}${gap}` : `${articleFor(spelling)}${gap}`,
    )
  return `${before}${spelling}${text.slice(to)}`
}
