import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { Guide, GuideQuestion } from '../../../lib/resumes/guides.ts'
import { Card } from '../../../ui/card.tsx'
import { resumeOf } from '../kinds.ts'
import { Outline } from '../outline.tsx'
import * as texts from '../texts.tsx'
import styles from './practice.module.css'

type HiddenOutlineProps = {
  guide: Guide
  question: GuideQuestion
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

export function HiddenOutline({ guide, question, isOpen, onToggle }: HiddenOutlineProps) {
  const id = useId()
  return (
    <Card padded={false}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-keyshortcuts="Alt+O"
        onClick={() => onToggle(!isOpen)}
      >
        <b>{texts.outline}</b>
        <span className={styles.small}>{isOpen ? texts.hidesOutline : texts.opensOutline}</span>
        <ChevronDown className={styles.chevron} size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <div id={id}>{isOpen && <Outline outline={question.outline} resumeId={resumeOf(guide)} />}</div>
    </Card>
  )
}
