import type { Entry, Item, LanguageSkill, Paragraph, SkillGroup, Study } from '@bespeak/domain/resume/document.ts'
import { useState } from 'react'
import type { Change, Changer } from '../session/change.ts'
import { EmploymentFields } from './employment-fields.tsx'
import styles from './forms.module.css'
import { LinesField } from './lines-field.tsx'
import { ListField } from './list-field.tsx'
import { PeriodFields } from './period-fields.tsx'
import { RareFields } from './rare-fields.tsx'
import { NodeText } from './text-of-node.tsx'

type FieldsProps<Node> = { entry: Node; change: Changer<Node> }

/** The fields of an entry, by its type. */
export function EntryFields({ entry, change }: FieldsProps<Entry>) {
  switch (entry.type) {
    case 'employment':
      return <EmploymentFields entry={entry} change={ofType(entry, change)} />
    case 'study':
      return <StudyFields entry={entry} change={ofType(entry, change)} />
    case 'skills':
      return <SkillFields entry={entry} change={ofType(entry, change)} />
    case 'language':
      return <LanguageFields entry={entry} change={ofType(entry, change)} />
    case 'item':
      return <ItemFields entry={entry} change={ofType(entry, change)} />
    case 'text':
      return <ParagraphFields entry={entry} change={ofType(entry, change)} />
  }
}

/** An entry keeps its type for life. */
function ofType<Node extends Entry>({ type }: Node, change: Changer<Entry>): Changer<Node> {
  const isOfType = (entry: Entry): entry is Node => entry.type === type
  return (own: Change<Node>, field) => change((entry) => (isOfType(entry) ? own(entry) : entry), field)
}

const link = [{ name: 'url', label: 'Link' }] as const

function StudyFields({ entry, change }: FieldsProps<Study>) {
  const [hasCourses] = useState(entry.courses.length > 0)
  const its = { node: entry, change, of: entry.id }
  return (
    <>
      <div className={styles.fields}>
        <NodeText {...its} name="degree" label="Degree" />
        <NodeText {...its} name="area" label="Field of study" />
        <NodeText {...its} name="institution" label="Institution" />
        <NodeText {...its} name="location" label="Place" />
        <PeriodFields node={entry} change={change} />
        <NodeText {...its} name="score" label="Grade" optional />
        <RareFields {...its} fields={link} />
      </div>
      {hasCourses && (
        <ListField
          label="Courses"
          items={entry.courses}
          change={(own, field) => change((it) => ({ ...it, courses: own(it.courses) }), field)}
        />
      )}
      <LinesField
        of={entry.institution ?? 'Education'}
        lines={entry.lines}
        change={(own, field) => change((it) => ({ ...it, lines: own(it.lines) }), field)}
      />
    </>
  )
}

const level = [{ name: 'level', label: 'Level' }] as const

function SkillFields({ entry, change }: FieldsProps<SkillGroup>) {
  const its = { node: entry, change, of: entry.id }
  return (
    <>
      <NodeText {...its} name="name" label="Group" placeholder="Tools" optional />
      <RareFields {...its} fields={level} />
      <ListField
        label="Skills"
        hint="Separated by commas."
        items={entry.keywords}
        change={(own, field) => change((it) => ({ ...it, keywords: own(it.keywords) }), field)}
      />
    </>
  )
}

function LanguageFields({ entry, change }: FieldsProps<LanguageSkill>) {
  const its = { node: entry, change, of: entry.id }
  return (
    <div className={styles.fields}>
      <NodeText {...its} name="language" label="Language" />
      <NodeText {...its} name="fluency" label="Level" placeholder="Native" />
    </div>
  )
}

function ItemFields({ entry, change }: FieldsProps<Item>) {
  const [hasKeywords] = useState(entry.keywords.length > 0)
  const its = { node: entry, change, of: entry.id }
  return (
    <>
      <div className={styles.fields}>
        <NodeText {...its} name="title" label="Name" />
        <NodeText {...its} name="organisation" label="Given or published by" />
        <PeriodFields node={entry} change={change} />
        <NodeText {...its} name="location" label="Place" />
        <NodeText {...its} name="url" label="Link" type="url" />
      </div>
      <LinesField
        of={entry.title ?? 'Entry'}
        lines={entry.lines}
        change={(own, field) => change((it) => ({ ...it, lines: own(it.lines) }), field)}
      />
      {hasKeywords && (
        <ListField
          label="Keywords"
          items={entry.keywords}
          change={(own, field) => change((it) => ({ ...it, keywords: own(it.keywords) }), field)}
        />
      )}
    </>
  )
}

const paragraph = { paragraph: true }

function ParagraphFields({ entry, change }: FieldsProps<Paragraph>) {
  return (
    <LinesField
      of="Text"
      addLabel="Add a paragraph"
      like={paragraph}
      canBeEmpty={false}
      lines={entry.lines}
      change={(own, field) => change((it) => ({ ...it, lines: own(it.lines) }), field)}
    />
  )
}
