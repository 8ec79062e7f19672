import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { done, type Told } from './graphql/done.ts'
import { finance, type OperationResult } from './graphql/operation.ts'
import { request } from './graphql/request.ts'
import { paths } from './paths.ts'
import { saveFile } from './save-file.ts'
import * as texts from './texts/billing.ts'
import * as common from './texts/common.ts'
import { usageKey } from './usage.ts'

const plan = `id name price currency frequency` as const

const subscriptionOperation = finance(`
  query Subscription {
    canStartTrial
    getUserSubscription {
      id status startDate endDate trialEndDate currentPeriodEnd cancelAtPeriodEnd isActive isTrial isPastDue
      nextCharge nextChargeAt card plan { ${plan} } nextPlan { ${plan} }
    }
  }
`)
const invoicesOperation = finance(`
  query Invoices { getUserInvoices { id number status total currency createdAt items { id description } } }
`)
const transactionsOperation = finance(`
  query Transactions { getUserTransactions { id kind amount currency status description createdAt invoiceId } }
`)
const previewOperation = finance(`
  query PlanChange($planId: Int!) {
    previewPlanChange(planId: $planId) { success message dueNow tax nextCharge nextChargeAt currency }
  }
`)

export type Subscription = NonNullable<OperationResult<typeof subscriptionOperation>['getUserSubscription']>
/** What somebody has, and whether a trial is to be offered. */
export type Billing = { subscription: Subscription | null; canStartTrial: boolean }
export type Invoice = OperationResult<typeof invoicesOperation>['getUserInvoices'][number]
export type Transaction = OperationResult<typeof transactionsOperation>['getUserTransactions'][number]
export type PlanChangePreview = OperationResult<typeof previewOperation>['previewPlanChange']

const billingKey = ['billing'] as const

/** Asked again by each visit: time, another tab or the provider may have changed it. */
export const subscriptionQuery = () =>
  queryOptions({
    queryKey: [...billingKey, 'subscription'],
    queryFn: async ({ signal }): Promise<Billing> => {
      const { getUserSubscription, canStartTrial } = await request(subscriptionOperation, {}, { signal })
      return { subscription: getUserSubscription, canStartTrial }
    },
    staleTime: 0,
  })

export const invoicesQuery = () =>
  queryOptions({
    queryKey: [...billingKey, 'invoices'],
    queryFn: async ({ signal }) => (await request(invoicesOperation, {}, { signal })).getUserInvoices,
    staleTime: 0,
  })

export const transactionsQuery = () =>
  queryOptions({
    queryKey: [...billingKey, 'transactions'],
    queryFn: async ({ signal }) => (await request(transactionsOperation, {}, { signal })).getUserTransactions,
    staleTime: 0,
  })

/** What a change of plan comes to, before anything is changed. */
export const planChangeQuery = (planId: number) =>
  queryOptions({
    queryKey: [...billingKey, 'change', planId],
    queryFn: async ({ signal }) => done((await request(previewOperation, { planId }, { signal })).previewPlanChange),
    staleTime: 0,
  })

const trialOperation = finance(`mutation StartTrial($planId: Int!) { startTrial(planId: $planId) { success message } }`)
const changeOperation = finance(
  `mutation ChangePlan($planId: Int!) { changePlan(planId: $planId) { success message } }`,
)
const cancelOperation = finance(`
  mutation CancelSubscription($reason: String) { cancelSubscription(reason: $reason) { success message } }
`)
const resumeOperation = finance(`mutation ResumeSubscription { resumeSubscription { success message } }`)
const checkoutOperation = finance(`
  mutation StartCheckout($planId: Int!) { startCheckout(planId: $planId) { success message url } }
`)
const testOperation = finance(`
  mutation CompleteSandboxCheckout($checkoutId: String!, $outcome: String!) {
    completeSandboxCheckout(checkoutId: $checkoutId, outcome: $outcome) { success message }
  }
`)
const portalOperation = finance(`mutation OpenBillingPortal { openBillingPortal { success message url } }`)
const pdfOperation = finance(`
  mutation DownloadInvoicePDF($invoiceId: Int!) {
    downloadInvoicePDF(invoiceId: $invoiceId) { success message data filename }
  }
`)

export const refreshBilling = (client: QueryClient) =>
  Promise.all([billingKey, usageKey].map((queryKey) => client.invalidateQueries({ queryKey })))

const billingMutation = <Given>(failed: string, change: (given: Given) => Promise<Told>) =>
  mutationOptions({
    mutationFn: async (given: Given) => done(await change(given)),
    // A refusal means that the page shows what is no longer so.
    onSettled: (_answer, _error, _given, _result, { client }) => refreshBilling(client),
    meta: {
      words: {
        done: ({ message }: Told) => ({ title: message, about: 'subscription' }),
        failed,
        otherwise: common.pleaseTryAgain,
      },
    },
  })

export const startTrialMutation = () =>
  billingMutation(
    texts.trialNotStarted,
    async (planId: number) => (await request(trialOperation, { planId })).startTrial,
  )

export const changePlanMutation = () =>
  billingMutation(
    texts.planNotChanged,
    async (planId: number) => (await request(changeOperation, { planId })).changePlan,
  )

export const cancelMutation = () =>
  billingMutation(
    texts.notCancelled,
    async (reason: string | null) => (await request(cancelOperation, { reason })).cancelSubscription,
  )

export const resumeMutation = () =>
  billingMutation(texts.notResumed, async () => (await request(resumeOperation)).resumeSubscription)

export type TestOutcome = 'paid' | 'confirmed' | 'declined' | 'needs_confirmation' | 'renewal_fails'

/** Paid, not paid, or gone on at the provider's own page. */
type PaymentEnd = Told | { url: string }

/**
 * Opens the payment page and, where that is the one in this app, pays on it. To open it twice is to open the same one,
 * so that what is sent again is paid once. How it ends is told on the page, which keeps what was typed.
 */
export const payMutation = () =>
  mutationOptions({
    mutationFn: async ({ planId, outcome }: { planId: number; outcome: TestOutcome }): Promise<PaymentEnd> => {
      const { url } = done((await request(checkoutOperation, { planId })).startCheckout)
      if (!url) throw new Error(texts.paymentNotOpened)
      const { pathname, searchParams } = new URL(url)
      const checkoutId = searchParams.get('checkout')
      if (pathname !== paths.subscribe() || checkoutId === null) return { url }
      return (await request(testOperation, { checkoutId, outcome })).completeSandboxCheckout
    },
  })

/** The address of the provider's page where a card is changed. */
export const portalMutation = () =>
  mutationOptions({
    mutationFn: async () => {
      const { url, message } = done((await request(portalOperation)).openBillingPortal)
      if (!url) throw new Error(message)
      return url
    },
    meta: { words: { failed: texts.cardPageNotOpened, otherwise: common.pleaseTryAgain } },
  })

export const downloadInvoiceMutation = () =>
  mutationOptions({
    mutationFn: async (invoiceId: number) => {
      const { data, filename } = done((await request(pdfOperation, { invoiceId })).downloadInvoicePDF)
      saveFile({ filename: filename ?? 'invoice.pdf', contentType: 'application/pdf', contentBase64: data ?? '' })
    },
    meta: { words: { failed: texts.invoiceNotDownloaded, otherwise: common.pleaseTryAgain } },
  })
