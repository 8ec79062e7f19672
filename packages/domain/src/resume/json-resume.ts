import { emptyDocument, type ResumeDocument } from './document.ts'
import { readDocument } from './document-shape.ts'
import { canonical, clean, isObject, type Json, type JsonObject } from './json.ts'
import { readBasics, writeBasics } from './json-resume/basics.ts'
import { createWriter } from './json-resume/fields.ts'
import { createIds } from './json-resume/lines.ts'
import { asList, isList, type ListName, readList, writeEntry } from './json-resume/lists.ts'
import { printOf } from './print.ts'

// JSON Resume v1, in and out. What its schema has no field for travels in `extras` on the way in and in
// `meta.bespeak` on the way out, so that neither direction loses anything.

/** Anything that is not an object is an empty resume. */
export function fromJsonResume(input: unknown): ResumeDocument {
  const json = clean(input)
  const resume = isObject(json) ? json : {}
  return carried(resume) ?? read(resume)
}

/** Our own export, unchanged since: the document in it is exact. */
function carried(resume: JsonObject): ResumeDocument | null {
  const own = isObject(resume.meta) && isObject(resume.meta.bespeak) ? resume.meta.bespeak : null
  return own && own.of === fingerprint(resume) ? readDocument(own.document) : null
}

function read(resume: JsonObject): ResumeDocument {
  const ids = createIds()
  const document = emptyDocument()
  const { basics, ...rest } = withoutOwn(resume)
  const left: JsonObject = {}
  if (isObject(basics) && Object.keys(basics).length > 0) {
    const said = readBasics(basics, ids)
    document.basics = said.basics
    document.sections.push(...said.summary)
  } else if (basics !== undefined) left.basics = basics
  for (const [key, value] of Object.entries(rest)) {
    const items = isList(key) ? asList(key, value) : undefined
    if (isList(key) && items) document.sections.push(readList(key, items, ids))
    if (!items || canonical(items) !== canonical(value)) left[key] = value
  }
  return Object.keys(left).length > 0 ? { ...document, extras: left } : document
}

/** A carried document whose resume has been changed since says nothing any more. */
function withoutOwn(resume: JsonObject): JsonObject {
  if (!isObject(resume.meta) || resume.meta.bespeak === undefined) return resume
  const { meta, ...rest } = resume
  const { bespeak: _, ...others } = resume.meta
  return Object.keys(others).length > 0 ? { ...rest, meta: others } : rest
}

/** The document as JSON Resume; the exact document travels along, and counts while the rest is unchanged. */
export function toJsonResume(document: ResumeDocument): JsonObject {
  const resume = plain(document)
  const meta = isObject(resume.meta) ? resume.meta : {}
  const own: JsonObject = { of: fingerprint(resume), document: clean(document) }
  return { ...resume, meta: { ...meta, bespeak: own } }
}

/** Without what only we can read. A document that came from JSON Resume is given back as it came. */
export function plain(document: ResumeDocument): JsonObject {
  const to = createWriter(document.extras)
  const basics = writeBasics(document)
  if (Object.keys(basics).length > 0) to.out.basics = basics
  const lists = listsOf(document)
  for (const key of Object.keys(to.out)) if (isList(key) && !lists.has(key)) lists.set(key, undefined)
  for (const [key, items] of lists) to.put(key, items, (raw: Json | undefined) => asList(key, raw))
  return to.out
}

function listsOf({ sections }: ResumeDocument): Map<ListName, JsonObject[] | undefined> {
  const lists = new Map<ListName, JsonObject[] | undefined>()
  for (const { kind, entries } of sections) {
    if (isList(kind)) lists.set(kind, [...(lists.get(kind) ?? []), ...entries.flatMap((it) => writeEntry(kind, it))])
  }
  return lists
}

/** A print of everything but our own part. */
function fingerprint(resume: JsonObject): string {
  const { meta, ...rest } = resume
  const { bespeak: _, ...others } = isObject(meta) ? meta : {}
  return printOf(canonical({ ...rest, meta: others }))
}
