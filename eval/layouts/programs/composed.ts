import type { ContactForm, DateForm, EntryForm, HeadingForm, NameForm, Program, Type } from '../program.ts'
import { type Chance, chanceOf } from '../random.ts'
import { composeFrame, type Framed, type FrameKind } from './composed-frames.ts'
import { composeListed, composeStudy, composeWork } from './composed-heads.ts'
import {
  composeBullets,
  composeFurniture,
  composeInterests,
  composeItems,
  composeLanguages,
  composeSkills,
  composeSummary,
} from './composed-lists.ts'
import { type Face, set } from './parts.ts'

// Layouts put together by chance, each part from a wide range, so that there are as many as training asks for.

/** The same number is always the same layout. */
export function composeProgram(number: number): Program {
  const name = `composed-${String(number).padStart(4, '0')}`
  const chance = chanceOf(name)
  const kind = chance.pick(kinds)
  const type = composeType(chance, kind)
  const heading = composeHeading(chance, type, kind)
  const framed = composeFrame(kind, chance, heading)
  const inMargin = kind === 'margin' && (heading.place !== 'margin' || chance.is(0.2))
  const { isNarrow, isStudyNarrow } = framed
  const furniture = chance.is(0.3) ? composeFurniture(chance, framed) : null
  return {
    name,
    family: name,
    use: 'composed',
    ...(chance.is(0.45) ? { paper: 'letter' } : {}),
    type,
    frame: framed.frame,
    person: composeName(chance, type, framed),
    contact: composeContact(chance, framed),
    heading,
    work: composeWork(chance, { inMargin, isNarrow, hasMargin: kind === 'margin' }),
    education: composeStudy(chance, { inMargin, isNarrow: isNarrow || isStudyNarrow }),
    dates: composeDates(chance),
    ...(chance.is(0.3) ? { studyDates: composeDates(chance) } : {}),
    bullets: composeBullets(chance),
    skills: composeSkills(chance, ['rail', 'halves', 'strips'].includes(kind)),
    languages: composeLanguages(chance),
    items: composeItems(chance, inMargin),
    interests: composeInterests(chance),
    summary: composeSummary(chance, type),
    projects: composeProjects(chance, inMargin),
    ...(furniture ? { furniture } : {}),
  }
}

const kinds: readonly FrameKind[] = [
  ...(['one', 'one', 'one', 'one', 'margin', 'margin', 'rail', 'rail', 'rail', 'rail'] as const),
  ...(['halves', 'strips', 'corners'] as const),
]

const composeProjects = (chance: Chance, inMargin: boolean): EntryForm => ({
  ...(inMargin ? { head: ['*{title}*'], margin: ['{dates}'] } : { head: chance.pick(projectHeads) }),
  ...(chance.is(0.7) ? { listed: composeListed(chance) } : {}),
})

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
  ['sans', 1],
  ['serif', 1.05],
  ['instrument', 1],
  ['newsreader', 1.08],
]

function composeType(chance: Chance, kind: FrameKind): Type {
  const [face, scale] = chance.pick(faces)
  // In tenths of a pixel, 8.5 to 13 points, most of them near the middle; smaller where columns are narrow.
  const any = chance.between(113, kind === 'rail' || kind === 'halves' || kind === 'strips' ? 150 : 173)
  const tenths = chance.is(0.3) ? any : (any + chance.between(120, 140)) / 2
  const size = Math.round((tenths / 10) * scale * 4) / 4
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

function composeName(chance: Chance, { size }: Type, { isNameNarrow, isNameDark }: Framed): NameForm {
  const letters = chance.pick(['upper', 'upper', isNameNarrow ? null : 'spaced', null, null, null] as const)
  const isLarge = letters !== 'spaced' && !isNameNarrow
  const scale = chance.pick(
    isLarge
      ? [1, 1.2, 1.5, 1.8, 2, 2.2, 2.4, 2.8]
      : letters === 'spaced'
        ? [1, 1.1, 1.2, 1.3]
        : [1, 1.2, 1.35, 1.5, 1.7],
  )
  const align = chance.pick(['', '', '', 'text-align:center', 'text-align:right'])
  const look = chance.pick([
    ...['font-weight:700', 'font-weight:700', 'font-weight:700', ''],
    ...['font-style:italic', 'font-variant:small-caps', isLarge ? 'letter-spacing:2px' : ''],
  ])
  const headline = chance.pick(['below', 'below', isLarge ? 'beside' : 'below', 'above', null, null] as const)
  const title = chance.is(0.1) ? chance.pick(['Curriculum Vitae', 'CURRICULUM VITAE', 'Resume', 'CV', 'Résumé']) : ''
  const color = isNameDark ? 'inherit' : chance.pick(accents)
  const css = [`font-size:${Math.round(size * scale)}px;line-height:1.15;color:${color}`, look, align]
  const headlineLooks = ['font-style:italic', 'font-weight:700', 'font-size:1.2em', 'opacity:0.7;letter-spacing:1px']
  return {
    css: css.filter(Boolean).join(';'),
    ...(letters ? { case: letters } : {}),
    ...(chance.is(0.15) && isLarge && headline !== 'beside' ? { twoLines: true } : {}),
    ...(headline ? { headline } : {}),
    ...(headline === 'beside' ? { headlineCss: `font-size:${size}px` } : {}),
    ...(headline && headline !== 'beside' && chance.is(0.4) ? { headlineCss: chance.pick(headlineLooks) } : {}),
    ...(title ? { title } : {}),
  }
}

function composeContact(chance: Chance, { isContactNarrow, hasFoot }: Framed): ContactForm {
  const count = chance.pick([3, 4, 5, 5])
  const place = chance.pick(['city', 'city', 'city', 'address'])
  const chosen = new Set(['email', 'phone', ...chance.some([place, place, 'url', 'profiles'], count - 2)])
  const order = [...chance.some([...chosen], chosen.size), ...(chance.is(0.15) ? ['details'] : [])].join(' ')
  const labels = chance.pick(['words', 'words', 'letters', 'signs', 'drawn', 'icons', 'names', ...nothing] as const)
  const css = chance.pick(['', '', '', 'text-align:center', 'text-align:right', 'font-size:0.9em', 'font-style:italic'])
  const shared = { order, ...(labels ? { labels } : {}), css: `text-align:left;${css}` }
  const between = chance.pick([' | ', ' | ', ' | ', ' • ', ' · ', ' / ', '   ', ' ♦ ', ', ', ' – ', ' ~ '])
  if (hasFoot) return { as: 'line', ...shared, between }
  if (isContactNarrow) {
    const as = chance.pick(['rows', 'rows', 'rows', 'stacked'] as const)
    return { as, ...shared, ...(chance.is(0.3) ? { broken: true } : {}) }
  }
  const as = chance.pick(['line', 'line', 'line', 'line', 'rows', 'grid', 'columns'] as const)
  if (as === 'grid' || as === 'columns') return { as, ...shared, css: 'text-align:left' }
  return { as, ...shared, between, ...(as === 'line' && chance.is(0.35) ? { perLine: chance.pick([2, 3]) } : {}) }
}

/** So that among choices there is often none. */
const nothing = [null, null, null, null, null, null] as const

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

const headingForms = [
  ...[
    '{words}:',
    '{words}:',
    '§ {words}',
    '// {words}',
    '» {words}',
    '— {words} —',
    '[ {words} ]',
    '{number}. {words}',
  ],
  ...['{number} {words}', '● {words}', '▌{words}', '# {words}', '<{words}>'],
]

function composeHeading(chance: Chance, { size }: Type, kind: FrameKind): HeadingForm {
  const isMargin = kind === 'margin' && chance.is(0.55)
  // Long words must not run out of a narrow column.
  const isTight = isMargin || kind === 'rail' || kind === 'strips'
  const scale = chance.pick([1, 1, 1.05, 1.1, 1.1, 1.2, ...(isTight ? [] : [1.25, 1.35, 1.5])])
  const plain = chance.pick(headingLooks).replace('letter-spacing:3px', isTight ? 'letter-spacing:1px' : '$&')
  const look = isMargin ? plain.replace(/(?:background|border|padding)[^;]*;?|color:#fff;?/g, '') : plain
  const color = /color/.test(look) || chance.is(0.5) ? '' : `color:${chance.pick(accents)}`
  const form = chance.is(0.25) ? chance.pick(headingForms) : ''
  const letters = chance.pick([
    'upper',
    'upper',
    'upper',
    null,
    null,
    null,
    'lower',
    isTight ? 'upper' : 'spaced',
  ] as const)
  const rule = chance.pick(['under', 'under', 'over', null, null, null] as const)
  const untitled = chance.pick(['summary', 'summary', 'skills', 'summary skills', 'languages', 'summary work'])
  return {
    css: [`font-size:${Math.round(size * scale * 2) / 2}px`, look, color].filter(Boolean).join(';'),
    ...(letters ? { case: letters } : {}),
    ...(form ? { form } : {}),
    ...(isMargin ? { place: 'margin', ...(chance.is(0.3) ? { twoLines: true } : {}) } : {}),
    ...(chance.is(0.2) ? { untitled } : {}),
    ...(rule && !isMargin ? { rule } : {}),
    ...(chance.is(0.06) && !isMargin ? { icon: true } : {}),
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
