import { type ResumeDocument, type SectionKind, sectionKinds } from '@bespeak/domain/resume/document.ts'
import { usualTitle } from '@bespeak/domain/resume/section-titles.ts'
import { SelectField } from '../../../ui/field.tsx'
import * as texts from '../texts.tsx'
import { BasicsCard } from './basics-card.tsx'
import { addSection } from './document-edits.ts'
import styles from './form.module.css'
import { useFormTools } from './form-context.ts'
import { CardFrame, type Frame } from './frame.tsx'
import { SectionCard } from './section-card.tsx'

/** A resume, section by section, each in a frame. */
export function DocumentForm({ document, Frame = CardFrame }: { document: ResumeDocument; Frame?: Frame }) {
  return (
    <>
      <BasicsCard basics={document.basics} Frame={Frame} />
      {document.sections.map((section, at) => (
        <SectionCard
          key={section.id}
          section={section}
          isFirst={at === 0}
          isLast={at === document.sections.length - 1}
          Frame={Frame}
        />
      ))}
      <AddSection />
    </>
  )
}

const isKind = (value: string): value is SectionKind => sectionKinds.some((kind) => kind === value)

function AddSection() {
  const { edit } = useFormTools()
  return (
    <SelectField
      className={styles.addSection}
      label={texts.addSection}
      value=""
      onChange={(event) => {
        if (isKind(event.target.value)) edit(addSection(event.target.value))
      }}
    >
      <option value="">{texts.chooseOne}</option>
      {sectionKinds.map((kind) => (
        <option key={kind} value={kind}>
          {usualTitle(kind)}
        </option>
      ))}
    </SelectField>
  )
}
