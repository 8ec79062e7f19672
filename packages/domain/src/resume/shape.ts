import { deepest, isObject, type Json } from './json.ts'

// What comes from outside is of the shape it should be, or it is refused. A shape gives back a value of its own, without
// the fields that it does not know.

export type Shape<Value> = (value: unknown) => Value

class Misfit extends Error {
  override name = 'Misfit'
}

function misfit(): never {
  throw new Misfit('The value is of another shape.')
}

/** Null where the value is of another shape. */
export function readAs<Value>(shape: Shape<Value>, value: unknown): Value | null {
  try {
    return shape(value)
  } catch (error) {
    if (error instanceof Misfit) return null
    throw error
  }
}

const where =
  <Value>(fits: (value: unknown) => boolean): Shape<Value> =>
  (value) =>
    fits(value) ? (value as Value) : misfit()

const within = (count: number, [least, most]: Bounds) => count >= least && count <= most

type Bounds = [least: number, most: number]
const any: Bounds = [0, Number.POSITIVE_INFINITY]

export const text = (form = /^/, length = any): Shape<string> =>
  where((value) => typeof value === 'string' && within(value.length, length) && form.test(value))

export const number = (...bounds: Bounds): Shape<number> =>
  where((value) => typeof value === 'number' && within(value, bounds))

export const whole = (...bounds: Bounds): Shape<number> =>
  where((value) => Number.isSafeInteger(value) && within(Number(value), bounds))

export const boolean: Shape<boolean> = where((value) => typeof value === 'boolean')

export const oneOf = <const Value>(...values: readonly Value[]): Shape<Value> =>
  where((value) => values.some((it) => it === value))

export const optional =
  <Value>(shape: Shape<Value>): Shape<Value | undefined> =>
  (value) =>
    value === undefined ? undefined : shape(value)

export const list =
  <Value>(shape: Shape<Value>, length = any): Shape<Value[]> =>
  (value) =>
    Array.isArray(value) && within(value.length, length) ? value.map((it) => shape(it)) : misfit()

export const pair = <Value>(shape: Shape<Value>) => list(shape, [2, 2]) as Shape<[Value, Value]>

/** Any names, and under each a value of one shape. */
export const table =
  <Value>(shape: Shape<Value>): Shape<Record<string, Value>> =>
  (value) => {
    if (!isObject(value)) return misfit()
    const entries = Object.entries(value).filter(([name]) => name !== '__proto__')
    return Object.fromEntries(entries.map(([name, it]) => [name, shape(it)]))
  }

export const object =
  <Value extends object>(fields: { [Name in keyof Value]-?: Shape<Value[Name]> }): Shape<Value> =>
  (value) => {
    if (!isObject(value)) return misfit()
    const read = Object.entries<Shape<unknown>>(fields).map(([name, shape]) => [name, shape(value[name])] as const)
    return Object.fromEntries(read.filter(([name, it]) => it !== undefined || name in value)) as Value
  }

/** One of several objects, told apart by their `type`. */
export const byType =
  <Value extends { type: string }>(
    shapes: {
      [Type in Value['type']]: Shape<Extract<Value, { type: Type }>>
    },
  ): Shape<Value> =>
  (value) => {
    const type = isObject(value) ? value.type : null
    const shape = Object.entries<Shape<Value>>(shapes).find(([name]) => name === type)?.[1]
    return (shape ?? misfit)(value)
  }

const jsonAt =
  (depth: number): Shape<Json> =>
  (value) => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
    if (typeof value === 'number') return Number.isFinite(value) ? value : misfit()
    if (depth >= deepest) return misfit()
    return Array.isArray(value) ? list(jsonAt(depth + 1))(value) : table(jsonAt(depth + 1))(value)
  }

export const json = jsonAt(0)
