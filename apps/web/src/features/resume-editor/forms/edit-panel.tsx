import type { Section } from '@bespeak/domain/resume/document.ts'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { Edition } from '../session/edition.ts'
import { useEditing } from '../session/session-context.ts'
import * as texts from '../texts.ts'
import { AddSection } from './add-section.tsx'
import { BasicsForm } from './basics-form.tsx'
import { FoldAll } from './fold-all.tsx'
import styles from './forms.module.css'
import { SectionForm } from './section-form.tsx'
import { UnplacedLines } from './unplaced-lines.tsx'

/** Everything that a resume says, as fields. */
export function EditPanel({ edition: { title, document } }: { edition: Edition }) {
  const { session } = useEditing()
  const { basics, sections, unplaced } = document
  return (
    <div className={styles.panel} data-editor="">
      <Card>
        <TextField
          label={texts.resumeTitle}
          hint={texts.resumeTitleHint}
          maxLength={200}
          autoComplete="off"
          value={title}
          error={title.trim() === '' ? texts.giveTitle : undefined}
          onChange={({ target }) => session.edit((edition) => ({ ...edition, title: target.value }), 'title')}
        />
      </Card>
      <FoldAll ids={['basics', ...sections.map(({ id }) => id)]} />
      <BasicsForm basics={basics} work={latestTitle(sections)} />
      {sections.map((section, index) => (
        <SectionForm key={section.id} section={section} index={index} count={sections.length} />
      ))}
      <UnplacedLines lines={unplaced} sections={sections} />
      <AddSection sections={sections} />
    </div>
  )
}

const latestTitle = (sections: readonly Section[]): string | undefined =>
  sections
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => (entry.type === 'employment' ? entry.roles : []))
    .find(({ title }) => title)?.title
