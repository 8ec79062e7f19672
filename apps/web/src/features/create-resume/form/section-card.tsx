import type { Entry, Section } from '@bespeak/domain/resume/document.ts'
import { usualTitle } from '@bespeak/domain/resume/section-titles.ts'
import { ChevronDown, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import * as texts from '../texts.tsx'
import { addEntry, changeSection, moveEntry, moveSection, removeEntry, removeSection } from './document-edits.ts'
import { EntryFields } from './entry-fields.tsx'
import { entryName, entrySummary, isNamed, sectionFacts } from './entry-words.ts'
import { fieldsOfEntry } from './fields.ts'
import styles from './form.module.css'
import { useFormTools, useMarks } from './form-context.ts'
import { FormField } from './form-field.tsx'
import type { Frame } from './frame.tsx'
import { MoveTools, SectionMenu } from './move-tools.tsx'

type SectionCardProps = { section: Section; isFirst: boolean; isLast: boolean; Frame: Frame }

export function SectionCard({ section, isFirst, isLast, Frame }: SectionCardProps) {
  const { edit, remove } = useFormTools()
  const [isRenaming, setIsRenaming] = useState(false)
  const title = section.title || usualTitle(section.kind)
  return (
    <Frame
      id={section.id}
      title={title}
      facts={sectionFacts(section)}
      padded={false}
      actions={
        <SectionMenu
          title={title}
          isFirst={isFirst}
          isLast={isLast}
          onRename={() => setIsRenaming(true)}
          onMove={(by) => edit(moveSection(section.id, by))}
          onRemove={() => remove(removeSection(section.id), texts.sectionRemoved(title))}
        />
      }
    >
      {isRenaming && (
        <FormField
          className={styles.rename}
          field={`${section.id}.title`}
          label={texts.heading}
          placeholder={usualTitle(section.kind)}
          value={section.title}
          onValue={(value) =>
            edit(
              changeSection(section.id, (it) => ({ ...it, title: value })),
              `${section.id}.title`,
            )
          }
        />
      )}
      {section.entries.map((entry, at) => (
        <EntryBlock key={entry.id} entry={entry} section={section} at={at} />
      ))}
      {(!isOneText(section) || section.entries.length === 0) && (
        <div className={styles.foot}>
          <Button variant="quiet" size="sm" onClick={() => edit(addEntry(section.id))}>
            <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
            {texts.addToSection[section.kind] ?? texts.addEntry}
          </Button>
        </div>
      )}
    </Frame>
  )
}

/** Its paragraphs are added inside it. */
const isOneText = ({ kind }: Section) => kind === 'summary' || kind === 'other'

/** What is sure is folded away; what is new or to be checked stands open. */
function EntryBlock({ entry, section, at }: { entry: Entry; section: Section; at: number }) {
  const { edit, remove } = useFormTools()
  const marks = useMarks()
  const name = entryName(entry)
  // As it was at first: it must not fold itself up while somebody writes in it.
  const [isOpen] = useState(
    () => !isNamed(entry) || fieldsOfEntry(entry).some(({ name: field }) => marks?.of(field)?.isUncertain),
  )
  const tools = (
    <MoveTools
      name={name}
      isFirst={at === 0}
      isLast={at === section.entries.length - 1}
      onMove={(by) => edit(moveEntry(section.id, entry.id, by))}
      onRemove={() => remove(removeEntry(section.id, entry.id), texts.removed(name))}
    />
  )
  const isFoldable = marks !== null && (entry.type === 'employment' || entry.type === 'study' || entry.type === 'item')
  if (!isFoldable) {
    return (
      <div className={styles.entry}>
        {section.entries.length > 1 && tools}
        <div className={styles.grid}>
          <EntryFields entry={entry} />
        </div>
      </div>
    )
  }
  return (
    <details className={styles.entry} open={isOpen}>
      <summary className={styles.entrySummary}>
        <span className={styles.entryName}>{name}</span>
        <span className={styles.entryFacts}>{entrySummary(entry)}</span>
        <ChevronDown className={styles.fold} size={20} strokeWidth={1.5} aria-hidden="true" />
      </summary>
      {tools}
      <div className={styles.grid}>
        <EntryFields entry={entry} />
      </div>
    </details>
  )
}
