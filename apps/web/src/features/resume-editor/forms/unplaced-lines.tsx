import type { Line, Section } from '@bespeak/domain/resume/document.ts'
import { displayTitle } from '@bespeak/domain/resume/section-titles.ts'
import { Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { changeDocument, freshIdsFor, replaced, without } from '../session/change.ts'
import { useEditing } from '../session/session-context.ts'
import * as texts from '../texts.ts'
import styles from './forms.module.css'

type UnplacedLinesProps = { lines: readonly Line[]; sections: readonly Section[] }

/** What was in the source and fits nowhere: never dropped, and put into a section with one choice. */
export function UnplacedLines({ lines, sections }: UnplacedLinesProps) {
  const { session } = useEditing()
  if (lines.length === 0) return null

  function place(line: Line, sectionId: string) {
    session.edit(
      changeDocument((document) => {
        const entry = { type: 'text' as const, id: freshIdsFor(document)('e'), lines: [{ ...line, paragraph: true }] }
        const put = (section: Section) => ({ ...section, entries: [...section.entries, entry] })
        return {
          ...document,
          sections: replaced(document.sections, sectionId, put),
          unplaced: without(document.unplaced, line.id),
        }
      }),
    )
  }
  const remove = (line: Line) =>
    session.edit(changeDocument((document) => ({ ...document, unplaced: without(document.unplaced, line.id) })))

  return (
    <Card title={texts.unplaced} data-node="unplaced">
      <ul className={styles.unplaced}>
        {lines.map((line) => (
          <li key={line.id} className={styles.unplacedLine} data-node={line.id}>
            <p className={styles.unplacedText}>{line.text}</p>
            <SelectField label={texts.moveTo} value="" onChange={({ target }) => place(line, target.value)}>
              <option value="" disabled>
                {texts.chooseSection}
              </option>
              {sections.map((section) => (
                <option key={section.id} value={section.id}>
                  {displayTitle(section)}
                </option>
              ))}
            </SelectField>
            <IconButton label={texts.removeLine(line.text.slice(0, 40))} onClick={() => remove(line)}>
              <Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}
