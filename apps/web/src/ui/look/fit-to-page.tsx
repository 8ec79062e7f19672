import type { Layout } from '@bespeak/documents/write/layout.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../button.tsx'
import { SwitchField } from '../field.tsx'
import type { Fitted } from '../page-preview/fitted.ts'
import { takeLostFocus } from '../take-lost-focus.ts'
import * as texts from '../texts/fit-to-page.ts'
import styles from './fit-to-page.module.css'
import { useFitted } from './use-fitted.ts'

export interface ShownLine {
  id: string
  text: string
}

type FitToPageProps = {
  /** Null while it is not there yet. */
  document: ResumeDocument | null
  layout: Layout
  onChange: (part: Partial<Layout>) => void
  /** The lines that may go, those asked for least first. */
  leastAsked: (document: ResumeDocument) => Promise<readonly string[]>
  /** Whether a job asks at all. */
  isAsked: boolean
  hidden: readonly ShownLine[]
  onHide: (id: string) => void
  onShow: (id: string) => void
}

/** So many lines are offered at a time: the page stays beside them. */
const atOnce = 8

/** One page or not: at what size it fits, else which lines to hide; each comes back by one press. */
export function FitToPage({ document, layout, onChange, leastAsked, isAsked, ...lines }: FitToPageProps) {
  const fitted = useFitted(document, layout, leastAsked)
  const isOn = Boolean(layout.fit)
  const place = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const pressed = (act: (id: string) => void) => (id: string) => {
    isPressed.current = true
    act(id)
  }
  const { hidden } = lines
  const [onHide, onShow] = [pressed(lines.onHide), pressed(lines.onShow)]
  // The line that was pressed is gone from its list.
  useEffect(() => {
    const isHere = place.current?.contains(place.current.ownerDocument.activeElement)
    if (!isPressed.current || isHere) return
    isPressed.current = false
    takeLostFocus(place.current)
  })
  return (
    <div ref={place} className={styles.fit}>
      <div className={styles.line}>
        <SwitchField
          label={texts.fitToOnePage}
          checked={isOn}
          onCheckedChange={(isWanted) => onChange({ fit: isWanted ? 'one-page' : null })}
        />
        <p role="status" className={styles.status}>
          {isOn && statusOf(fitted)}
        </p>
      </div>
      {isOn && fitted && !fitted.fits && (
        <Lines
          title={titleOf(fitted, isAsked)}
          lines={fitted.offered.slice(0, atOnce)}
          press={({ id, text }) => (
            <Button size="sm" variant="line" aria-label={texts.hideLine(text)} onClick={() => onHide(id)}>
              {texts.hide}
            </Button>
          )}
        />
      )}
      {hidden.length > 0 && (
        <Lines
          title={texts.hidden}
          lines={hidden}
          isStruck
          press={({ id, text }) => (
            <Button size="sm" variant="quiet" aria-label={texts.showLine(text)} onClick={() => onShow(id)}>
              {texts.undo}
            </Button>
          )}
        />
      )}
    </div>
  )
}

const statusOf = (fitted: Fitted | null) => {
  if (!fitted) return texts.fitting
  return fitted.fits ? texts.fitsAt(fitted.size) : texts.tooLong(fitted.size) + texts.hideAbout(fitted.offered.length)
}

function titleOf({ offered }: Fitted, isAsked: boolean): string {
  if (offered.length === 0) return texts.shortenSome
  return isAsked ? texts.leastAsked : texts.hideFirst
}

type LinesProps = {
  title: string
  lines: readonly ShownLine[]
  isStruck?: boolean
  press: (line: ShownLine) => ReactNode
}

function Lines({ title, lines, isStruck = false, press }: LinesProps) {
  return (
    <div>
      <p className={styles.title}>{title}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            <span className={styles.words}>{isStruck ? <s>{line.text}</s> : line.text}</span>
            {press(line)}
          </li>
        ))}
      </ul>
    </div>
  )
}
