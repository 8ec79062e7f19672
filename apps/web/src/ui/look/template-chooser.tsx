import { aboutOf, type Layout, type Template, templates } from '@bespeak/documents/write/layout.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { useId, useState } from 'react'
import { SelectField } from '../field.tsx'
import { PagePreview } from '../page-preview/page-preview.tsx'
import styles from './look.module.css'

type TemplateListProps = { layout: Layout; onChoose: (template: Template) => void }
type TemplatePagesProps = TemplateListProps & { document: ResumeDocument }

const templateFrom = (value: string): Template => templates.find((template) => template === value) ?? 'classic'

export function TemplateList({ layout, onChoose }: TemplateListProps) {
  return (
    <SelectField
      label="Template"
      className={styles.list}
      value={layout.template}
      onChange={({ target: { value } }) => onChoose(templateFrom(value))}
    >
      {templates.map((template) => (
        <option key={template} value={template}>
          {aboutOf(template).name}
        </option>
      ))}
    </SelectField>
  )
}

/** The person's own first page in every template, as it was when this was opened. */
export function TemplatePages({ document, layout, onChoose }: TemplatePagesProps) {
  const name = useId()
  const [shown] = useState(document)
  return (
    <fieldset className={styles.templates}>
      <legend className={styles.legend}>Template</legend>
      {templates.map((template) => (
        <label key={template} className={styles.template}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={template === layout.template}
            onChange={() => onChoose(template)}
          />
          <span className={styles.miniature} aria-hidden="true" inert>
            <PagePreview document={shown} layout={{ ...layout, template }} label={aboutOf(template).name} />
          </span>
          <span className={styles.templateName}>{aboutOf(template).name}</span>
        </label>
      ))}
    </fieldset>
  )
}
