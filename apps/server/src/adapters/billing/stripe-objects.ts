import Stripe from 'stripe'

export const idOf = (thing: string | { id: string }): string => (typeof thing === 'string' ? thing : thing.id)

/** As its owner knows it. */
export const cardOf = (method: string | Stripe.PaymentMethod): string =>
  typeof method === 'string' || !method.card ? 'Card' : `Card ending ${method.card.last4}`

/** Stripe understood, and said no. Anything else that goes wrong leaves it open what it did. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError

/** Null where it was done before, or cannot be done any more. */
export const unlessRefused = <Answer>(asked: Promise<Answer>): Promise<Answer | null> =>
  asked.catch((error: unknown) => {
    if (isRefusal(error)) return null
    throw error
  })

/** Null where there is no such thing. */
export const ifThere = <Thing>(asked: Promise<Thing>): Promise<Thing | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
    throw error
  })
