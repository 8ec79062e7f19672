import type { Line } from '@bespeak/domain/resume/document.ts'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { type Changer, moved, replaced } from '../session/change.ts'
import * as texts from '../texts.ts'
import styles from './forms.module.css'
import { RowTools } from './row-tools.tsx'
import { useLineKeys } from './use-line-keys.ts'

type LinesFieldProps = {
  lines: readonly Line[]
  change: Changer<Line[]>
  /** What the lines are of, for those who listen. */
  of: string
  /** What a new line is where there is none to follow. */
  like?: Partial<Line>
  addLabel?: string
  /** Whether the last one may go too. */
  canBeEmpty?: boolean
}

/** The lines of an entry, each a field that grows with its words. */
export function LinesField(props: LinesFieldProps) {
  const { lines, change, of, like = {}, addLabel = texts.addLine, canBeEmpty = true } = props
  const list = useRef<HTMLUListElement>(null)
  const { addAfter, remove, onKeyDown, onPaste } = useLineKeys(lines, change, list)
  return (
    <div className={styles.lines}>
      <ul ref={list} className={styles.lineList}>
        {lines.map((line, index) => (
          <li key={line.id} className={classNames(styles.line, styles[kindOf(line)])} data-level={line.level ?? 1}>
            <textarea
              rows={1}
              data-node={line.id}
              className={styles.lineText}
              aria-label={texts.lineOf(of, index + 1)}
              value={line.text}
              onChange={({ target }) =>
                change((all) => replaced(all, line.id, (it) => ({ ...it, text: target.value })), line.id)
              }
              onKeyDown={(event) => onKeyDown(line, index, event)}
              onPaste={(event) => onPaste(line, event)}
            />
            <RowTools
              className={styles.lineTools}
              name={texts.lineAt(index + 1)}
              place={{ index, count: lines.length }}
              onMove={(by) => change((all) => moved(all, line.id, by))}
              onRemove={() => (canBeEmpty || lines.length > 1) && remove(line, index)}
            />
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="sm" onClick={() => addAfter(lines.at(-1) ?? like, null)}>
        <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
        {addLabel}
      </Button>
    </div>
  )
}

const kindOf = ({ label, paragraph }: Line) => (label ? 'lineLabel' : paragraph ? 'lineParagraph' : 'lineBullet')
