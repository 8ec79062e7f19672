import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { Guide, GuideQuestion } from '../../../lib/resumes/guides.ts'
import { Card } from '../../../ui/card.tsx'
import { resumeOf } from '../kinds.ts'
import { Outline } from '../outline.tsx'
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
        <b>Outline</b>
        <span className={styles.small}>
          {isOpen ? 'Alt + O hides it.' : 'Hidden while you answer. Alt + O opens it.'}
        </span>
        <ChevronDown className={styles.chevron} size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <div id={id}>{isOpen && <Outline outline={question.outline} resumeId={resumeOf(guide)} />}</div>
    </Card>
  )
}
