import { type Line, type ResumeDocument, type SectionKind, sectionKinds } from '@bespeak/domain/resume/document.ts'
import { displayTitle, usualTitle } from '@bespeak/domain/resume/section-titles.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { Mine } from '../../../ui/words.tsx'
import { inputId, useFormTools } from '../form/form-context.ts'
import { MarkNote } from '../form/form-field.tsx'
import { leaveOut, placeLine } from './place-line.ts'
import styles from './review.module.css'

/** What was read and fits nowhere. Nothing of it is dropped unless the person says so. */
export function UnplacedCard({ document }: { document: ResumeDocument }) {
  const { unplaced } = document
  if (unplaced.length === 0) return null
  return (
    <Card
      title="Without a place"
      className={styles.unplaced}
      actions={<Badge tone="chalk">{unplaced.length === 1 ? '1 line' : `${unplaced.length} lines`}</Badge>}
    >
      <ul className={styles.unplacedLines}>
        {unplaced.map((line) => (
          <UnplacedLine key={line.id} line={line} document={document} />
        ))}
      </ul>
    </Card>
  )
}

const mostButtons = 3

function UnplacedLine({ line, document }: { line: Line; document: ResumeDocument }) {
  const { edit, remove } = useFormTools()
  const { sections } = document
  const near = sections.filter(({ kind }) => kind !== 'skills' && kind !== 'languages').slice(0, mostButtons)
  const missing = sectionKinds.filter((kind) => !sections.some((section) => section.kind === kind))
  const others = sections.filter((section) => !near.includes(section))
  const putNew = (kind: SectionKind) => edit(placeLine(line.id, { kind }))
  const put = (section: string) => edit(placeLine(line.id, { section }))

  return (
    <li id={inputId(line.id)} tabIndex={-1}>
      <p>
        <Mine>{line.text}</Mine>
      </p>
      <MarkNote field={line.id} placeOnly />
      <div className={styles.places}>
        {near.map((section) => (
          <Button key={section.id} variant="line" size="sm" onClick={() => put(section.id)}>
            {displayTitle(section)}
          </Button>
        ))}
        <Menu
          label="Sections"
          align="start"
          trigger={
            <Button variant="line" size="sm">
              Another section
            </Button>
          }
        >
          {others.map((section) => (
            <MenuItem key={section.id} onSelect={() => put(section.id)}>
              {displayTitle(section)}
            </MenuItem>
          ))}
          {missing.map((kind) => (
            <MenuItem key={kind} onSelect={() => putNew(kind)}>
              {usualTitle(kind)}, new
            </MenuItem>
          ))}
        </Menu>
        <Button variant="quiet" size="sm" onClick={() => remove(leaveOut(line.id), 'Line left out.')}>
          Leave it out
        </Button>
      </div>
    </li>
  )
}
