import type { Entry, Section } from '@bespeak/domain/resume/document.ts'
import { displayTitle, usualTitle } from '@bespeak/domain/resume/section-titles.ts'
import { Plus } from 'lucide-react'
import { memo, useCallback } from 'react'
import { Button } from '../../../ui/button.tsx'
import {
  type Changer,
  changeEntry,
  changeSection,
  changeSections,
  freshIdsFor,
  moved,
  without,
} from '../session/change.ts'
import { newEntry } from '../session/new-nodes.ts'
import { useEditing } from '../session/session-context.ts'
import * as texts from '../texts.ts'
import { EntryFields } from './entry-fields.tsx'
import { entryInShort, entryName } from './entry-name.ts'
import { FieldsCard } from './fields-card.tsx'
import styles from './forms.module.css'
import { RowTools } from './row-tools.tsx'

type SectionFormProps = { section: Section; index: number; count: number }

/** A section: its heading, which can be rewritten in place, and its entries. */
export const SectionForm = memo(function SectionForm({ section, index, count }: SectionFormProps) {
  const { session } = useEditing()
  const { id, kind, entries } = section
  const title = displayTitle(section)

  function addEntry() {
    const entry = newEntry(section, freshIdsFor(session.state().edition.document))
    // The newest stands first where time counts.
    const isFirst = kind === 'work' || kind === 'education' || kind === 'volunteer'
    session.edit(
      changeSection(id, (it) => ({ ...it, entries: isFirst ? [entry, ...it.entries] : [...it.entries, entry] })),
    )
  }

  return (
    <FieldsCard
      id={id}
      name={title}
      inShort={entries.map(entryInShort)}
      title={
        <input
          className={styles.heading}
          aria-label={texts.headingOf(title)}
          placeholder={usualTitle(kind)}
          value={section.title}
          onChange={({ target }) =>
            session.edit(
              changeSection(id, (it) => ({ ...it, title: target.value })),
              `${id}.title`,
            )
          }
        />
      }
      tools={
        <RowTools
          name={title}
          place={{ index, count }}
          onMove={(by) => session.edit(changeSections((all) => moved(all, id, by)))}
          onRemove={() => session.edit(changeSections((all) => without(all, id)))}
        />
      }
    >
      <div className={styles.entries}>
        {entries.map((entry, at) => (
          <EntryForm key={entry.id} entry={entry} sectionId={id} index={at} count={entries.length} />
        ))}
        {!growsByParagraphs(section) && (
          <Button variant="line" size="sm" className={styles.add} onClick={addEntry}>
            <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
            {texts.addToSection[kind] ?? texts.addEntry}
          </Button>
        )}
      </div>
    </FieldsCard>
  )
})

const growsByParagraphs = ({ kind, entries }: Section) =>
  (kind === 'summary' || kind === 'other') && entries.at(-1)?.type === 'text'

type EntryFormProps = { entry: Entry; sectionId: string; index: number; count: number }

const EntryForm = memo(function EntryForm({ entry, sectionId, index, count }: EntryFormProps) {
  const { session } = useEditing()
  const { id } = entry
  const change: Changer<Entry> = useCallback((own, field) => session.edit(changeEntry(id, own), field), [session, id])
  const changeEntries = (own: (entries: Entry[]) => Entry[]) =>
    session.edit(changeSection(sectionId, (section) => ({ ...section, entries: own(section.entries) })))
  const name = entryName(entry) || texts.entryAt(index + 1)
  const isPlain = entry.type === 'text' && count === 1
  return (
    <fieldset className={styles.entry} data-node={id} data-entry="" aria-label={name}>
      {!isPlain && (
        <div className={styles.entryHead}>
          <span className={styles.entryName}>{entryName(entry) || texts.newEntry}</span>
          <RowTools
            name={name}
            place={{ index, count }}
            onMove={(by) => changeEntries((entries) => moved(entries, id, by))}
            onRemove={() => changeEntries((entries) => without(entries, id))}
          />
        </div>
      )}
      <EntryFields entry={entry} change={change} />
    </fieldset>
  )
})
