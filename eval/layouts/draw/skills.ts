import type { SkillForm } from '../program.ts'
import { beginLine, type LineLabel, say } from '../truth.ts'
import { type Block, block, type Drawing } from './blocks.ts'

interface Skill {
  field: string
  text: string
}
interface Group {
  name: Skill
  skills: Skill[]
}

const groupsOf = ({ person }: Drawing): Group[] =>
  person.skills.map(({ name, keywords }, index) => ({
    name: { field: `skills.${index}.name`, text: name },
    skills: keywords.map((text, at) => ({ field: `skills.${index}.keywords.${at}`, text })),
  }))

export function drawSkills(drawing: Drawing, form: SkillForm): Block[] {
  return drawers[form.as](drawing, groupsOf(drawing), form)
}

type Drawer = (drawing: Drawing, groups: Group[], form: SkillForm) => Block[]

function one({ sheet }: Drawing, label: LineLabel, { field, text }: Skill): string {
  beginLine(sheet, label)
  return say(sheet, field, text)
}

function list({ sheet }: Drawing, skills: readonly Skill[], between: string): string {
  const [mark, glued] = [between.trim(), /^\S/.test(between)]
  return skills
    .map(({ field, text }, index) => {
      const said = say(sheet, field, text)
      if (index === skills.length - 1) return said
      return mark === ''
        ? `${said}<span class="wide"> </span>`
        : `${said}${glued ? '' : ' '}${say(sheet, 'separator', mark)} `
    })
    .join('')
}

const inline: Drawer = (drawing, groups, { between = ', ', css = '' }) => {
  beginLine(drawing.sheet, 'skills')
  const html = list(
    drawing,
    groups.flatMap(({ skills }) => skills),
    between,
  )
  return [block(`<div style="${css}">${html}</div>`, drawing.program.type.gaps[2])]
}

const grouped: Drawer = (drawing, groups, { between = ', ', bold = true, css = '' }) =>
  groups.map(({ name, skills }) => {
    beginLine(drawing.sheet, 'skills')
    const label = `<span class="${bold ? 'bo' : ''}">${say(drawing.sheet, name.field, name.text)}${say(drawing.sheet, 'separator', ':')}</span>`
    return block(`<div style="${css}">${label} ${list(drawing, skills, between)}</div>`, drawing.program.type.gaps[2])
  })

const grid: Drawer = (drawing, groups, { between = ', ', width = 130, bold = true, css = '' }) =>
  groups.map(({ name, skills }) => {
    beginLine(drawing.sheet, 'skills')
    const label = `<span class="${bold ? 'bo' : ''}">${say(drawing.sheet, name.field, name.text)}</span>`
    const html = `<div class="table" style="grid-template-columns:${width}px 1fr;${css}"><div>${label}</div><div>${list(drawing, skills, between)}</div></div>`
    return block(html, drawing.program.type.gaps[2])
  })

const columns: Drawer = (drawing, groups, { count = 3, css = '' }) => {
  const cells = groups.flatMap(({ skills }) => skills).map((skill) => one(drawing, 'skills', skill))
  const rows = Array.from({ length: Math.ceil(cells.length / count) }, (_, at) =>
    cells.slice(at * count, at * count + count),
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
  const chunks = Array.from({ length: Math.ceil(groups.length / count) }, (_, at) =>
    groups.slice(at * count, at * count + count),
  )
  return chunks.map((chunk) => {
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

const listed: Drawer = (drawing, groups, { css = '' }) =>
  groups
    .flatMap(({ skills }) => skills)
    .map(({ field, text }) => {
      const { sheet, program } = drawing
      beginLine(sheet, 'skills')
      const mark =
        program.bullets.as === 'list' || program.bullets.as === 'plain'
          ? ''
          : `${say(sheet, 'marker', program.bullets.glyph)} `
      return block(`<div style="${css}">${mark}${say(sheet, field, text)}</div>`, program.type.gaps[2])
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
  const chunks = Array.from({ length: Math.ceil(groups.length / count) }, (_, at) =>
    groups.slice(at * count, at * count + count),
  )
  return chunks.map((chunk) => {
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
}
