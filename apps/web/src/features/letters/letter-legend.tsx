import css from './letter.module.css'
import * as texts from './texts.tsx'
import { textOf, wordsIn } from './words.ts'

const mostRead = 400

/** How long it is, and what the names in the margin mean. */
export function LetterLegend({ content, isOfLines }: { content: string; isOfLines: boolean }) {
  const words = wordsIn(textOf(content))
  return (
    <div className={css.bar}>
      <p className={css.count}>
        {texts.wordCount(words)}
        {words > mostRead && <span className={css.long}>{texts.long(mostRead)}</span>}
      </p>
      {isOfLines && <p>{texts.bulletsAreYours}</p>}
      <ul className={css.key} aria-label={texts.marginSays}>
        <li>
          <i>11</i> {texts.lineOfResume}
        </li>
        <li>
          <i className={css.you}>{texts.sources.you}</i> {texts.yourWords}
        </li>
        <li>
          <i className={css.you}>{texts.sources.said}</i> {texts.yourAnswer}
        </li>
        <li>
          <i className={css.ad}>{texts.sources.ad}</i> {texts.fromAd}
        </li>
      </ul>
    </div>
  )
}
