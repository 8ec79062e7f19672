import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import styles from './create-resume.module.css'
import { DocumentForm } from './form/document-form.tsx'
import { FormContext } from './form/form-context.ts'
import { useDocumentForm } from './form/use-document-form.ts'
import { RemovedNote } from './removed-note.tsx'
import { SaveActions, SaveProgress } from './save-actions.tsx'
import * as texts from './texts.tsx'
import { TitleField } from './title-field.tsx'
import { useSave } from './use-save.ts'

type GuidedProps = {
  document: ResumeDocument
  title: string
  /** Whether it is a draft from an earlier visit. */
  isKept: boolean
  onDocument: (document: ResumeDocument) => void
  onTitle: (title: string) => void
  onBack: () => void
  onSaved: (resumeId: number) => void
}

/** A resume written here, section by section. */
export function Guided({ document: first, title, isKept, onDocument, onTitle, onBack, onSaved }: GuidedProps) {
  const saving = useSave(onSaved)
  const { document, tools, removed, takeBack } = useDocumentForm(first, onDocument)
  const save = () => saving.save({ title, document, file: null })
  return (
    <FormContext value={tools}>
      <Page
        title={texts.writeTitle}
        lead={texts.writeLead}
        width="reading"
        actions={
          <SaveActions saving={saving} onSave={save}>
            <Button variant="line" onClick={onBack}>
              {texts.otherWay}
            </Button>
          </SaveActions>
        }
      >
        <SaveProgress saving={saving} isKept={isKept} />
        <RemovedNote words={removed} onTakeBack={takeBack} />
        <div className={styles.guided}>
          <TitleField value={title} onValue={onTitle} error={saving.titleProblem} />
          <DocumentForm document={document} />
          <div className={styles.end}>
            <Button size="lg" busy={saving.isSaving} onClick={save}>
              {texts.save}
            </Button>
          </div>
        </div>
      </Page>
    </FormContext>
  )
}
