import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'

// Data files are read without a check where they are used: this holds each to its schema.

const text = z.string().regex(/^\S(?:.*\S)?$/)
const names = z.array(text).min(1)

const skill = z.strictObject({
  name: text.regex(/^[^|,<>=^@]+$/),
  aliases: names.optional(),
  parents: names.optional(),
  near: names.optional(),
  exact: z.literal(true).optional(),
  context: z.literal(true).optional(),
  soft: z.literal(true).optional(),
})

const question = z.strictObject({
  kind: z.enum(['behavioural', 'situational']),
  topic: text,
  question: text,
  whyAsked: text,
  skills: z.array(text),
})

const schemas: Record<string, z.ZodType> = {
  'interview/bank': z.record(text, z.tuple([text, text, text])),
  'interview/bank/occupations': z.array(question),
  'skills/catalogue': z.strictObject({
    key: text.regex(/^[a-z-]+$/),
    title: text,
    categories: z.record(text, z.array(skill).min(1)),
  }),
  'skills/descriptions': z.record(text, text.max(90)),
}

const folder = import.meta.dirname
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.json') && !path.includes('testing/'),
)

it('there are data files in each folder that has a schema', () => {
  expect(new Set(files.map((path) => dirname(path)))).toEqual(new Set(Object.keys(schemas)))
})

it.each(files)('%s keeps its schema', (path) => {
  const result = schemas[dirname(path)]?.safeParse(JSON.parse(readFileSync(join(folder, path), 'utf8')))
  expect(result?.error?.issues).toBeUndefined()
  expect(result?.success).toBe(true)
})

it('a skill with a flag that nobody knows does not', () => {
  expect(skill.safeParse({ name: 'Go', exat: true }).success).toBe(false)
})
