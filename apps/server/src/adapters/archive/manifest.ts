import * as z from 'zod'

// Counted up when an older program could not read what a newer one writes.
const format = 1

const digest = { rows: z.number(), bytes: z.number(), sha256: z.string() }

const schema = z.object({
  format: z.literal(format),
  madeAt: z.string(),
  bespeak: z.string(),
  postgres: z.string(),
  migrations: z.array(z.string()),
  queueMigrations: z.array(z.number()),
  /** The keys that the files are sealed and the logins signed with, where the settings gave them: they are not in here. */
  keysElsewhere: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), ...digest })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  /** `missing`: those that rows named and that were not there. */
  files: z.object({ count: z.number(), missing: z.number(), bytes: z.number(), sha256: z.string() }),
})

/** What is in an archive, and how it is told that it is whole. */
export type Manifest = z.infer<typeof schema>

export const manifestName = 'manifest.json'
export const filesName = 'files'
export const entryOf = (table: string): string => `rows/${table}`

export const describeManifest = (manifest: Omit<Manifest, 'format'>): string =>
  `${JSON.stringify({ format, ...manifest }, null, 2)}\n`

/** Null where it is no description of an archive; `newer` where a newer program wrote it. */
export function readManifest(text: string): Manifest | 'newer' | null {
  try {
    const written: unknown = JSON.parse(text)
    const read = schema.safeParse(written)
    if (read.success) return read.data
    return z.object({ format: z.number().min(format + 1) }).safeParse(written).success ? 'newer' : null
  } catch {
    return null
  }
}
