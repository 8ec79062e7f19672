import { beginLine, say } from '../truth.ts'
import { type Block, block, type Drawing } from './blocks.ts'
import { drawBullet } from './entries.ts'
import { drawList } from './items.ts'

// Sections that are running text or a list of words.

export function drawSummary(drawing: Drawing): Block[] {
  const { sheet, program, person } = drawing
  const { as = 'text', css = '' } = program.summary ?? {}
  const { summary } = person.basics
  const field = 'basics.summary'
  if (summary === '') return []
  const sentences = as === 'text' ? [summary] : summary.split(/(?<=\.) /)
  return sentences.map((text, index) => {
    if (as === 'bulleted') return drawBullet(drawing, field, text, index)
    beginLine(sheet, 'text')
    const look = css ? ` style="${css}"` : ''
    return block(`<div class="text"${look}>${say(sheet, field, text)}</div>`, program.type.gaps[2])
  })
}

export function drawInterests(drawing: Drawing): Block[] {
  const { sheet, program, person } = drawing
  if (person.interests.length === 0) return []
  if (program.interests && program.interests.as !== 'line')
    return drawList(
      drawing,
      person.interests.map(({ name }, index) => ({ name: [{ field: `interests.${index}.name`, text: name }] })),
      program.interests,
    )
  beginLine(sheet, 'item')
  const html = person.interests.map(({ name }, index) => say(sheet, `interests.${index}.name`, name))
  return [block(`<div>${html.join(', ')}</div>`, program.type.gaps[2])]
}

/** Who may be asked, each a name over where to reach them; or that they are named on request. */
export function drawReferences({ sheet, program, person }: Drawing): Block[] {
  const [, above, between] = program.type.gaps
  return person.references.flatMap(({ name, reference }, index) => {
    sheet.at.entry = index
    const lines = (
      [
        ['name', name],
        ['reference', reference],
      ] as const
    )
      .filter(([, text]) => text !== '')
      .map(([field, text], at) => {
        beginLine(sheet, 'item')
        const html = `<div class="${field === 'name' && reference ? 'bo' : ''}">${say(sheet, `references.${index}.${field}`, text)}</div>`
        return block(html, at === 0 ? above : between)
      })
    sheet.at.entry = null
    return lines
  })
}

export function drawDeclaration({ sheet, program, person }: Drawing): Block[] {
  if (!person.declaration) return []
  beginLine(sheet, 'text')
  return [block(`<div class="text">${say(sheet, 'note', person.declaration)}</div>`, program.type.gaps[2])]
}
