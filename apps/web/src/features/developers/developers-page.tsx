import { reachOf } from '@bespeak/contracts/access-tokens.ts'
import type { ServiceName } from '@bespeak/contracts/agreed.ts'
import { type ApiExample, apiExamples, bodyOf } from '@bespeak/contracts/api-examples.ts'
import { Fragment, type ReactNode } from 'react'
import operations from '../../lib/graphql/generated/operations.json'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Page } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './developers-page.module.css'
import * as texts from './texts.tsx'

type Operation = { name: string; kind: string; takes: string; gives: string }

const services: ServiceName[] = ['resume', 'identity', 'finance']

/** What a program may do for a person, and how. Made of the contract, so that it says what is so. */
export function Component() {
  return (
    <Page title={texts.title} lead={texts.lead} width="reading">
      <div className={styles.page}>
        <Part id="start" title={texts.start}>
          <p>{texts.makeToken(<TextLink to={`${paths.settings()}#tokens`}>{texts.yourSettings}</TextLink>)}</p>
          <Code>{texts.addressAndToken}</Code>
        </Part>
        <Part id="examples" title={texts.examples}>
          {apiExamples.map((example) => (
            <Fragment key={example.operation}>
              <h3>{example.what}</h3>
              <Code>{curlOf(example)}</Code>
            </Fragment>
          ))}
        </Part>
        <Part id="operations" title={texts.operations}>
          {services.map((name) => (
            <Service key={name} name={name} />
          ))}
          <p>
            {texts.allTypes(
              services.map((name) => (
                <Fragment key={name}>
                  <a className={styles.file} href={`/schema/${name}.graphql.txt`}>
                    {name}.graphql
                  </a>{' '}
                </Fragment>
              )),
            )}
          </p>
        </Part>
        <Part id="refusals" title={texts.refusals}>
          <p>{texts.howRefused}</p>
          <dl className={styles.codes}>
            {texts.codes.map(([code, words]) => (
              <Fragment key={code}>
                <dt>{code}</dt>
                <dd>{words}</dd>
              </Fragment>
            ))}
          </dl>
        </Part>
        <Part id="versions" title={texts.promise}>
          <p>
            {texts.whatStays(
              <a className={styles.file} href="/changelog.txt">
                {texts.theChangelog}
              </a>,
            )}
          </p>
        </Part>
      </div>
    </Page>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={title} className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Code({ children }: { children: string }) {
  return <pre className={styles.code}>{children}</pre>
}

const readFirst = (one: { scope: string }, other: { scope: string }) => one.scope.localeCompare(other.scope)

function Service({ name }: { name: ServiceName }) {
  const all: Operation[] = operations[name]
  const reached = all.flatMap((operation) => {
    const scope = reachOf(name, operation.name)
    return scope === 'never' ? [] : [{ ...operation, scope }]
  })
  return (
    <Disclosure summary={texts.withCount(texts.services[name], reached.length)}>
      <p>
        <code>POST /api/v1/{name}/graphql</code>
      </p>
      <ul className={styles.operations}>
        {reached.toSorted(readFirst).map(({ name: operation, takes, gives, scope }) => (
          <li key={operation}>
            <code>
              {operation}
              {takes && `(${takes})`}: {gives}
            </code>{' '}
            <Badge tone={scope === 'read' ? 'plain' : 'chalk'}>{texts.scopes[scope]}</Badge>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** For a shell: a quotation mark inside of one is written outside of it. */
function curlOf(example: ApiExample): string {
  const body = JSON.stringify(bodyOf(example, () => 1)).replaceAll("'", "'\\''")
  return [
    `curl $BESPEAK/api/v1/${example.service}/graphql \\`,
    `  -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\`,
    `  -d '${body}'`,
  ].join('\n')
}
