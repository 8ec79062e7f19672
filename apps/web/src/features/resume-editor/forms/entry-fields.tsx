import type { Entry, Item, LanguageSkill, Paragraph, SkillGroup, Study } from '@bespeak/domain/resume/document.ts'
import { useState } from 'react'
import type { Change, Changer } from '../session/change.ts'
import * as texts from '../texts.ts'
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

const link = [{ name: 'url', label: texts.link }] as const

function StudyFields({ entry, change }: FieldsProps<Study>) {
  const [hasCourses] = useState(entry.courses.length > 0)
  const its = { node: entry, change, of: entry.id }
  return (
    <>
      <div className={styles.fields}>
        <NodeText {...its} name="degree" label={texts.degree} />
        <NodeText {...its} name="area" label={texts.fieldOfStudy} />
        <NodeText {...its} name="institution" label={texts.institution} />
        <NodeText {...its} name="location" label={texts.place} />
        <PeriodFields node={entry} change={change} />
        <NodeText {...its} name="score" label={texts.grade} optional />
        <RareFields {...its} fields={link} />
      </div>
      {hasCourses && (
        <ListField
          label={texts.courses}
          items={entry.courses}
          change={(own, field) => change((it) => ({ ...it, courses: own(it.courses) }), field)}
        />
      )}
      <LinesField
        of={entry.institution ?? texts.education}
        lines={entry.lines}
        change={(own, field) => change((it) => ({ ...it, lines: own(it.lines) }), field)}
      />
    </>
  )
}

const level = [{ name: 'level', label: texts.level }] as const

function SkillFields({ entry, change }: FieldsProps<SkillGroup>) {
  const its = { node: entry, change, of: entry.id }
  return (
    <>
      <NodeText {...its} name="name" label={texts.group} placeholder={texts.groupExample} optional />
      <RareFields {...its} fields={level} />
      <ListField
        label={texts.skills}
        hint={texts.skillsHint}
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
      <NodeText {...its} name="language" label={texts.language} />
      <NodeText {...its} name="fluency" label={texts.level} placeholder={texts.fluencyExample} />
    </div>
  )
}

function ItemFields({ entry, change }: FieldsProps<Item>) {
  const [hasKeywords] = useState(entry.keywords.length > 0)
  const its = { node: entry, change, of: entry.id }
  return (
    <>
      <div className={styles.fields}>
        <NodeText {...its} name="title" label={texts.name} />
        <NodeText {...its} name="organisation" label={texts.givenBy} />
        <PeriodFields node={entry} change={change} />
        <NodeText {...its} name="location" label={texts.place} />
        <NodeText {...its} name="url" label={texts.link} type="url" />
      </div>
      <LinesField
        of={entry.title ?? texts.entry}
        lines={entry.lines}
        change={(own, field) => change((it) => ({ ...it, lines: own(it.lines) }), field)}
      />
      {hasKeywords && (
        <ListField
          label={texts.keywords}
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
      of={texts.paragraphs}
      addLabel={texts.addParagraph}
      like={paragraph}
      canBeEmpty={false}
      lines={entry.lines}
      change={(own, field) => change((it) => ({ ...it, lines: own(it.lines) }), field)}
    />
  )
}
