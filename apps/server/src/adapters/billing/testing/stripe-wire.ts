import { createHmac } from 'node:crypto'

/** What a form of Stripe's holds: `a[b][0]=c` is `{ a: { b: { 0: 'c' } } }`. */
export interface Params {
  [name: string]: string | Params
}

export function paramsOf(form: string): Params {
  const params: Params = {}
  for (const [name, value] of new URLSearchParams(form)) put(params, name.split(/\[|\]\[|\]$/).filter(Boolean), value)
  return params
}

function put(params: Params, [name = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    params[name] = value
    return
  }
  const inner = params[name] ?? {}
  if (typeof inner === 'string') throw new Error(`${name} is both a text and a list`)
  params[name] = inner
  put(inner, rest, value)
}

export const textAt = (params: Params, ...path: string[]): string | null => {
  let at: string | Params | undefined = params
  for (const name of path) at = typeof at === 'object' ? at[name] : undefined
  return typeof at === 'string' ? at : null
}

export const textsIn = (params: Params, name: string): string[] => {
  const list = params[name]
  return typeof list === 'object' ? Object.values(list).filter((it) => typeof it === 'string') : []
}

/** Something that Stripe keeps, as it is sent. */
export interface Thing {
  id: string
  [name: string]: unknown
}

/** Puts things in the place of their ids, as far as was asked for. */
export function expanded(thing: Thing, paths: string[], find: (id: string) => Thing | undefined): Thing {
  const whole = structuredClone(thing)
  for (const path of paths) expand(whole, path.split('.'), find)
  return whole
}

function expand(at: Record<string, unknown>, [name = '', ...rest]: string[], find: (id: string) => Thing | undefined) {
  const value = at[name]
  if (typeof value === 'string') at[name] = structuredClone(find(value)) ?? value
  const inner = at[name]
  if (rest.length > 0 && typeof inner === 'object' && inner !== null)
    expand(inner as Record<string, unknown>, rest, find)
}

/** An answer that is not 200. */
export class Refusal extends Error {
  readonly status: number
  readonly error: { type: string; code?: string; message: string }
  constructor(status: number, error: Refusal['error']) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

export const missing = (what: string) =>
  new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` })

export const cannot = (message: string) => new Refusal(400, { type: 'invalid_request_error', message })

export const cardDeclined = (code: string) =>
  new Refusal(402, { type: 'card_error', code, message: 'Your card was declined.' })

/** What stands in the header `Stripe-Signature`. */
export function signatureOf(payload: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`
}
