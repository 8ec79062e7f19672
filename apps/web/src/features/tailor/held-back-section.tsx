import { X } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Cut, Mine } from '../../ui/words.tsx'
import css from './changes.module.css'
import { countOf, type HeldBack } from './held-back.ts'
import styles from './tailor.module.css'
import * as texts from './texts.tsx'

/** Refusals are part of the explanation: what was drafted and not used, each with its reason. */
export function HeldBackSection({ held }: { held: HeldBack }) {
  const { lines, more } = held
  const heading = useId()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <div className={css.head}>
        <h3 id={heading}>
          {texts.heldBack} <Badge>{countOf(held)}</Badge>
        </h3>
      </div>
      <p className={css.lead}>{texts.whyHeldBack}</p>
      <ul className={css.edits}>
        {lines.map(({ text, why }) => (
          <li key={text} className={css.edit}>
            <span className={css.held} aria-hidden="true">
              <X size={14} strokeWidth={1.5} />
            </span>
            <div className={css.editWords}>
              <p>
                <Mine>
                  <Cut>{text}</Cut>
                </Mine>
              </p>
              <p className={styles.reason}>{why}</p>
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={css.lead}>{texts.moreHeldBack(more)}</p>}
    </section>
  )
}
