import type { Entry, Item, LanguageSkill, Line, Paragraph, SkillGroup, Study } from '@bespeak/domain/resume/document.ts'
import * as texts from '../texts.tsx'
import { type Change, changeEntry, withField } from './document-edits.ts'
import { EmploymentFields } from './employment-fields.tsx'
import { useFormTools } from './form-context.ts'
import { FormField } from './form-field.tsx'
import { KeywordsField } from './keywords-field.tsx'
import { LinesField } from './lines-field.tsx'
import { PeriodFields } from './period-fields.tsx'

/** The boxes of one entry, by what it is. */
export function EntryFields({ entry }: { entry: Entry }) {
  switch (entry.type) {
    case 'employment':
      return <EmploymentFields job={entry} />
    case 'study':
      return <StudyFields study={entry} />
    case 'skills':
      return <SkillFields group={entry} />
    case 'language':
      return <LanguageFields skill={entry} />
    case 'item':
      return <ItemFields item={entry} />
    case 'text':
      return <TextFields paragraph={entry} />
  }
}

/** Sets one field of an entry, whatever its type: the caller knows that it has one of that name. */
function useSetter<Node extends Entry>(node: Node) {
  const { edit } = useFormTools()
  return <Key extends keyof Node>(key: Key, origin = `${node.id}.${String(key)}`) =>
    (value: Node[Key] | undefined) =>
      edit(
        changeEntry(node.id, () => withField(node, key, value)),
        origin,
      )
}

const putter =
  <Node extends Entry, Key extends keyof Node>(node: Node, key: Key) =>
  (lines: Line[]): Change =>
    changeEntry(node.id, () => ({ ...node, [key]: lines }))

function StudyFields({ study }: { study: Study }) {
  const set = useSetter(study)
  return (
    <>
      <FormField field={`${study.id}.degree`} label={texts.degree} value={study.degree} onValue={set('degree')} />
      <FormField field={`${study.id}.area`} label={texts.subject} value={study.area} onValue={set('area')} />
      <FormField
        field={`${study.id}.institution`}
        label={texts.school}
        value={study.institution}
        onValue={set('institution')}
      />
      <FormField field={`${study.id}.location`} label={texts.place} value={study.location} onValue={set('location')} />
      <PeriodFields
        of={study.id}
        start={study.start}
        end={study.end}
        onStart={set('start', `${study.id}.period`)}
        onEnd={set('end', `${study.id}.period`)}
      />
      <FormField field={`${study.id}.score`} label={texts.grade} value={study.score} onValue={set('score')} />
      <LinesField label={texts.linesOfDegree} lines={study.lines} put={putter(study, 'lines')} />
    </>
  )
}

function SkillFields({ group }: { group: SkillGroup }) {
  const set = useSetter(group)
  return (
    <>
      <FormField
        field={`${group.id}.name`}
        label={texts.group}
        optional
        placeholder={texts.groupExample}
        value={group.name}
        onValue={set('name')}
      />
      <KeywordsField label={group.name || texts.skills} keywords={group.keywords} put={putter(group, 'keywords')} />
    </>
  )
}

function LanguageFields({ skill }: { skill: LanguageSkill }) {
  const set = useSetter(skill)
  return (
    <>
      <FormField
        field={`${skill.id}.language`}
        label={texts.language}
        value={skill.language}
        onValue={set('language')}
      />
      <FormField
        field={`${skill.id}.fluency`}
        label={texts.level}
        placeholder={texts.levelExample}
        value={skill.fluency}
        onValue={set('fluency')}
      />
    </>
  )
}

function ItemFields({ item }: { item: Item }) {
  const set = useSetter(item)
  return (
    <>
      <FormField field={`${item.id}.title`} label={texts.name} value={item.title} onValue={set('title')} />
      <FormField
        field={`${item.id}.organisation`}
        label={texts.givenBy}
        value={item.organisation}
        onValue={set('organisation')}
      />
      <PeriodFields
        of={item.id}
        start={item.start}
        end={item.end}
        onStart={set('start', `${item.id}.period`)}
        onEnd={set('end', `${item.id}.period`)}
      />
      <FormField field={`${item.id}.url`} label={texts.link} optional wide value={item.url} onValue={set('url')} />
      <LinesField
        label={texts.linesOf(item.title || texts.entryKinds.item)}
        lines={item.lines}
        put={putter(item, 'lines')}
      />
      {item.keywords.length > 0 && (
        <KeywordsField label={texts.keywords} keywords={item.keywords} put={putter(item, 'keywords')} />
      )}
    </>
  )
}

function TextFields({ paragraph }: { paragraph: Paragraph }) {
  return (
    <LinesField
      label={texts.text}
      paragraphs
      addLabel={texts.addParagraph}
      placeholder={texts.textExample}
      lines={paragraph.lines}
      put={putter(paragraph, 'lines')}
    />
  )
}
