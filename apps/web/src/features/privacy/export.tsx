import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { dayOf, dayWords } from '../../lib/days.ts'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { type DataExport, exportMutation, exportsQuery, useExportNews } from '../../lib/privacy.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Note } from '../../ui/note.tsx'
import { Setting } from '../../ui/setting.tsx'
import { takeLostFocus } from '../../ui/take-lost-focus.ts'
import styles from './privacy.module.css'
import * as texts from './texts.tsx'

export const exportPlace = 'export'

/** A copy of everything: asked for here, made meanwhile, and fetched here. */
export function Export() {
  const { data, error, refetch } = useQuery(exportsQuery())
  const make = useMutation(exportMutation())
  const latest = data?.[0]
  useExportNews(latest?.status === 'working')
  const place = useFocusOnNews(make.isSuccess && latest?.status === 'working')
  const ask = () => make.mutate()
  return (
    <Setting id={exportPlace} title={texts.exportTitle} reason={texts.exportReason}>
      <div ref={place}>
        {error && <Failed title={texts.exportsNotLoaded} why={error} onTryAgain={() => void refetch()} />}
        {make.error && <Failed title={texts.exportNotStarted} why={make.error} onTryAgain={ask} />}
        {data && !make.error && <State latest={latest} isAsking={make.isPending} onAsk={ask} />}
        <p className={styles.formats}>{texts.exportFormats}</p>
      </div>
    </Setting>
  )
}

type StateProps = { latest: DataExport | undefined; isAsking: boolean; onAsk: () => void }

function State({ latest, isAsking, onAsk }: StateProps) {
  const again = (words: string, variant: 'primary' | 'line' = 'primary', size: 'sm' | 'md' = 'md') => (
    <Button variant={variant} size={size} busy={isAsking} onClick={onAsk}>
      {words}
    </Button>
  )
  if (!latest)
    return (
      <Row title={texts.takeCopy} actions={again(texts.makeExport)}>
        {texts.takesMoment}
      </Row>
    )
  if (latest.status === 'working') return <Working since={latest.createdAt} />
  if (latest.status === 'failed')
    return (
      <Note tone="danger" role="alert" title={texts.exportFailed}>
        {texts.nothingChanged} {again(texts.tryAgain, 'line', 'sm')}
      </Note>
    )
  if (!latest.url)
    return (
      <Row title={texts.exportGone} actions={again(texts.makeNewExport)}>
        {texts.made(<Moment at={latest.createdAt} />)}
      </Row>
    )
  return <Ready latest={latest} url={latest.url} again={again(texts.makeNewExport, 'line')} />
}

function Working({ since }: { since: string }) {
  return (
    <div role="status">
      <Row
        title={texts.exportWorking}
        actions={
          <Button busy disabled>
            {texts.making}
          </Button>
        }
      >
        {texts.askedFor(<Moment at={since} />)}
      </Row>
    </div>
  )
}

function Ready({ latest, url, again }: { latest: DataExport; url: string; again: ReactNode }) {
  const { filename, expiresAt, createdAt } = latest
  return (
    <Row
      title={texts.exportReady}
      actions={
        <>
          <ButtonLink to={url} reloadDocument download={filename ?? true}>
            <Download size={18} strokeWidth={1.5} aria-hidden="true" />
            {texts.download}
          </ButtonLink>
          {again}
        </>
      }
    >
      {texts.readyMade(<span className={styles.file}>{filename}</span>, <Moment at={createdAt} />)}
      {expiresAt && ` ${texts.keptUntil(dayWords(dayOf(new Date(expiresAt)), dayOf(new Date())))}`}
    </Row>
  )
}

function Row({ title, actions, children }: { title: string; actions: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <div>
        <b>{title}</b>
        <p className={styles.small}>{children}</p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}

function Failed({ title, why, onTryAgain }: { title: string; why: Error; onTryAgain: () => void }) {
  return (
    <Note tone="danger" role="alert" title={title}>
      {plainMessage(why, texts.errorOccurred)}{' '}
      <Button variant="line" size="sm" onClick={onTryAgain}>
        {texts.tryAgain}
      </Button>
    </Note>
  )
}

/** The button that was pressed is gone while it is made: the focus stays with what is told of it. */
function useFocusOnNews(isAsked: boolean) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsked) takeLostFocus(place.current)
  }, [isAsked])
  return place
}
