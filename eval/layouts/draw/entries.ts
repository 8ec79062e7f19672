import type { Job } from '../person.ts'
import type { DateForm, EntryForm } from '../program.ts'
import { beginLine, type LineLabel, type Sheet, say } from '../truth.ts'
import { type Block, block, type Drawing } from './blocks.ts'
import { lengthOf, period, shownDate } from './dates.ts'
import { drawLine, sayList, type Value, type Values } from './pattern.ts'

interface Entry {
  values: Values
  /** Running text under the head. */
  text?: Value | undefined
  /** A small title above the bullets. */
  title?: string | undefined
  bullets: Value[]
  /** Lines such as `Tools: a, b`. */
  lists?: Listed[]
}

interface Listed {
  label: string
  texts: Value[]
}

export const workEntries = ({ person, program }: Drawing): Entry[] =>
  person.work.map((job, index) => {
    const path = `work.${index}`
    return {
      values: {
        title: [{ field: `${path}.position`, text: job.position }],
        employer: [{ field: `${path}.name`, text: job.name }],
        place: [{ field: `${path}.location`, text: job.location }],
        about: [{ field: `${path}.description`, text: job.description ?? '' }],
        terms: [{ field: 'note', text: job.terms ?? '' }],
        department: [{ field: 'note', text: job.department ?? '' }],
        length: [{ field: 'note', text: lengthOf(job.startDate, job.endDate, program.dates) }],
        stint: stintAt(person.work, index, program.dates),
        ...dates(path, job.startDate, job.endDate, program.dates),
      },
      text: job.summary ? { field: `${path}.summary`, text: job.summary } : undefined,
      title: job.highlights.length > 0 ? job.bulletsTitle : undefined,
      bullets: listed(`${path}.highlights`, job.highlights),
      lists: listedNotes(program.work.listed?.label, job.tools ?? []),
    }
  })

const listedTools = (label: string | undefined, texts: Value[]): Listed[] =>
  label && texts.length > 0 ? [{ label, texts }] : []

const listedNotes = (label: string | undefined, texts: readonly string[]) =>
  listedTools(
    label,
    texts.map((text) => ({ field: 'note', text })),
  )

/** From the first to the last of the posts at one employer. */
function stintAt(work: readonly Job[], index: number, form: DateForm): Value[] {
  const name = work[index]?.name
  const from = work.findIndex(
    (job, at) => at <= index && work.slice(at, index + 1).every((it) => it.name === name) && job.name === name,
  )
  const next = work.findIndex((job, at) => at > index && job.name !== name)
  const [latest, first] = [work[from], work[(next < 0 ? work.length : next) - 1]]
  if (!latest || !first) return []
  return period('', first.startDate, latest.endDate, form).map(({ field, text }) => ({
    field: field === 'separator' ? field : 'note',
    text,
  }))
}

export const volunteerEntries = ({ person, program }: Drawing): Entry[] =>
  person.volunteer.map((it, index) => {
    const path = `volunteer.${index}`
    return {
      values: {
        title: [{ field: `${path}.position`, text: it.position }],
        employer: [{ field: `${path}.organization`, text: it.organization }],
        place: [{ field: `${path}.location`, text: it.location }],
        ...dates(path, it.startDate, it.endDate, program.dates),
      },
      bullets: listed(`${path}.highlights`, it.highlights),
    }
  })

export const studyEntries = ({ person, program }: Drawing): Entry[] =>
  person.education.map((study, index) => {
    const path = `education.${index}`
    const form = program.studyDates ?? program.dates
    const isListed = program.education.listed !== undefined
    const courses = listed(`${path}.courses`, study.courses)
    const lists = [
      ...listedNotes('Minor', isListed && study.minor ? [study.minor] : []),
      ...listedNotes('Thesis', isListed && study.thesis ? [study.thesis] : []),
      ...(isListed && courses.length > 0 ? [{ label: program.education.listed?.label ?? '', texts: courses }] : []),
    ]
    return {
      values: {
        school: [{ field: `${path}.institution`, text: study.institution }],
        degree: [{ field: `${path}.studyType`, text: study.studyType }],
        subject: [{ field: `${path}.area`, text: study.area }],
        place: [{ field: `${path}.location`, text: study.location }],
        grade: [{ field: `${path}.score`, text: study.score }],
        ...(study.isExpected ? expected(path, study.endDate, form) : dates(path, study.startDate, study.endDate, form)),
      },
      bullets: isListed ? [] : courses,
      lists,
    }
  })

const expected = (path: string, end: string, form: DateForm): Values => {
  const said = [
    { field: 'label', text: 'Expected ' },
    { field: `${path}.endDate`, text: shownDate(end, form) },
  ]
  return { dates: said, start: [], end: said, year: said }
}

export const projectEntries = ({ person, program }: Drawing): Entry[] =>
  person.projects.map((project, index) => {
    const path = `projects.${index}`
    return {
      values: {
        title: [{ field: `${path}.name`, text: project.name }],
        ...dates(path, project.startDate, project.endDate, program.dates),
      },
      text: { field: `${path}.description`, text: project.description },
      bullets: listed(`${path}.highlights`, project.highlights),
      lists: listedTools(program.projects?.listed?.label, listed(`${path}.keywords`, project.keywords ?? [])),
    }
  })

function dates(path: string, start: string, end: string | undefined, form: DateForm): Values {
  const [begin, between, last] = period(path, start, end, form)
  return {
    dates: begin && between && last ? [begin, between, last] : [],
    start: begin ? [begin] : [],
    end: last ? [last] : [],
    year: end ? [{ field: `${path}.endDate`, text: shownDate(end, { month: 'none' }) }] : [],
  }
}

const listed = (path: string, texts: readonly string[]) =>
  texts.map((text, index) => ({ field: `${path}.${index}`, text }))

export function drawEntries(drawing: Drawing, entries: readonly Entry[], form: EntryForm): Block[] {
  const { sheet } = drawing
  const blocks = form.table?.titles && entries.length > 0 ? [tableTitles(drawing, form)] : []
  for (const [index, entry] of entries.entries()) {
    sheet.at.entry = index
    const own = { ...form, head: headAt(form, entries, index) }
    blocks.push(...drawEntry(drawing, entry, own, `${sheet.at.section}${sheet.at.part}-${index}`))
  }
  sheet.at.entry = null
  return blocks
}

/** An employer who stands above several posts is named once. */
function headAt({ head, grouped }: EntryForm, entries: readonly Entry[], index: number): readonly string[] {
  const employerAt = (at: number) => entries[at]?.values.employer?.[0]?.text
  const own = employerAt(index)
  if (!grouped || own === undefined) return head
  if (employerAt(index - 1) === own) return grouped.post
  return employerAt(index + 1) === own ? [...grouped.employer, ...grouped.post] : head
}

function tableTitles({ sheet, program }: Drawing, { table }: EntryForm): Block {
  beginLine(sheet, 'furniture')
  const cells = (table?.titles ?? []).map((title) => `<span class="bo">${say(sheet, 'label', title)}</span>`)
  return block(tableRow(cells, table?.widths ?? ''), program.type.gaps[1], { keep: true })
}

const tableRow = (cells: readonly string[], widths: string) =>
  `<div class="table" style="grid-template-columns:${widths}">${cells.map((cell) => `<div>${cell}</div>`).join('')}</div>`

/** What an employer does is running text, wherever it stands. */
const headLabel = (pattern: string): LineLabel => (pattern.includes('{about}') ? 'text' : 'entry-head')

function drawEntry(drawing: Drawing, entry: Entry, form: EntryForm, group: string): Block[] {
  const { sheet, program } = drawing
  const [, above, between] = program.type.gaps
  const margin = (form.margin ?? [])
    .map((pattern) => drawLine(sheet, 'entry-head', pattern, entry.values))
    .filter(Boolean)
    .map((html, index) => ({ html, index }))
  const heads = form.table
    ? [
        tableRow(
          form.head.map((pattern) => drawLine(sheet, 'entry-head', pattern, entry.values)),
          `${form.table.widths}${form.table.css ? `;${form.table.css}` : ''}`,
        ),
      ]
    : form.head.map((pattern) => drawLine(sheet, headLabel(pattern), pattern, entry.values, form.css)).filter(Boolean)
  const blocks = heads.map((html, index) => block(html, index === 0 ? above : between, { keep: true, group }))
  if (margin.length > 0)
    blocks.unshift(block(margin.map(({ html }) => html).join(''), above, { keep: true, group, beside: true }))
  if (entry.text) {
    beginLine(sheet, 'text')
    blocks.push(block(`<div class="text">${say(sheet, entry.text.field, entry.text.text)}</div>`, between, { group }))
  }
  if (entry.title) {
    beginLine(sheet, 'label')
    const look = form.listed?.bold ? 'bo' : 'it'
    blocks.push(block(`<div class="${look}">${say(sheet, 'label', entry.title)}</div>`, between, { group, keep: true }))
  }
  for (const [index, { field, text }] of entry.bullets.entries())
    blocks.push({ ...drawBullet(drawing, field, text, index), group })
  for (const list of entry.lists ?? []) blocks.push(block(drawListed(drawing, list, form), between, { group }))
  const last = blocks.at(-1)
  if (last) last.keep = false
  return form.blockCss ? blocks.map((it) => ({ ...it, css: it.beside ? '' : (form.blockCss ?? '') })) : blocks
}

function drawListed({ sheet }: Drawing, { label, texts }: Listed, { listed: form }: EntryForm): string {
  beginLine(sheet, 'text')
  const { sign = ':', between = ', ', bold = false } = form ?? {}
  const isGlued = /^[:]/.test(sign)
  const named = `<span class="${bold ? 'bo' : ''}">${say(sheet, 'label', isGlued ? `${label}${sign}` : label)}</span>`
  const apart = isGlued ? ' ' : ` ${say(sheet, 'separator', sign)} `
  return `<div>${named}${apart}${sayList(sheet, texts, between)}</div>`
}

export function drawBullet({ sheet, program }: Drawing, field: string, text: string, index: number): Block {
  const { glyph, indent, as, nested, boldLead, css = '' } = program.bullets
  const isNested = nested !== undefined && index % 3 === 2
  const mark = isNested ? nested : glyph
  beginLine(sheet, 'bullet', isNested ? 2 : 1)
  const sayText = () => (boldLead ? sayLed(sheet, field, text) : say(sheet, field, text))
  const left = isNested ? indent + 16 : 0
  const style = `margin-left:${left}px;${css}`
  const above = program.type.gaps[2]
  if (as === 'list') return block(`<ul style="${style};padding-left:${indent}px"><li>${sayText()}</li></ul>`, above)
  if (as === 'plain') return block(`<div style="${style};padding-left:${indent}px">${sayText()}</div>`, above)
  const marker = say(sheet, 'marker', mark)
  if (as === 'flush') return block(`<div style="${style}">${marker} ${sayText()}</div>`, above)
  const hanging = `<div class="hang" style="${style};padding-left:${indent}px"><span class="mark">${marker}</span>${sayText()}</div>`
  return block(hanging, above)
}

/** `Delivery: …`, its first words bold. */
function sayLed(sheet: Sheet, field: string, text: string): string {
  const [, lead, rest] = /^([^:.;]{2,36}:) (.+)$/.exec(text) ?? []
  return lead && rest
    ? `<span class="bo">${say(sheet, field, lead)}</span> ${say(sheet, field, rest)}`
    : say(sheet, field, text)
}
