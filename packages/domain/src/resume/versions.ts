import { currentVersion, type ResumeDocument } from './document.ts'
import { readDocument } from './document-shape.ts'
import { isObject } from './json.ts'
import { fromJsonResume } from './json-resume.ts'

// Every stored document names its version. A change of the document's shape adds a name at the end of this list and the
// step that leads to it; steps are never changed afterwards, as documents of every version are kept somewhere.

interface Step {
  from: string
  to: string
  upgrade: (stored: unknown) => unknown
}

/** What carries no version is JSON Resume: exports, and what was kept before documents had a version. */
const unversioned = 'json-resume'

export const steps: Step[] = [{ from: unversioned, to: 'resume-1', upgrade: fromJsonResume }]

export class UnreadableDocument extends Error {
  override name = 'UnreadableDocument'
}

/** A stored document of any version as one of today. Throws `UnreadableDocument` where that cannot be done. */
export function upgrade(stored: unknown): ResumeDocument {
  const [version, document] = steps.reduce(
    ([at, it], step): [string, unknown] => (at === step.from ? [step.to, step.upgrade(it)] : [at, it]),
    [versionOf(stored), stored],
  )
  if (version !== currentVersion)
    throw new UnreadableDocument(
      `The document is of version "${version}"; this program knows versions up to "${currentVersion}".`,
    )
  const read = readDocument(document)
  if (!read) throw new UnreadableDocument(`The document is not a valid "${currentVersion}".`)
  return read
}

function versionOf(stored: unknown): string {
  if (!isObject(stored)) throw new UnreadableDocument('What is stored is no document.')
  const { version } = stored
  return version === undefined ? unversioned : String(version)
}
