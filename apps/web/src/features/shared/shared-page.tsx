import { layoutFrom, usualLayout } from '@bespeak/documents/write/layout.ts'
import { readDocument } from '@bespeak/domain/resume/document-shape.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link, useParams } from 'react-router'
import { RequestError } from '../../lib/graphql/request.ts'
import { problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import { type SharedPage, sharedPageQuery } from '../../lib/resumes/sharing.ts'
import { Brand } from '../../ui/brand.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { PagePreview } from '../../ui/page-preview/page-preview.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import { ResumeText } from './resume-text.tsx'
import styles from './shared-page.module.css'
import * as texts from './texts.tsx'

/** A resume for whoever has its link. Nothing of the app is around it: who looks has no account, and needs none. */
export function Component() {
  const { token = '' } = useParams()
  const shared = useQuery(sharedPageQuery(token))
  const isGone = shared.error instanceof RequestError && shared.error.code === 'NOT_FOUND'
  if (isGone) return <Gone />
  if (shared.data) return <Shared page={shared.data} />
  return (
    <Frame title={texts.sharedResume}>
      <Page title={texts.sharedResume} width="reading">
        <LoadProblem title={texts.loadFailed} problem={problemOf([shared])} />
        {shared.isFetching && <Skeleton lines={16} label={texts.loading} />}
      </Page>
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = texts.pageTitle(title)
  }, [title])
  return (
    <div className={styles.frame}>
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        <Link to={paths.home()} aria-label={texts.home}>
          <Brand />
        </Link>
      </header>
      <main id="content">{children}</main>
      <footer className={styles.foot}>
        {texts.madeWith(<TextLink to={paths.about()}>{texts.whatIsThat}</TextLink>)}
      </footer>
    </div>
  )
}

function Shared({ page }: { page: SharedPage }) {
  const isNarrow = useIsNarrow()
  const document = readDocument(page.document)
  const layout = layoutFrom(page.layout) ?? usualLayout
  const title = document?.basics.name ?? texts.sharedResume
  return (
    <Frame title={title}>
      <Page
        title={title}
        width="reading"
        actions={
          <ButtonLink to={page.pdfUrl} reloadDocument target="_blank" rel="noreferrer" variant="line">
            <Download size={18} strokeWidth={1.5} aria-hidden="true" />
            {texts.openAsPdf}
          </ButtonLink>
        }
      >
        {document && isNarrow && <ResumeText document={document} label={texts.theResume} />}
        {document && !isNarrow && <PagePreview document={document} layout={layout} label={texts.theResume} />}
      </Page>
    </Frame>
  )
}

function Gone() {
  return (
    <Frame title={texts.gone}>
      <Page title={texts.gone} width="reading" lead={texts.askForNewLink} />
    </Frame>
  )
}
