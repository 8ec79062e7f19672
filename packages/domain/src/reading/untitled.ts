import { findPeriods } from '../text/dates.ts'
import type { TextLine } from './lines.ts'
import type { RawSection } from './sections.ts'
import { degreeness, namesInstitution, titleness } from './vocabulary.ts'

// A short resume may have no section titles at all: jobs follow the contact block, schools follow the jobs.

/** Cuts jobs and schools out of what stands under the name; none where nothing there is dated like a job. */
export function untitledSections(top: RawSection): RawSection[] {
  const first = top.lines.findIndex((line, index) => isJob(line, top.lines[index - 1], top.lines[index + 1]))
  if (first < 1) return []
  const start = blockStart(top.lines, first)
  const lines = top.lines.splice(start)
  const school = lines.findIndex((line, at) => isSchool(line, lines[at + 1]))
  const end = school < 0 ? lines.length : school
  return [
    { kind: 'work', title: null, lines: lines.slice(0, end) },
    ...(end < lines.length ? [{ kind: 'education' as const, title: null, lines: lines.slice(end) }] : []),
  ]
}

const isJob = (line: TextLine, before: TextLine | undefined, after: TextLine | undefined) =>
  line.level === 0 &&
  findPeriods(line.slice.text).some(({ isRange }) => isRange) &&
  !isSchool(line) &&
  [line, before, after].some((it) => it && titleness(it.slice.text) > 0.5)

/** A school by its degree, which may stand on the line below. */
const isSchool = ({ level, slice: { text } }: TextLine, next?: TextLine) =>
  level === 0 &&
  (degreeness(text) === 1 ||
    (namesInstitution(text) &&
      degreeness(text) + (titleness(text) > 0.5 ? 0 : degreeness(next?.slice.text ?? '')) > 0)) &&
  text.length < 120

/** A head of two or three lines begins above its dates, at the nearest space; never at the name. */
function blockStart(lines: readonly TextLine[], index: number): number {
  let start = index
  while (start > 1 && index - start < 3 && (lines[start]?.gap ?? 0) < 1.6) start -= 1
  return (lines[start]?.gap ?? 0) < 1.6 ? index : start
}
