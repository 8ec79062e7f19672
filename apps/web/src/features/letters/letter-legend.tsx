import css from './letter.module.css'
import { countOf, textOf, wordsIn } from './words.ts'

const mostRead = 400

/** How long it is, and what the names in the margin mean. */
export function LetterLegend({ content }: { content: string }) {
  const words = wordsIn(textOf(content))
  return (
    <div className={css.bar}>
      <p className={css.count}>
        {countOf(words, 'word')}
        {words > mostRead && <span className={css.long}>. Long: most letters have 250 to {mostRead}.</span>}
      </p>
      <ul className={css.key} aria-label="What the margin says">
        <li>
          <i>11</i> line of your resume
        </li>
        <li>
          <i className={css.you}>You</i> your words
        </li>
        <li>
          <i className={css.you}>Said</i> your answer
        </li>
        <li>
          <i className={css.ad}>Ad</i> from the ad
        </li>
      </ul>
    </div>
  )
}
