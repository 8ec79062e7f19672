import type { PartialDate } from '../document.ts'
import { isObject, isSame, type Json, type JsonObject } from '../json.ts'
import { parseDate } from '../partial-date.ts'

// One rule carries both directions. A value that is understood as it stands moves into the document. One that is
// understood but odd (a number for a text, `March 2019`) moves too, and stays in the extras as it came; it is given back
// while the document still says the same. One that is not understood stays in the extras alone.

type Raw = Json | undefined
type Understand<Value> = (raw: Raw) => Value | undefined

export const asText: Understand<string> = (raw) => {
  if (typeof raw === 'number') return String(raw)
  return typeof raw === 'string' && raw !== '' ? raw : undefined
}

const asTexts: Understand<string[]> = (raw) => {
  const texts = (Array.isArray(raw) ? raw : [raw]).map(asText).filter((it) => it !== undefined)
  return texts.length > 0 ? texts : undefined
}

const asDate: Understand<PartialDate> = (raw) => parseDate(asText(raw) ?? '') ?? undefined

const asStart: Understand<PartialDate> = (raw) => {
  const date = asDate(raw)
  return date === 'present' ? undefined : date
}

/** A list of objects; a bare text in it stands for the object's principal field. */
export const asObjects =
  (principal: string): Understand<JsonObject[]> =>
  (raw) => {
    if (!Array.isArray(raw)) return undefined
    return raw.flatMap((member) => {
      const text = asText(member)
      if (text !== undefined) return [{ [principal]: text }]
      return isObject(member) ? [member] : []
    })
  }

const isBlank = (raw: Raw) => raw === undefined || raw === null || raw === ''

/** Takes fields out of an object; what is left are its extras. */
export function createReader(source: JsonObject) {
  const left = { ...source }

  function take<Value extends Json>(key: string, understand: Understand<Value>): Value | undefined {
    const value = understand(left[key])
    if (value !== undefined && isSame(value, left[key] ?? null)) delete left[key]
    return value
  }

  return {
    left,
    take,
    /** `older` is what the field was called before; where it is used, it stays to say so. */
    text(key: string, older?: string): string | undefined {
      if (older === undefined || asText(left[older]) === undefined) return take(key, asText)
      return asText(left[key]) ?? asText(left[older])
    },
    texts: (key: string): string[] => take(key, asTexts) ?? [],
    start: (key: string) => take(key, asStart),
    /** In JSON Resume, something that began and has no end goes on. */
    end(key: string, start: PartialDate | undefined): PartialDate | undefined {
      const isOpen = asDate(left[key]) === 'present' || (start !== undefined && isBlank(left[key]))
      return isOpen ? 'present' : take(key, asDate)
    },
  }
}
export type Reader = ReturnType<typeof createReader>

/** Puts fields back over the extras they left. */
export function createWriter(extras: unknown) {
  const out: JsonObject = isObject(extras) ? { ...extras } : {}

  function put<Value extends Json>(key: string, value: Value | undefined, understand: Understand<Value>) {
    const known = understand(out[key])
    if (value === undefined) {
      if (known !== undefined) delete out[key]
    } else if (known === undefined || !isSame(known, value)) out[key] = value
  }

  return {
    out,
    put,
    text(key: string, value: string | undefined, older?: string) {
      const isOlder = older !== undefined && asText(out[key]) === undefined && asText(out[older]) !== undefined
      put(isOlder ? older : key, value, asText)
    },
    texts: (key: string, values: string[]) => put(key, values.length > 0 ? values : undefined, asTexts),
    start: (key: string, value: PartialDate | undefined) => put(key, value === 'present' ? undefined : value, asStart),
    end(key: string, value: PartialDate | undefined) {
      if (value !== 'present') put(key, value, asDate)
      else if (asDate(out[key]) !== 'present' && !isBlank(out[key])) delete out[key]
    },
  }
}
export type Writer = ReturnType<typeof createWriter>
