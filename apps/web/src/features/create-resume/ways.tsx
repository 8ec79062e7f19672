import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './create-resume.module.css'

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
        label="How to start"
        value={way}
        onValueChange={setWay}
        items={[
          { value: 'upload', label: 'Upload', content: <UploadWay {...props} /> },
          { value: 'paste', label: 'Paste', content: <PasteWay {...props} /> },
          { value: 'write', label: 'Write', content: <WriteWay {...props} /> },
          { value: 'import', label: 'Import', content: <ImportWay {...props} /> },
        ]}
      />
    </Card>
  )
}

function UploadWay({ onFile, isBusy }: WaysProps) {
  return (
    <div className={styles.way}>
      <FileDrop
        label="Choose a file"
        hint="PDF, DOCX or TXT, 10 MB at most"
        accept=".pdf,.docx,.txt,.json,.zip"
        disabled={isBusy}
        onFile={onFile}
      />
      <p className={styles.small}>
        It is read here in your browser first. You see what was found, correct it, and only then save it. The file is
        kept with the resume, as you uploaded it.
      </p>
    </div>
  )
}

function PasteWay({ pasted, onPasted, onText, isBusy }: WaysProps) {
  return (
    <form
      className={styles.way}
      onSubmit={(event) => {
        event.preventDefault()
        onText(pasted)
      }}
    >
      <TextAreaField
        label="Your resume as text"
        rows={14}
        value={pasted}
        onChange={(event) => onPasted(event.target.value)}
      />
      <div>
        <Button type="submit" busy={isBusy} disabled={pasted.trim() === ''}>
          Read it
        </Button>
      </div>
    </form>
  )
}

function WriteWay({ onWrite }: WaysProps) {
  return (
    <div className={styles.way}>
      <p className={styles.lead}>
        No resume yet, or you would rather start from scratch: fill in who you are, your work, your education and your
        skills. Stop whenever you like. A draft is kept in this browser.
      </p>
      <div>
        <Button onClick={onWrite}>
          <PenLine size={18} strokeWidth={1.5} aria-hidden="true" />
          Start with an empty page
        </Button>
      </div>
    </div>
  )
}

function ImportWay({ pasted, onPasted, onFile, onText, isBusy }: WaysProps) {
  return (
    <div className={styles.way}>
      <FileDrop
        label="Choose an export"
        hint="JSON Resume (.json) or LinkedIn’s data export (.zip), 10 MB at most"
        accept=".json,.zip,application/json,application/zip"
        disabled={isBusy}
        onFile={onFile}
      />
      <form
        className={styles.way}
        onSubmit={(event) => {
          event.preventDefault()
          onText(pasted)
        }}
      >
        <TextAreaField
          label="Or paste a JSON Resume"
          rows={6}
          spellCheck={false}
          value={pasted}
          onChange={(event) => onPasted(event.target.value)}
        />
        <div>
          <Button type="submit" variant="line" busy={isBusy} disabled={pasted.trim() === ''}>
            Import it
          </Button>
        </div>
      </form>
      <div className={styles.small}>
        <p>
          <b>From LinkedIn:</b> open Settings, Data privacy, Get a copy of your data, and ask for your profile,
          positions, education and skills. LinkedIn mails you a ZIP file. Choose it here as it is: your messages and
          contacts in it are never looked at.
        </p>
      </div>
    </div>
  )
}
