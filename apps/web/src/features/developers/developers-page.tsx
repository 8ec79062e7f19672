import { reachOf, type TokenReach } from '@bespeak/contracts/access-tokens.ts'
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

type Operation = { name: string; kind: string; takes: string; gives: string }

const services: { name: ServiceName; title: string }[] = [
  { name: 'resume', title: 'Resumes, jobs, letters, guides and skills' },
  { name: 'identity', title: 'Who you are' },
  { name: 'finance', title: 'What you have used' },
]

/** Every refusal, as `extensions.code` of an entry in `errors`. */
const codes: [code: string, words: string][] = [
  ['UNAUTHENTICATED', 'The token is missing, revoked or expired.'],
  ['FORBIDDEN', 'The token may not do this; the message says what would.'],
  ['NOT_FOUND', 'There is no such thing, or it is not yours.'],
  ['BAD_USER_INPUT', 'Something sent is wrong; extensions.fields says which field, and why.'],
  ['CONFLICT', 'It was changed elsewhere in the meantime, or there is no room for one more.'],
  ['LIMIT_REACHED', 'The plan has no more of it this month; extensions.featureKey says of what.'],
  ['RATE_LIMITED', 'Too many requests; extensions.retryAfter says after how many seconds to try again.'],
  ['TOO_LARGE', 'A file, a text or a query is too large.'],
  ['UNSUPPORTED_FILE', 'The file cannot be read.'],
  ['AI_UNAVAILABLE', 'The language model did not answer. Nothing was counted.'],
]

/** What a program may do for a person, and how. Made of the contract, so that it says what is so. */
export function Component() {
  return (
    <Page
      title="For developers"
      lead="Everything a person makes here, their programs can read and make too, over one GraphQL API."
      width="reading"
    >
      <div className={styles.page}>
        <Part id="start" title="Start">
          <p>
            Make an access token in <TextLink to={`${paths.settings()}#tokens`}>your settings</TextLink>. One that may
            read asks every query below; one that may write asks every mutation as well. None reaches your account, your
            payments or other tokens. Send it as a bearer token:
          </p>
          <Code>{'BESPEAK=https://the-address-of-this-site\nTOKEN=bsp_…'}</Code>
        </Part>
        <Part id="examples" title="Examples">
          {apiExamples.map((example) => (
            <Fragment key={example.operation}>
              <h3>{example.what}</h3>
              <Code>{curlOf(example)}</Code>
            </Fragment>
          ))}
        </Part>
        <Part id="operations" title="Operations">
          {services.map((service) => (
            <Service key={service.name} {...service} />
          ))}
          <p>
            All types, as they are served:{' '}
            {services.map(({ name }) => (
              <Fragment key={name}>
                <a className={styles.file} href={`/schema/${name}.graphql.txt`}>
                  {name}.graphql
                </a>{' '}
              </Fragment>
            ))}
          </p>
        </Part>
        <Part id="refusals" title="Refusals">
          <p>
            The status is 200 for whatever is a GraphQL request. Operations whose result has <code>success</code> say no
            with it and a message; every other refusal is an entry in <code>errors</code> with a code:
          </p>
          <dl className={styles.codes}>
            {codes.map(([code, words]) => (
              <Fragment key={code}>
                <dt>{code}</dt>
                <dd>{words}</dd>
              </Fragment>
            ))}
          </dl>
        </Part>
        <Part id="versions" title="What we promise">
          <p>
            What stands under <code>/api/v1</code> stays: no operation, argument or field is taken away or changes its
            type, and no argument becomes required. New ones are added, so ignore what you do not know. Should something
            have to go, <code>/api/v2</code> stands beside it first, and both for a year. What is new is in{' '}
            <a className={styles.file} href="/changelog.txt">
              the changelog
            </a>
            .
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

const scopes: Record<Exclude<TokenReach, 'never'>, string> = { read: 'Read', write: 'Write' }

const readFirst = (one: { scope: string }, other: { scope: string }) => one.scope.localeCompare(other.scope)

function Service({ name, title }: { name: ServiceName; title: string }) {
  const all: Operation[] = operations[name]
  const reached = all.flatMap((operation) => {
    const scope = reachOf(name, operation.name)
    return scope === 'never' ? [] : [{ ...operation, scope }]
  })
  return (
    <Disclosure summary={`${title} (${reached.length})`}>
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
            <Badge tone={scope === 'read' ? 'plain' : 'chalk'}>{scopes[scope]}</Badge>
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
