import type { Layout } from '@bespeak/documents/write/layout.ts'
import { Download, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { useCheckPasted } from '../../lib/resumes/use-check-pasted.ts'
import { useLook } from '../../lib/resumes/use-look.ts'
import { inertDocument } from '../../lib/trusted.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SwitchField, TextField } from '../../ui/field.tsx'
import { LastSaved } from '../../ui/last-saved.tsx'
import { LookBar } from '../../ui/look/look-bar.tsx'
import { Note } from '../../ui/note.tsx'
import { PastedHint } from '../../ui/pasted-hint.tsx'
import { RichTextInput } from '../../ui/rich-text-input/rich-text-input.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { takeLostFocus } from '../../ui/take-lost-focus.ts'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import { WordDifference } from '../../ui/word-difference.tsx'
import { DeleteVersionDialog } from './delete-version-dialog.tsx'
import { FitControl } from './fit-control.tsx'
import { HeightSwitch } from './height-switch.tsx'
import { SourceLines } from './source-lines.tsx'
import styles from './tailor.module.css'
import * as texts from './texts.tsx'
import { useDownloads } from './use-downloads.ts'
import type { FullHeight } from './use-full-height.ts'
import { useSwitch } from './use-switch.ts'
import type { TailoredState } from './use-tailored.ts'

type TailoredCardProps = {
  resumeId: number
  state: TailoredState
  height: FullHeight
}

export function TailoredCard({ state, ...rest }: TailoredCardProps) {
  const body = useRef<HTMLDivElement>(null)
  const [hasLines, setLines] = useSwitch('source_lines', true)
  // A phone has no margin to spare.
  const isNarrow = useIsNarrow()
  const isAskedAgain = useRef(false)
  const openAgain = () => {
    isAskedAgain.current = true
    state.openAgain()
  }
  // What was pressed is gone while the version is on its way.
  useEffect(() => {
    if (state.isOpening && isAskedAgain.current) takeLostFocus(body.current)
  }, [state.isOpening])
  return (
    <Card
      title={texts.tailored}
      className={styles.tailored}
      id="tailored"
      actions={
        state.savedAt && (
          <>
            <LastSaved at={state.savedAt} />
            <span className={styles.switches}>
              {!isNarrow && <SwitchField label={texts.sourceLines} checked={hasLines} onCheckedChange={setLines} />}
              <HeightSwitch height={rest.height} />
            </span>
          </>
        )
      }
    >
      <div ref={body}>
        {state.isUnsent && (
          <Note tone="warn" role="status">
            {texts.notSent}
          </Note>
        )}
        {state.isOpening ? (
          <Skeleton lines={16} label={texts.loading} className={styles.opening} />
        ) : (
          <Version state={state} hasLines={hasLines && !isNarrow} onOpenAgain={openAgain} {...rest} />
        )}
      </div>
    </Card>
  )
}

/** What reads it comes when it is wanted. */
const documentOf = async (content: string) => (await import('../../lib/resumes/content.ts')).documentFrom(content)

type OpenAgain = { onOpenAgain: () => void }
type VersionProps = TailoredCardProps & OpenAgain & { hasLines: boolean }

function Version({ resumeId, state, height, hasLines, onOpenAgain }: VersionProps) {
  const { tailored } = state
  const look = useLook(tailored?.id ?? 0, tailored?.layout)
  const check = useCheckPasted(resumeId, tailored?.jobAdvertisingCompany)
  const isNarrow = useIsNarrow()
  // The page may be long: what is done with it stands above it, where there is room.
  const isAbove = tailored !== null && !isNarrow
  const buttons = (
    <div className={classNames(styles.foot, isAbove && styles.above)}>
      <DeleteButton state={state} />
      <span className={styles.grow} />
      <Button variant="line" disabled={!tailored} busy={state.isSaving} onClick={() => void state.save()}>
        {texts.saveChanges}
      </Button>
      <DownloadButtons resumeId={resumeId} state={state} layout={look.chosen} />
    </div>
  )
  return (
    <>
      {isAbove && buttons}
      <div className={styles.fields}>
        {state.isMissing && <Missing problem={state.problem} onOpenAgain={onOpenAgain} />}
        {state.isConflict && <Conflict state={state} />}
        <TextField
          label={texts.titleField}
          value={state.title}
          placeholder={tailored ? texts.untitled : texts.tailorFirst}
          disabled={!tailored}
          maxLength={200}
          onChange={(event) => state.type({ title: event.target.value })}
        />
        <PastedHint check={check}>
          <div className={styles.page}>
            <RichTextInput
              className={classNames(styles.sheet, hasLines && tailored && styles.traceable)}
              label={tailored ? texts.tailoredText : texts.resumeText}
              value={state.content}
              onChange={(content) => state.type({ content })}
              readOnly={!tailored}
              height={height.heightOf(480)}
              structure
            />
            {hasLines && tailored && <SourceLines provenance={tailored.provenance} />}
          </div>
        </PastedHint>
        {tailored && (
          <LookBar
            name={texts.look}
            layout={look.layout}
            onChange={look.change}
            documentOf={() => documentOf(state.content)}
          >
            <FitControl
              tailored={tailored}
              content={state.content}
              layout={look.layout}
              onChange={look.change}
              onContent={(content) => {
                state.type({ content })
                void state.keep()
              }}
            />
          </LookBar>
        )}
      </div>
      {!isAbove && buttons}
    </>
  )
}

function Missing({ problem, onOpenAgain }: { problem: TailoredState['problem'] } & OpenAgain) {
  return (
    <Note tone="danger" role="alert" title={texts.versionNotLoaded}>
      {problem ? plainMessage(problem, texts.somethingFailed) : texts.maybeDeleted}{' '}
      <Button variant="quiet" size="sm" onClick={onOpenAgain}>
        {texts.tryAgain}
      </Button>
    </Note>
  )
}

/** Nothing is lost: the person chooses. */
function Conflict({ state }: { state: TailoredState }) {
  const words = texts.conflict[state.conflictBy]
  return (
    <Note tone="warn" role="alert" title={words.title}>
      <p>{texts.lookAtBoth}</p>
      <Disclosure summary={words.both} className={styles.fold}>
        <WordDifference before={textOf(state.theirs?.content ?? '')} after={textOf(state.content)} />
      </Disclosure>
      <p className={styles.choice}>
        <Button size="sm" busy={state.isSaving} onClick={() => void state.keepMine()}>
          {words.mine}
        </Button>
        <Button size="sm" variant="line" onClick={state.takeTheirs}>
          {words.theirs}
        </Button>
      </p>
    </Note>
  )
}

/** The lines of a text, without how they are set. */
const textOf = (html: string): string =>
  [...inertDocument(html).querySelectorAll('h1, h2, h3, h4, h5, h6, p, li')]
    .map((block) => block.textContent.trim())
    .filter(Boolean)
    .join('\n')

type DownloadButtonsProps = Omit<TailoredCardProps, 'height'> & { layout: Layout | null }

function DownloadButtons({ resumeId, state, layout }: DownloadButtonsProps) {
  const { inHand, download } = useDownloads(resumeId, state, layout)
  return (
    <>
      {(['docx', 'pdf'] as const).map((format) => (
        <Button key={format} variant="line" busy={inHand === format} onClick={() => void download(format)}>
          {inHand !== format && <Download size={18} strokeWidth={1.5} aria-hidden="true" />}
          {texts.download(format)}
        </Button>
      ))}
    </>
  )
}

function DeleteButton({ state }: { state: TailoredState }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="danger" disabled={!state.tailored} busy={state.isDeleting} onClick={() => setAsking(true)}>
        <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
        {texts.deleteIt}
      </Button>
      {isAsking && <DeleteVersionDialog state={state} onClose={() => setAsking(false)} />}
    </>
  )
}
