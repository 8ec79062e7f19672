import type { BulletForm, Furniture, ItemForm, ListForm, SkillForm, SummaryForm, Type } from '../program.ts'
import type { Chance } from '../random.ts'
import type { Framed } from './composed-frames.ts'

// Bullets, skills and the lines of small sections, by chance.

const glyphs = [...'••••••-–*●▪◦○▸➢✓›»■→·◆o+♦❖', '--', '>']

export function composeBullets(chance: Chance): BulletForm {
  const as = chance.pick(['hanging', 'hanging', 'hanging', 'hanging', 'flush', 'list', 'plain'] as const)
  const nested = as === 'hanging' && chance.is(0.15) ? { nested: chance.pick(['◦', '–', 'o', '-', '▫']) } : {}
  const css = chance.pick(['', '', '', '', '', '', 'margin-left:24px', 'margin-left:12px', 'font-size:0.95em'])
  return {
    glyph: as === 'list' || as === 'plain' ? '' : chance.pick(glyphs),
    indent: as === 'plain' ? chance.pick([0, 0, 18]) : chance.between(12, 26),
    as,
    ...nested,
    ...(chance.is(0.6) ? { boldLead: true } : {}),
    ...(css ? { css } : {}),
  }
}

const betweenSkills = [', ', ', ', ', ', ' | ', ' · ', ' • ', ' / ', '; ', '   ', ' – ']

export function composeSkills(chance: Chance, isNarrow: boolean): SkillForm {
  const narrow = ['inline', 'groups', 'list', 'list', 'stacked', 'stacked', 'bars', 'rated', 'tags', 'run'] as const
  const wide = [
    ...(['inline', 'groups', 'groups', 'grid', 'grid', 'columns', 'columns', 'columns', 'table'] as const),
    ...(['tags', 'list', 'stacked', 'rated', 'cards', 'run'] as const),
  ]
  const as = chance.pick<SkillForm['as']>(isNarrow ? narrow : wide)
  const level = chance.is(0.12) ? { level: chance.pick(['words', 'years'] as const) } : {}
  const css = as === 'grid' && chance.is(0.3) ? { css: 'border-bottom:1px solid #ccc;padding:2px 0' } : {}
  return {
    as,
    between: chance.pick(betweenSkills),
    count: chance.pick(as === 'columns' ? [2, 3, 4] : [2, 3]),
    width: chance.between(110, 170),
    bold: chance.is(0.7),
    flat: chance.is(0.6),
    sign: chance.pick([':', ':', ':', ':', '–', '-', '|', '']),
    marked: chance.is(0.3),
    down: chance.is(0.5),
    ...level,
    ...css,
  }
}

const languagePatterns = [
  '{language} ({level})',
  '{language} ({level})',
  '{language}: {level}',
  '{language} – {level}',
  '{language}, {level}',
  '{language} - {level}',
  '{language}',
  '*{language}* {level}',
  '{language} | {level}',
  '{language} >> {level}',
]

export function composeLanguages(chance: Chance): ListForm {
  const as = chance.pick(['line', 'rows', 'rows', 'bulleted'] as const)
  return { as, pattern: chance.pick(as === 'line' ? languagePatterns.slice(0, 2) : languagePatterns) }
}

const oneLine: readonly ItemForm[] = [
  '{name}',
  '{name}[, {issuer}]',
  '{name}[, {issuer}], {date}',
  '{name}[, {issuer}] ({date})',
  '*{name}*[ – {issuer}]',
  '{name}[ | {issuer}] | {date}',
  '{date}: {name}[, {issuer}]',
  '{date} – {name}',
  '*{name}* >> {date}',
  '{name}[, _{issuer}_] >> {date}',
  '{name}. _{issuer}_, {date}.',
  '[{issuer}: ]{name} ({date})',
  '{date} || {name}',
  '“{name}”[, {issuer}], {date}',
  '{date} \t {name}[, {issuer}]',
].map((pattern) => ({ pattern }))

const moreLines: readonly ItemForm[] = [
  { pattern: '*{name}*', more: ['[{issuer}]', '{date}'] },
  { pattern: '*{name}*', more: ['[{issuer}, ]{date}'] },
  { pattern: '*{name}* >> {date}', more: ['[_{issuer}_]'] },
  { pattern: '{name}', more: ['~{date}~'] },
  { pattern: '{date}', more: ['*{name}*', '[{issuer}]'] },
  { pattern: '[*{issuer}*, ]{date}', more: ['{name}'] },
]

export function composeItems(chance: Chance, inMargin: boolean): ItemForm {
  if (inMargin && chance.is(0.7))
    return { pattern: chance.pick(['{name}[, {issuer}]', '*{name}*']), more: ['[{about}]'], margin: '{date}', above: 6 }
  const isLong = chance.is(0.35)
  const form = chance.pick(isLong ? moreLines : oneLine)
  return {
    ...form,
    ...(isLong || chance.is(0.5) ? { more: [...(form.more ?? []), '[{about}]'] } : {}),
    ...(isLong ? { above: chance.between(3, 10) } : {}),
    ...(chance.is(0.3) ? { bulleted: true } : {}),
  }
}

export const composeInterests = (chance: Chance): ListForm => ({
  as: chance.pick(['line', 'line', 'rows', 'bulleted']),
  pattern: '{name}',
})

export const composeSummary = (chance: Chance, { justified }: Type): SummaryForm => ({
  as: chance.pick(['text', 'text', 'text', 'text', 'text', 'sentences', 'bulleted']),
  css: chance.pick(['', '', '', 'font-style:italic', justified ? '' : 'text-align:center', 'font-size:1.1em']),
})

const feet = [
  '{page}',
  '{page}/{pages}',
  'Page {page} of {pages}',
  '– {page} –',
  '{name} – {page}',
  '{name} | Page {page}',
  'Confidential',
  'References available on request',
  '{name} · {email}',
]
const headsOfPages = ['{name}, page {page}', '{name} | {email}', '{name} – Resume', 'Curriculum Vitae', '{name}']

/** A head needs room above the text, a foot below it. */
const headRoom = 44

export function composeFurniture(chance: Chance, { frame, hasFoot }: Framed): Furniture | null {
  const inset = frame.margins[3] === 0 ? 'padding:0 44px;' : ''
  const css = `${inset}${chance.pick(['', 'text-align:center', 'text-align:right'])}`
  const isFoot = chance.is(0.7) && !hasFoot
  if (isFoot) return { foot: chance.pick(feet), css }
  return frame.margins[0] >= headRoom ? { head: chance.pick(headsOfPages), from: 2, css } : null
}
