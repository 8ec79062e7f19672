import type {
  BulletForm,
  ContactForm,
  DateForm,
  Furniture,
  HeadingForm,
  ItemForm,
  ListForm,
  Program,
  SkillForm,
  Type,
} from '../program.ts'
import { type Chance, chanceOf } from '../random.ts'
import { composeFrame, type Framed, type FrameKind } from './composed-frames.ts'
import { composeStudy, composeWork } from './composed-heads.ts'
import { type Face, set } from './parts.ts'

// Layouts put together by chance, each part from a wide range, so that there are as many as training asks for.

/** The same number is always the same layout. */
export function composeProgram(number: number): Program {
  const name = `composed-${String(number).padStart(4, '0')}`
  const chance = chanceOf(name)
  const kind: FrameKind = chance.pick([
    'one',
    'one',
    'one',
    'margin',
    'margin',
    'rail',
    'rail',
    'rail',
    'halves',
    'strips',
    'corners',
  ])
  const type = composeType(chance, kind)
  const heading = composeHeading(chance, type, kind)
  const framed = composeFrame(kind, chance, heading)
  const inMargin = kind === 'margin' && (heading.place !== 'margin' || chance.is(0.2))
  const { isNarrow, isStudyNarrow } = framed
  const dates = composeDates(chance)
  return {
    name,
    family: name,
    use: 'composed',
    ...(chance.is(0.45) ? { paper: 'letter' } : {}),
    type,
    frame: framed.frame,
    person: composeName(chance, type),
    contact: composeContact(chance, framed),
    heading,
    work: composeWork(chance, { inMargin, isNarrow }),
    education: composeStudy(chance, { inMargin, isNarrow: isNarrow || isStudyNarrow }),
    dates,
    ...(chance.is(0.3) ? { studyDates: composeDates(chance) } : {}),
    bullets: composeBullets(chance),
    skills: composeSkills(chance, kind !== 'one' && kind !== 'margin' && kind !== 'corners'),
    languages: composeLanguages(chance),
    items: composeItems(chance),
    projects: { head: chance.pick(projectHeads), ...(inMargin ? { head: ['*{title}*'], margin: ['{dates}'] } : {}) },
    ...(chance.is(0.3) ? { furniture: composeFurniture(chance) } : {}),
  }
}

const projectHeads: readonly string[][] = [
  ['*{title}* >> {dates}'],
  ['*{title}*', '{dates}'],
  ['*{title}* ({dates})'],
  ['{title}, {dates}'],
  ['{dates} – *{title}*'],
  ['*{title}*'],
  ['_{title}_ | {dates}'],
]

/** How wide a face runs, so that sizes look alike. */
const faces: readonly (readonly [Face, number])[] = [
  ['sans', 1],
  ['serif', 1.05],
  ['plex', 1],
  ['source', 1.05],
  ['sourceSerif', 1.02],
  ['wide', 0.9],
  ['bookish', 0.9],
  ['condensed', 0.95],
  ['mono', 0.9],
]

function composeType(chance: Chance, kind: FrameKind): Type {
  const [face, scale] = chance.pick(faces)
  const least = kind === 'rail' || kind === 'halves' || kind === 'strips' ? [113, 150] : [113, 173]
  const middle = (chance.between(least[0] ?? 113, least[1] ?? 173) + chance.between(120, 140)) / 20
  const size = Math.round(middle * scale * 4) / 4
  const gaps = chance.pick<Type['gaps']>([
    [chance.between(14, 24), chance.between(7, 14), chance.between(1, 4)],
    [chance.between(14, 24), chance.between(7, 14), chance.between(1, 4)],
    [chance.between(8, 14), chance.between(0, 5), 0],
    [chance.between(20, 34), chance.between(12, 22), chance.between(3, 8)],
  ])
  const leading = chance.pick([1, 1.1, 1.15, 1.2, 1.2, 1.25, 1.3, 1.35, 1.4, 1.5, 1.6])
  return set(face, size, gaps, {
    leading,
    ...(chance.is(0.15) ? { justified: true } : {}),
    ...(chance.is(0.4) ? { color: chance.pick(['#000', '#333', '#111', '#444']) } : {}),
  })
}

const accents = ['#000', '#222', '#222', '#147', '#723', '#086', '#a43', '#404', '#b40', '#357', '#555']

function composeName(chance: Chance, { size }: Type): Program['person'] {
  const scale = chance.pick([1.2, 1.5, 1.8, 2, 2.2, 2.4, 2.8])
  const align = chance.pick(['', '', '', 'text-align:center', 'text-align:right'])
  const look = chance.pick([
    'font-weight:700',
    'font-weight:700',
    '',
    'letter-spacing:2px',
    'font-style:italic',
    'font-variant:small-caps',
  ])
  const headline = chance.pick(['below', 'below', 'beside', 'above', null, null] as const)
  const form = chance.pick(['upper', 'upper', 'spaced', null, null, null, null] as const)
  const title = chance.is(0.1)
    ? chance.pick(['Curriculum Vitae', 'CURRICULUM VITAE', 'Resume', 'CV', 'Résumé'])
    : undefined
  return {
    css: [`font-size:${Math.round(size * scale)}px;line-height:1.15;color:${chance.pick(accents)}`, look, align]
      .filter(Boolean)
      .join(';'),
    ...(form ? { case: form } : {}),
    ...(chance.is(0.15) && form !== 'spaced' ? { twoLines: true } : {}),
    ...(headline ? { headline } : {}),
    ...(chance.is(0.4)
      ? {
          headlineCss: chance.pick([
            'font-style:italic',
            'font-weight:700',
            'font-size:1.2em',
            'color:#666;letter-spacing:1px',
          ]),
        }
      : {}),
    ...(title ? { title } : {}),
  }
}

function composeContact(chance: Chance, { isContactNarrow }: Framed): ContactForm {
  const count = chance.pick([3, 4, 5, 5])
  const chosen = new Set(['email', 'phone', ...chance.some(['city', 'city', 'url', 'profiles'], count - 2)])
  const order = chance.some([...chosen], chosen.size).join(' ')
  const labels = chance.pick(['words', 'letters', 'signs', 'drawn', null, null, null] as const)
  const css = chance.pick([
    '',
    '',
    'text-align:center',
    'text-align:right',
    'font-size:0.9em',
    'color:inherit;font-style:italic',
  ])
  const shared = { order, ...(labels ? { labels } : {}), ...(css ? { css } : {}) }
  if (isContactNarrow)
    return {
      as: chance.pick(['rows', 'rows', 'rows', 'stacked']),
      ...shared,
      ...(chance.is(0.3) ? { broken: true } : {}),
    }
  const between = chance.pick([' | ', ' | ', ' • ', ' · ', ' / ', '   ', ' ♦ ', ', ', ' – ', ' ~ '])
  const as = chance.pick(['line', 'line', 'line', 'line', 'rows', 'grid', 'columns'] as const)
  return { as, ...shared, between, ...(as === 'line' && chance.is(0.35) ? { perLine: chance.pick([2, 3]) } : {}) }
}

const headingLooks = [
  'font-weight:700',
  'font-weight:700',
  'font-weight:700',
  '',
  'font-style:italic',
  'font-weight:700;font-style:italic',
  'font-weight:700;letter-spacing:1px',
  'letter-spacing:3px',
  'font-variant:small-caps;font-weight:700',
  'font-weight:700;background:#e5e5e5;padding:2px 6px',
  'font-weight:700;background:#345;color:#fff;padding:3px 8px',
  'font-weight:700;border:1px solid #999;padding:2px 6px',
  'font-weight:700;border-left:5px solid #478;padding-left:8px',
  'text-decoration:underline',
  'font-weight:700;text-decoration:underline',
  'font-weight:700;text-align:center',
]

function composeHeading(chance: Chance, { size }: Type, kind: FrameKind): HeadingForm {
  const scale = chance.pick([1, 1, 1.05, 1.1, 1.1, 1.2, 1.25, 1.35, 1.5])
  const look = chance.pick(headingLooks)
  const isMargin = kind === 'margin' && chance.is(0.55)
  const color = /color/.test(look) || chance.is(0.5) ? '' : `color:${chance.pick(accents)}`
  const form = chance.pick([
    null,
    null,
    null,
    null,
    null,
    null,
    '{words}:',
    '§ {words}',
    '// {words}',
    '» {words}',
    '— {words} —',
    '[ {words} ]',
  ])
  const letters = chance.pick(['upper', 'upper', 'upper', null, null, null, 'lower', 'spaced'] as const)
  const rule = chance.pick(['under', 'under', 'over', null, null, null] as const)
  const css = [
    `font-size:${Math.round(size * scale * 2) / 2}px`,
    isMargin ? look.replace(/(?:background|border|padding)[^;]*;?/g, '') : look,
    color,
  ]
  return {
    css: css.filter(Boolean).join(';'),
    ...(letters && !(letters === 'spaced' && isMargin) ? { case: letters } : {}),
    ...(form ? { form } : {}),
    ...(isMargin ? { place: 'margin' as const, ...(chance.is(0.3) ? { twoLines: true } : {}) } : {}),
    ...(chance.is(0.2)
      ? { untitled: chance.pick(['summary', 'summary', 'skills', 'summary skills', 'languages']) }
      : {}),
    ...(rule && !isMargin ? { rule } : {}),
  }
}

const composeDates = (chance: Chance): DateForm => ({
  month: chance.pick([
    'Mon',
    'Mon',
    'Month',
    'Month',
    'MON',
    'Mon.',
    'MM/',
    'MM/',
    'MM.',
    'YYYY-MM',
    'none',
    'none',
    'none',
  ]),
  between: chance.pick([' – ', ' – ', ' - ', ' - ', '–', '-', ' — ', ' to ', ' until ', ' / ']),
  open: chance.pick([
    'Present',
    'Present',
    'present',
    'Now',
    'now',
    'Current',
    'current',
    'Today',
    'to date',
    'ongoing',
    'PRESENT',
    'till date',
  ]),
})

const glyphs = [
  '•',
  '•',
  '•',
  '•',
  '-',
  '–',
  '*',
  '●',
  '▪',
  '◦',
  '○',
  '▸',
  '➢',
  '✓',
  '›',
  '»',
  '■',
  '→',
  '·',
  '◆',
  'o',
  '+',
  '♦',
]

function composeBullets(chance: Chance): BulletForm {
  const as = chance.pick(['hanging', 'hanging', 'hanging', 'hanging', 'flush', 'list', 'plain'] as const)
  const nested = as === 'hanging' && chance.is(0.15) ? chance.pick(['◦', '–', 'o', '-', '▫']) : undefined
  const css = chance.is(0.15) ? chance.pick(['margin-left:24px', 'margin-left:12px', 'font-size:0.95em']) : ''
  return {
    glyph: as === 'list' || as === 'plain' ? '' : chance.pick(glyphs),
    indent: as === 'plain' ? chance.pick([0, 0, 18]) : chance.between(12, 26),
    as,
    ...(nested ? { nested } : {}),
    ...(css ? { css } : {}),
  }
}

const betweenSkills = [', ', ', ', ', ', ' | ', ' · ', ' • ', ' / ', '; ', '   ', ' – ']

function composeSkills(chance: Chance, isNarrow: boolean): SkillForm {
  const narrow = ['inline', 'groups', 'list', 'list', 'stacked', 'stacked', 'bars', 'rated', 'tags'] as const
  const wide = [
    'inline',
    'groups',
    'groups',
    'grid',
    'grid',
    'columns',
    'columns',
    'table',
    'tags',
    'list',
    'stacked',
    'rated',
    'cards',
  ] as const
  const as = chance.pick<SkillForm['as']>(isNarrow ? narrow : wide)
  const columns = as === 'columns' ? [2, 3, 4] : [2, 3]
  return {
    as,
    between: chance.pick(betweenSkills),
    count: chance.pick(columns),
    width: chance.between(110, 170),
    bold: chance.is(0.7),
    flat: chance.is(0.6),
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
]

function composeLanguages(chance: Chance): ListForm {
  const as = chance.pick(['line', 'rows', 'rows', 'bulleted'] as const)
  return {
    as,
    pattern: chance.pick(as === 'line' ? languagePatterns.slice(0, 2) : [...languagePatterns, '{language} >> {level}']),
  }
}

const itemPatterns = [
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
]

const composeItems = (chance: Chance): ItemForm => ({
  pattern: chance.pick(itemPatterns),
  ...(chance.is(0.3) ? { bulleted: true } : {}),
})

function composeFurniture(chance: Chance): Furniture {
  const css = chance.pick(['', 'text-align:center', 'text-align:right'])
  const foot = [
    '{page}',
    '{page}/{pages}',
    'Page {page} of {pages}',
    '– {page} –',
    '{name} – {page}',
    '{name} | Page {page}',
    'Confidential',
    'References available on request',
  ]
  const head = ['{name}, page {page}', '{name} | {email}', '{name} – Resume', 'Curriculum Vitae', '{name}']
  return chance.is(0.7) ? { foot: chance.pick(foot), css } : { head: chance.pick(head), from: 2, css }
}
