import { layoutSchema, usualLayout } from '@bespeak/documents/write/layout.ts'
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
import styles from './shared-page.module.css'

/** A resume for whoever has its link. Nothing of the app is around it: who looks has no account, and needs none. */
export function Component() {
  const { token = '' } = useParams()
  const shared = useQuery(sharedPageQuery(token))
  const isGone = shared.error instanceof RequestError && shared.error.code === 'NOT_FOUND'
  if (isGone) return <Gone />
  if (shared.data) return <Shared page={shared.data} />
  return (
    <Frame title="A shared resume">
      <Page title="A shared resume" width="reading">
        <LoadProblem title="The resume could not be loaded." problem={problemOf([shared])} />
        {shared.isFetching && <Skeleton lines={16} label="Loading the resume" />}
      </Page>
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Bespeak`
  }, [title])
  return (
    <div className={styles.frame}>
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        <Link to={paths.home()} aria-label="Bespeak, home">
          <Brand />
        </Link>
      </header>
      <main id="content">{children}</main>
      <footer className={styles.foot}>
        Made with Bespeak. <TextLink to={paths.about()}>What is that?</TextLink>
      </footer>
    </div>
  )
}

function Shared({ page }: { page: SharedPage }) {
  const document = readDocument(page.document)
  const layout = layoutSchema.safeParse(page.layout)
  const title = document?.basics.name ?? 'A shared resume'
  return (
    <Frame title={title}>
      <Page
        title={title}
        width="reading"
        actions={
          <ButtonLink to={page.pdfUrl} reloadDocument target="_blank" rel="noreferrer" variant="line">
            <Download size={18} strokeWidth={1.5} aria-hidden="true" />
            Open as PDF
          </ButtonLink>
        }
      >
        {document && (
          <PagePreview document={document} layout={layout.success ? layout.data : usualLayout} label="The resume" />
        )}
      </Page>
    </Frame>
  )
}

function Gone() {
  return (
    <Frame title="This link no longer works">
      <Page
        title="This link no longer works"
        width="reading"
        lead="It has expired, or the person who sent it has withdrawn it. Ask them for a new one."
      />
    </Frame>
  )
}
