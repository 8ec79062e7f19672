import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadInvoiceMutation, type Transaction, transactionsQuery } from '../../lib/billing.ts'
import { day, money } from '../../lib/billing-words.ts'
import { problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import { saveText } from '../../lib/save-file.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toCsv } from './csv.ts'
import * as texts from './texts/transactions.ts'
import styles from './transactions.module.css'

const filters: Record<string, { label: string; shows: (transaction: Transaction) => boolean }> = {
  all: { label: texts.all, shows: () => true },
  payments: { label: texts.payments, shows: ({ kind, status }) => kind === 'charge' && status !== 'failed' },
  refunds: { label: texts.refunds, shows: ({ kind }) => kind === 'refund' },
  failed: { label: texts.failed, shows: ({ status }) => status === 'failed' },
}

const states: Record<string, { label: string; tone: 'fit' | 'warn' | 'danger' }> = {
  paid: { label: texts.paid, tone: 'fit' },
  pending: { label: texts.pending, tone: 'warn' },
  failed: { label: texts.failed, tone: 'danger' },
}

const stateOf = ({ kind, status }: Transaction) =>
  kind === 'refund' && status === 'paid' ? { label: texts.refunded, tone: 'fit' as const } : states[status]

/** Money that comes back is less. */
const signed = ({ kind, amount }: Transaction) => (kind === 'refund' ? -Math.abs(amount) : amount)

export function Component() {
  const transactions = useQuery(transactionsQuery())
  const [filter, setFilter] = useState('all')
  const shown = transactions.data?.filter((one) => filters[filter]?.shows(one))
  return (
    <Page
      title={texts.transactionHistory}
      width="reading"
      back={<BackButton to={paths.mySubscriptions()} label={texts.subscription} />}
    >
      <LoadProblem title={texts.transactionsNotLoaded} problem={problemOf([transactions])} />
      {transactions.isPending && (
        <Card>
          <Skeleton lines={5} label={texts.transactionsLoading} />
        </Card>
      )}
      {transactions.data?.length === 0 && <NoTransactions />}
      {shown && transactions.data && transactions.data.length > 0 && (
        <>
          <div className={styles.tools}>
            <Segments
              label={texts.show}
              value={filter}
              onValueChange={setFilter}
              items={Object.entries(filters).map(([value, { label }]) => ({ value, label }))}
            />
            <Button variant="line" size="sm" disabled={shown.length === 0} onClick={() => saveCsv(shown)}>
              {texts.downloadCsv}
            </Button>
          </div>
          <Transactions shown={shown} />
        </>
      )}
    </Page>
  )
}

function NoTransactions() {
  return (
    <EmptyState
      title={texts.noTransactions}
      action={
        <ButtonLink variant="line" to={paths.plans()}>
          {texts.comparePlans}
        </ButtonLink>
      }
    >
      {texts.noTransactionsDetail}
    </EmptyState>
  )
}

function Transactions({ shown }: { shown: readonly Transaction[] }) {
  if (shown.length === 0) return <p role="status">{texts.nothingYet}</p>
  return (
    <Card>
      <ul className={styles.rows} aria-label={texts.yourTransactions}>
        {shown.map((transaction) => (
          <Row key={transaction.id} transaction={transaction} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ transaction }: { transaction: Transaction }) {
  const { description, createdAt, currency, invoiceId } = transaction
  const state = stateOf(transaction)
  return (
    <li>
      <span className={styles.words}>
        <b>{description}</b>
        <small>{day(createdAt)}</small>
      </span>
      <Badge tone={state?.tone ?? 'plain'}>{state?.label ?? transaction.status}</Badge>
      <span className={styles.amount}>{money(signed(transaction), currency)}</span>
      {invoiceId === null ? <span /> : <InvoiceButton invoiceId={invoiceId} of={`${description}, ${day(createdAt)}`} />}
    </li>
  )
}

function InvoiceButton({ invoiceId, of }: { invoiceId: number; of: string }) {
  const download = useMutation(downloadInvoiceMutation())
  return (
    <IconButton
      label={texts.downloadInvoiceOf(of)}
      disabled={download.isPending}
      onClick={() => download.mutate(invoiceId)}
    >
      <Download size={20} strokeWidth={1.5} aria-hidden="true" />
    </IconButton>
  )
}

function saveCsv(shown: readonly Transaction[]) {
  const rows = shown.map((one) => [
    ...[one.createdAt.slice(0, 10), one.description, one.kind, one.status],
    ...[signed(one), one.currency],
  ])
  saveText(toCsv([texts.csvHead, ...rows]), 'text/csv;charset=utf-8', 'transactions.csv')
}
