import { chunksOf } from '../groups.ts'
import type { SkillForm } from '../program.ts'
import { beginLine, type LineLabel, say } from '../truth.ts'
import { type Block, block, type Drawing } from './blocks.ts'
import { sayList, type Value } from './pattern.ts'

type Skill = Value
interface Group {
  name: Skill
  skills: Skill[]
}

const groupsOf = ({ person }: Drawing): Group[] =>
  person.skills.map(({ name, keywords }, index) => ({
    name: { field: `skills.${index}.name`, text: name },
    skills: keywords.map((text, at) => ({ field: `skills.${index}.keywords.${at}`, text })),
  }))

/** Groups that stand under a heading of their own where a layout has two. */
const softGroups: ReadonlySet<string> = new Set(['Personal', 'Office', 'Other', 'Interpersonal', 'Strengths'])

/** All of them, or only the first or second part of those that two headings share. */
export function drawSkills(drawing: Drawing, form: SkillForm, part: '' | '1' | '2' = ''): Block[] {
  const groups = groupsOf(drawing).filter(({ name }) => part === '' || softGroups.has(name.text) === (part === '2'))
  return groups.length === 0 ? [] : drawers[form.as](drawing, groups, form)
}

type Drawer = (drawing: Drawing, groups: Group[], form: SkillForm) => Block[]

function one(drawing: Drawing, label: LineLabel, skill: Skill, form: SkillForm = { as: 'list' }): string {
  beginLine(drawing.sheet, label)
  return `${markOf(drawing, form)}${sayLevelled(drawing, skill, form)}`
}

const markOf = ({ sheet, program }: Drawing, { marked }: SkillForm) =>
  marked ? `${say(sheet, 'marker', program.bullets.glyph || '•')} ` : ''

const levels = ['expert', 'advanced', 'intermediate', 'basic', 'proficient']

function sayLevelled({ sheet }: Drawing, { field, text }: Skill, { level }: SkillForm): string {
  const said = say(sheet, field, text)
  if (!level) return said
  const known = level === 'years' ? `(${1 + (text.length % 9)}+ years)` : `(${levels[text.length % levels.length]})`
  return `${said} ${say(sheet, 'rating', known)}`
}

const list = (drawing: Drawing, skills: readonly Skill[], between: string, form: SkillForm = { as: 'list' }) =>
  sayList(drawing.sheet, skills, between, (skill) => sayLevelled(drawing, skill, form))

/** The name of a group and its sign: `Tools:`, `Tools –`. */
function named(drawing: Drawing, { field, text }: Skill, { bold = true, sign = ':' }: SkillForm): string {
  const name = say(drawing.sheet, field, text)
  const mark = sign === '' ? '' : `${sign === ':' ? '' : ' '}${say(drawing.sheet, 'separator', sign)}`
  return `<span class="${bold ? 'bo' : ''}">${name}${mark}</span>`
}

const inline: Drawer = (drawing, groups, form) => {
  const { between = ', ', css = '' } = form
  beginLine(drawing.sheet, 'skills')
  const html = list(
    drawing,
    groups.flatMap(({ skills }) => skills),
    between,
    form,
  )
  return [block(`<div style="${css}">${html}</div>`, drawing.program.type.gaps[2])]
}

const grouped: Drawer = (drawing, groups, form) =>
  groups.map(({ name, skills }) => {
    const { between = ', ', css = '' } = form
    beginLine(drawing.sheet, 'skills')
    const label = `${markOf(drawing, form)}${named(drawing, name, form)}`
    const html = `<div style="${css}">${label} ${list(drawing, skills, between, form)}</div>`
    return block(html, drawing.program.type.gaps[2])
  })

/** `Proficient: a, b; familiar: c`, all in one. */
const run: Drawer = (drawing, groups, form) => {
  const { between = ', ', css = '' } = form
  beginLine(drawing.sheet, 'skills')
  const html = groups.map(({ name, skills }, index) => {
    const said = `${named(drawing, name, form)} ${list(drawing, skills, between, form)}`
    return index === groups.length - 1
      ? said
      : `${said}${say(drawing.sheet, 'separator', between.startsWith(';') ? '.' : ';')} `
  })
  return [block(`<div style="${css}">${html.join('')}</div>`, drawing.program.type.gaps[2])]
}

const grid: Drawer = (drawing, groups, { between = ', ', width = 130, bold = true, css = '' }) =>
  groups.map(({ name, skills }) => {
    beginLine(drawing.sheet, 'skills')
    const label = `<span class="${bold ? 'bo' : ''}">${say(drawing.sheet, name.field, name.text)}</span>`
    const html = `<div class="table" style="grid-template-columns:${width}px 1fr;${css}"><div>${label}</div><div>${list(drawing, skills, between)}</div></div>`
    return block(html, drawing.program.type.gaps[2])
  })

const columns: Drawer = (drawing, groups, form) => {
  const { count = 3, css = '', down } = form
  const cells = groups.flatMap(({ skills }) => skills).map((skill) => one(drawing, 'skills', skill, form))
  const height = Math.ceil(cells.length / count)
  const rows = Array.from({ length: height }, (_, at) =>
    down ? cells.filter((_cell, index) => index % height === at) : cells.slice(at * count, at * count + count),
  )
  return rows.map((row) =>
    block(
      `<div class="table" style="grid-template-columns:repeat(${count},1fr);${css}">${row.map((it) => `<div>${it}</div>`).join('')}</div>`,
      drawing.program.type.gaps[2],
    ),
  )
}

const bars: Drawer = (drawing, groups, { css = '' }) =>
  groups
    .flatMap(({ skills }) => skills)
    .map((skill, index) => {
      const bar = `<div class="bar"><div style="width:${40 + ((index * 17) % 60)}%"></div></div>`
      return block(`<div style="${css}">${one(drawing, 'skills', skill)}${bar}</div>`, drawing.program.type.gaps[2])
    })

const table: Drawer = (drawing, groups, { count = 3, css = '' }) => {
  return chunksOf(groups, count).map((chunk) => {
    const cells = chunk.map(({ name, skills }) => {
      const head = `<div class="bo">${one(drawing, 'skill-group', name)}</div>`
      return `<div class="cell">${head}${skills.map((skill) => `<div>${one(drawing, 'skills', skill)}</div>`).join('')}</div>`
    })
    const html = `<div class="table" style="grid-template-columns:repeat(${count},1fr);${css}">${cells.join('')}</div>`
    return block(html, drawing.program.type.gaps[1])
  })
}

const tags: Drawer = (drawing, groups, { flat = true, css = '' }) => {
  const chips = (skills: readonly Skill[]) => {
    beginLine(drawing.sheet, 'skills')
    return skills
      .map(({ field, text }) => `<span class="tag" style="${css}">${say(drawing.sheet, field, text)}</span>`)
      .join(' ')
  }
  const above = drawing.program.type.gaps[2]
  if (flat) return [block(`<div class="tags">${chips(groups.flatMap(({ skills }) => skills))}</div>`, above)]
  return groups.flatMap(({ name, skills }) => [
    block(`<div class="bo">${one(drawing, 'skill-group', name)}</div>`, drawing.program.type.gaps[1], { keep: true }),
    block(`<div class="tags">${chips(skills)}</div>`, above),
  ])
}

const listed: Drawer = (drawing, groups, form) =>
  groups
    .flatMap(({ skills }) => skills)
    .map((skill) => {
      const { css = '' } = form
      const { sheet, program } = drawing
      beginLine(sheet, 'skills')
      const mark =
        program.bullets.as === 'list' || program.bullets.as === 'plain'
          ? ''
          : `${say(sheet, 'marker', program.bullets.glyph)} `
      return block(`<div style="${css}">${mark}${sayLevelled(drawing, skill, form)}</div>`, program.type.gaps[2])
    })

const stacked: Drawer = (drawing, groups, { between = ', ', css = '' }) =>
  groups.flatMap(({ name, skills }) => {
    const head = `<div class="bo" style="${css}">${one(drawing, 'skill-group', name)}</div>`
    beginLine(drawing.sheet, 'skills')
    return [
      block(head, drawing.program.type.gaps[1], { keep: true }),
      block(`<div>${list(drawing, skills, between)}</div>`, drawing.program.type.gaps[2]),
    ]
  })

const rated: Drawer = (drawing, groups, { css = '' }) =>
  groups
    .flatMap(({ skills }) => skills)
    .map((skill, index) => {
      const said = one(drawing, 'skills', skill)
      const full = 2 + (index % 4)
      const dots = say(drawing.sheet, 'rating', '●'.repeat(full) + '○'.repeat(5 - full))
      return block(
        `<div style="${css}"><span class="apart"><span>${said}</span><span>${dots}</span></span></div>`,
        drawing.program.type.gaps[2],
      )
    })

const cards: Drawer = (drawing, groups, { between = ', ', count = 2, css = '' }) => {
  return chunksOf(groups, count).map((chunk) => {
    const cells = chunk.map(({ name, skills }) => {
      const head = `<div class="bo">${one(drawing, 'skill-group', name)}</div>`
      beginLine(drawing.sheet, 'skills')
      return `<div class="card">${head}<div>${list(drawing, skills, between)}</div></div>`
    })
    const html = `<div class="table" style="grid-template-columns:repeat(${count},1fr);${css}">${cells.join('')}</div>`
    return block(html, drawing.program.type.gaps[1])
  })
}

const drawers: Record<SkillForm['as'], Drawer> = {
  inline,
  groups: grouped,
  grid,
  columns,
  bars,
  table,
  tags,
  list: listed,
  stacked,
  rated,
  cards,
  run,
}
