import { aboutOf, type Layout, type Template, templates } from '@bespeak/documents/write/layout.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { useEffect, useId, useState } from 'react'
import { SelectField } from '../field.tsx'
import { PagePreview } from '../page-preview/page-preview.tsx'
import * as texts from '../texts/parts.ts'
import styles from './look.module.css'

type TemplateListProps = { layout: Layout; onChoose: (template: Template) => void }
type TemplatePagesProps = TemplateListProps & { documentOf: () => Promise<ResumeDocument> }

const templateFrom = (value: string): Template => templates.find((template) => template === value) ?? 'classic'

export function TemplateList({ layout, onChoose }: TemplateListProps) {
  return (
    <SelectField
      label={texts.template}
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

/** The person's own first page in every template, as it was when this was opened, and whom the chosen one is for. */
export function TemplatePages({ documentOf, layout, onChoose }: TemplatePagesProps) {
  const [name, purposeId] = [useId(), useId()]
  const shown = useOpened(documentOf)
  return (
    <fieldset className={styles.templates} aria-describedby={purposeId}>
      <legend className={styles.legend}>{texts.template}</legend>
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
            {shown && (
              <PagePreview
                document={shown}
                layout={{ ...layout, template }}
                label={aboutOf(template).name}
                isMiniature
              />
            )}
          </span>
          <span className={styles.templateName}>{aboutOf(template).name}</span>
        </label>
      ))}
      <p id={purposeId} className={styles.purpose} aria-live="polite">
        {aboutOf(layout.template).purpose}
      </p>
    </fieldset>
  )
}

/** What was there when this was first shown; what is typed meanwhile does not set ten pages anew. */
function useOpened(documentOf: () => Promise<ResumeDocument>): ResumeDocument | null {
  const [first] = useState(() => documentOf)
  const [opened, setOpened] = useState<ResumeDocument | null>(null)
  useEffect(() => {
    let isWanted = true
    // Without it the names are still there to choose from.
    first().then(
      (document) => isWanted && setOpened(document),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [first])
  return opened
}
