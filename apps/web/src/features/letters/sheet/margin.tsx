import { classNames } from '../../../ui/class-names.ts'
import * as texts from '../texts.tsx'
import css from './sheet.module.css'
import { type Label, labelOf, type Sentence } from './sources.ts'
import type { TracedBlock } from './use-traced.ts'

type MarginProps = {
  placed: TracedBlock['placed']
  top: number
  labels: Label[]
  lit: Sentence | null
  onLight: (sentence: Sentence | null) => void
}

/** What a paragraph rests on. Each name lights its sentence, and says the words behind it. */
export function Margin({ placed, top, labels, lit, onLight }: MarginProps) {
  if (labels.length === 0) return null
  return (
    <ul className={css.margin} style={{ top }} aria-label={texts.sourcesOfParagraph}>
      {labels.map((label) => {
        const sentence = placed.find((it) => restsOn(it.sentence, label))?.sentence ?? null
        return (
          <li key={label.name}>
            <button
              type="button"
              className={classNames(css.label, css[label.kind], lit !== null && restsOn(lit, label) && css.isLit)}
              aria-label={label.spoken}
              title={label.spoken}
              onPointerEnter={() => onLight(sentence)}
              onFocus={() => onLight(sentence)}
              onBlur={() => onLight(null)}
              onClick={() => onLight(sentence)}
            >
              {label.name}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const restsOn = ({ origins, yours }: Sentence, { name }: Label): boolean =>
  yours ? name === texts.sources.you : origins.some((origin) => labelOf(origin).name === name)
