import { maxBytes, whyNotChecked } from '@bespeak/domain/check/limits.ts'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { useNoStrayDrops } from '../../ui/file-drop.tsx'
import { Note } from '../../ui/note.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { Waking } from '../../ui/waking.tsx'
import styles from './check.module.css'
import type { CheckEngine } from './check-engine.ts'
import type { Account, SavedResume } from './check-text.tsx'
import { Legend } from './labels.tsx'
import { Pane } from './pane.tsx'
import * as texts from './texts/page.ts'
import { useReader } from './use-reader.ts'
import { isEmpty, isReadNow, noWork, type Work } from './work.ts'

type InputStepProps = {
  engine: CheckEngine
  work: Work
  onChange: (part: Partial<Work>) => void
  /** Brings the text back that was cleared for another one. */
  onUndo: () => void
  account: Account | undefined
}

interface Problems {
  resume?: string | undefined
  text?: string | undefined
  page?: string | undefined
}

const someLine = [{ text: texts.theText }]

/** A resume and a text, and whom it is for. */
export function InputStep({ engine, work, onChange, onUndo, account }: InputStepProps) {
  useNoStrayDrops()
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const ofResume = useReader(engine)
  const ofText = useReader(engine)
  const isBusy = ofResume.reading !== null || ofText.reading !== null
  const type = (part: Partial<Work>) => {
    setProblems({})
    onChange({ ...part, isExample: false })
  }

  const refuse = (found: Problems) => {
    setProblems(found)
    form.current?.querySelector<HTMLElement>(found.resume ? '[name="resume"]' : '[name="text"]')?.focus()
    return null
  }

  /** The resume with its lines; null, and said, where there is none. */
  async function readPasted({ pasted, isExample }: Work) {
    if (pasted.trim() === '') return refuse({ resume: texts.noResume })
    if (new TextEncoder().encode(pasted).length > maxBytes) return refuse({ resume: texts.longResume })
    const outcome = await ofResume.readText(pasted)
    if (outcome === null) return null
    if (!outcome.ok) return refuse({ resume: outcome.message })
    const lines = await engine.linesOf(outcome.document, [])
    return { name: null, text: pasted, lines, notes: outcome.notes, isExample }
  }

  async function begin(given: Work) {
    const problem = whyNotChecked(given.text, someLine)
    const resume = isReadNow(given) ? given.resume : problem ? null : await readPasted(given)
    if (problem) return refuse({ text: problem, resume: isEmptyResume(given) ? texts.noResume : undefined })
    if (resume === null) return
    const nothingRead = whyNotChecked(given.text, resume.lines)
    if (nothingRead) return refuse({ resume: nothingRead })
    onChange({ resume, isChecked: true, cleared: null })
  }
  const beginSafely = (given: Work) => begin(given).catch(() => setProblems({ page: texts.checkFailed }))

  async function takeResume(file: File) {
    setProblems({})
    const outcome = await ofResume.readFile(file)
    if (outcome === null) return
    if (!outcome.ok) return setProblems({ resume: outcome.message })
    const lines = await engine.linesOf(outcome.document, [])
    const nothingRead = whyNotChecked(texts.theText, lines)
    if (nothingRead) return setProblems({ resume: nothingRead })
    type({ resume: { name: file.name, text: '', lines, notes: outcome.notes } })
  }

  async function takeText(file: File) {
    setProblems({})
    const outcome = await ofText.readFile(file)
    if (outcome === null) return
    if (!outcome.ok) return setProblems({ text: outcome.message })
    if (outcome.source.trim() === '') return setProblems({ text: texts.noTextInFile })
    type({ text: outcome.source })
  }

  async function takeSaved({ id: savedId, name, document, facts }: SavedResume) {
    const lines = await engine.linesOf(document, facts)
    const nothingRead = whyNotChecked(texts.theText, lines)
    if (nothingRead) return setProblems({ resume: nothingRead })
    type({ resume: { name, text: '', lines, notes: [], savedId } })
  }

  async function tryExample(name: keyof typeof texts.examples) {
    setProblems({})
    try {
      const { examples } = await import('../../lib/texts/examples.ts')
      const given = { ...noWork, ...examples[name], isExample: true }
      onChange(given)
      await beginSafely(given)
    } catch {
      setProblems({ page: texts.exampleFailed })
    }
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void beginSafely(work)
  }

  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <Card padded={false}>
        <Waking>
          <div className={styles.panes}>
            <Pane
              name="resume"
              label={texts.resume}
              placeholder={texts.pasteResume}
              fileLabel={texts.chooseResume}
              value={work.pasted}
              chosen={work.resume?.name == null ? null : { ...work.resume, name: work.resume.name }}
              error={problems.resume}
              reading={ofResume.reading}
              actions={account && <account.Saved onChosen={(resume) => void takeSaved(resume)} />}
              onText={(pasted) => type({ pasted })}
              onFile={(file) => void takeResume(file)}
              onAnother={() => type({ resume: null })}
            />
            <Pane
              name="text"
              label={texts.text}
              placeholder={texts.pasteText}
              fileLabel={texts.chooseText}
              value={work.text}
              chosen={null}
              error={problems.text}
              reading={ofText.reading}
              onText={(text) => type({ text })}
              onFile={(file) => void takeText(file)}
            >
              {work.cleared && work.text === '' && (
                <p className={styles.small}>
                  {texts.textCleared} <TextButton onClick={onUndo}>{texts.undo}</TextButton>
                </p>
              )}
              <TextField
                className={styles.who}
                label={texts.addressee}
                optional
                placeholder={texts.addresseeHint}
                maxLength={200}
                value={work.addressee}
                onChange={(event) => type({ addressee: event.target.value })}
              />
            </Pane>
          </div>
          {problems.page && (
            <Note tone="danger" role="alert" className={styles.note}>
              {problems.page}
            </Note>
          )}
          <div className={styles.go}>
            <Button type="submit" busy={isBusy}>
              {texts.check}
            </Button>
            {(isEmpty(work) || work.isExample) && <Examples onChoose={(name) => void tryExample(name)} />}
          </div>
        </Waking>
      </Card>
      <Legend />
    </form>
  )
}

const isEmptyResume = (work: Work) => !isReadNow(work) && work.pasted.trim() === ''

function Examples({ onChoose }: { onChoose: (name: keyof typeof texts.examples) => void }) {
  const names = Object.keys(texts.examples) as (keyof typeof texts.examples)[]
  return (
    <p className={styles.examples}>
      {texts.tryExample}{' '}
      {names.map((name, at) => (
        <span key={name}>
          {at > 0 && ' · '}
          <TextButton aria-label={texts.example(name)} onClick={() => onChoose(name)}>
            {texts.examples[name]}
          </TextButton>
        </span>
      ))}
    </p>
  )
}
