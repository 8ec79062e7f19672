import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import type { Fact } from '@bespeak/domain/resume/sources.ts'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Page } from '../../ui/page.tsx'
import { focusHeading } from '../../ui/take-lost-focus.ts'
import styles from './check.module.css'
import type { CheckEngine } from './check-engine.ts'
import { InputStep } from './input-step.tsx'
import { ResultStep } from './result-step.tsx'
import type { SaveTextProps } from './save-text.tsx'
import * as texts from './texts/page.ts'
import { forAnotherText, keepWork, keptWork, type Store, type Work, withClearedText, withPart } from './work.ts'

export interface SavedResume {
  id: number
  name: string
  document: ResumeDocument
  facts: readonly Fact[]
}

/** What somebody who is signed in can do besides. */
export interface Account {
  /** The resumes that are saved, to choose one. */
  Saved: ComponentType<{ onChosen: (resume: SavedResume) => void }>
  /** Keeps the text that was checked. */
  SaveText: ComponentType<SaveTextProps>
  /** Of what they state beside a resume of their own; never of an example. */
  saveFact: (statement: string) => Promise<number>
  removeFact: (id: number) => Promise<unknown>
}

interface CheckTextProps {
  engine: CheckEngine
  /** Where what was put in outlives a reload. */
  store: Store
  account?: Account | undefined
}

/** The whole page. It asks for nothing but its engine and its store: it runs without a server as well. */
export function CheckText({ engine, store, account }: CheckTextProps) {
  const [work, setWork] = useState(() => keptWork(store))
  useEffect(() => keepWork(store, work), [store, work])
  const change = (part: Partial<Work>) => setWork((before) => withPart(before, part))
  const isResult = work.isChecked && work.resume !== null
  const wasResult = useRef(isResult)
  useEffect(() => {
    if (wasResult.current && !isResult) focusOnInput()
    wasResult.current = isResult
  }, [isResult])
  return (
    <Page
      className={classNames(styles.page, isResult && styles.isResult)}
      title={texts.title}
      lead={account ? texts.leadOfUser : texts.lead}
      actions={
        isResult ? (
          <Button variant="line" onClick={() => setWork(forAnotherText)}>
            {texts.another}
          </Button>
        ) : undefined
      }
    >
      {isResult ? (
        <ResultStep engine={engine} work={work} onChange={setWork} account={account} />
      ) : (
        <InputStep
          engine={engine}
          work={work}
          onChange={change}
          onUndo={() => setWork(withClearedText)}
          account={account}
        />
      )}
    </Page>
  )
}

/** What led here is gone: on to what is to be put in. */
function focusOnInput() {
  const empty = [...document.querySelectorAll<HTMLTextAreaElement>('main textarea')].find(({ value }) => value === '')
  if (empty) empty.focus()
  else focusHeading()
}
