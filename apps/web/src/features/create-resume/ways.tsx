import { PenLine } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './create-resume.module.css'
import * as texts from './texts.tsx'

export interface WaysProps {
  pasted: string
  onPasted: (text: string) => void
  onFile: (file: File) => void
  onText: (text: string) => void
  onWrite: () => void
  isBusy: boolean
}

/** The four ways to a resume. */
export function Ways(props: WaysProps) {
  const [way, setWay] = useState('upload')
  return (
    <Card>
      <Tabs
        label={texts.ways}
        value={way}
        onValueChange={setWay}
        items={[
          { value: 'upload', label: texts.upload, content: <UploadWay {...props} /> },
          { value: 'paste', label: texts.paste, content: <PasteWay {...props} /> },
          { value: 'write', label: texts.write, content: <WriteWay {...props} /> },
          { value: 'import', label: texts.bring, content: <ImportWay {...props} /> },
        ]}
      />
    </Card>
  )
}

function UploadWay({ onFile, isBusy }: WaysProps) {
  return (
    <div className={styles.way}>
      <FileDrop
        label={texts.chooseFile}
        hint={texts.files}
        accept=".pdf,.docx,.txt,.json,.zip"
        disabled={isBusy}
        onFile={onFile}
      />
      <p className={styles.small}>{texts.uploadNote}</p>
    </div>
  )
}

function PasteWay(props: WaysProps) {
  return (
    <PasteForm {...props} label={texts.pasteHere} rows={14}>
      <Button type="submit" busy={props.isBusy} disabled={props.pasted.trim() === ''}>
        {texts.readIt}
      </Button>
    </PasteForm>
  )
}

type PasteFormProps = Pick<WaysProps, 'pasted' | 'onPasted' | 'onText'> & {
  label: string
  rows: number
  spellCheck?: boolean
  /** The button that sends it. */
  children: ReactNode
}

function PasteForm({ pasted, onPasted, onText, label, rows, spellCheck = true, children }: PasteFormProps) {
  return (
    <form
      className={styles.way}
      onSubmit={(event) => {
        event.preventDefault()
        onText(pasted)
      }}
    >
      <TextAreaField
        label={label}
        rows={rows}
        spellCheck={spellCheck}
        value={pasted}
        onChange={(event) => onPasted(event.target.value)}
      />
      <div>{children}</div>
    </form>
  )
}

function WriteWay({ onWrite }: WaysProps) {
  return (
    <div className={styles.way}>
      <p className={styles.lead}>{texts.writeNote}</p>
      <div>
        <Button onClick={onWrite}>
          <PenLine size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.startEmpty}
        </Button>
      </div>
    </div>
  )
}

function ImportWay({ pasted, onPasted, onFile, onText, isBusy }: WaysProps) {
  return (
    <div className={styles.way}>
      <FileDrop
        label={texts.chooseExport}
        hint={texts.exportFiles}
        accept=".json,.zip,application/json,application/zip"
        disabled={isBusy}
        onFile={onFile}
      />
      <PasteForm
        pasted={pasted}
        onPasted={onPasted}
        onText={onText}
        label={texts.pasteJson}
        rows={6}
        spellCheck={false}
      >
        <Button type="submit" variant="line" busy={isBusy} disabled={pasted.trim() === ''}>
          {texts.importIt}
        </Button>
      </PasteForm>
      <div className={styles.small}>
        <p>{texts.linkedInNote(<b>{texts.fromLinkedIn}</b>)}</p>
      </div>
    </div>
  )
}
