import type { ColumnForm, Frame, HeadingForm } from '../program.ts'
import type { Chance } from '../random.ts'

// Where the parts of a resume stand, by chance: columns, bands and margins.

/** A frame, and what its text must be fit for. */
export interface Framed {
  frame: Frame
  /** The main text stands in a narrow column. */
  isNarrow: boolean
  /** Where education stands in a narrow column beside it. */
  isStudyNarrow: boolean
  /** Contact stands in a narrow column. */
  isContactNarrow: boolean
  isNameNarrow: boolean
  /** The name stands on a dark ground. */
  isNameDark: boolean
  /** The foot of the first page is taken. */
  hasFoot: boolean
}

type Sections = { main: string[]; side: string[] }

/** Sections in an order of their own; the usual ones first more often than not. */
function sectionsOf(chance: Chance): Sections {
  const late = chance.some(
    ['certificates', 'languages', 'awards', 'publications', 'interests', 'volunteer', 'projects', 'memberships'],
    8,
  )
  const core = chance.pick([
    ['summary', 'work', 'education', 'skills'],
    ['summary', 'work', 'education', 'skills'],
    ['summary', 'skills', 'work', 'education'],
    ['summary', 'education', 'work', 'skills'],
    ['education', 'work', 'skills'],
    ['work', 'education', 'skills'],
    ['skills', 'summary', 'work', 'education'],
    ['summary', 'work', 'skills', 'education'],
  ])
  const side = new Set(chance.some(['education', 'certificates', 'languages', 'awards', 'interests', 'summary'], 4))
  side.add('skills')
  const all = [...core, ...late, ...chance.pick([[], ['references'], ['references', 'declaration']])]
  if (chance.is(0.3)) all.splice(chance.between(1, core.length), 0, ...all.splice(all.indexOf('projects'), 1))
  const beside = all.filter((it) => side.has(it))
  return {
    main: parted(
      chance,
      shared(
        chance,
        all.filter((it) => !side.has(it)),
      ),
    ),
    side: parted(chance, shared(chance, chance.some(beside, beside.length))),
  }
}

/** Two sections under one heading: see the words for them in draw/composed-heading-words.ts. */
const pairs = [
  ['education', 'certificates'],
  ['skills', 'languages'],
  ['skills', 'certificates'],
  ['certificates', 'awards'],
  ['languages', 'interests'],
  ['awards', 'publications'],
  ['volunteer', 'interests'],
] as const

function shared(chance: Chance, parts: readonly string[]): string[] {
  const there = pairs.filter(([a, b]) => parts.includes(a) && parts.includes(b))
  if (there.length === 0 || chance.is(0.75)) return [...parts]
  const [a, b] = chance.pick(there)
  return parts.filter((it) => it !== b).map((it) => (it === a ? `${a}&${b}` : it))
}

/** One section over two headings. */
function parted(chance: Chance, parts: readonly string[]): string[] {
  const [isWork, isSkills] = [chance.is(0.1), chance.is(0.2)]
  return parts.flatMap((it) => {
    if ((it === 'work' && isWork) || (it === 'skills' && isSkills)) return [`${it}1`, `${it}2`]
    return [it]
  })
}

const hasStudy = (parts: readonly string[]) => parts.some((it) => it.startsWith('education'))

const joined = (...parts: readonly (string | readonly string[])[]) => parts.flat().filter(Boolean).join(' ')

const dark = ['#234', '#2b2b2b', '#1d3b53', '#3a2d4a', '#1f4037', '#5a2a2a', '#0b3c5d']
const light = ['#f1f1f1', '#eef2f6', '#efe9df', '#e8efe8', '#f6efe8', '#e6e6ef']

const wide: Omit<Framed, 'frame'> = {
  isNarrow: false,
  isStudyNarrow: false,
  isContactNarrow: false,
  isNameNarrow: false,
  isNameDark: false,
  hasFoot: false,
}

function margins(chance: Chance): Frame['margins'] {
  const [around, sides] = [chance.between(34, 84), chance.between(38, 90)]
  return [around, sides, around, sides]
}

const breaks = (chance: Chance): Pick<Frame, 'wholeEntries' | 'looseHeadings'> => ({
  ...(chance.is(0.35) ? { wholeEntries: true } : {}),
  ...(chance.is(0.15) ? { looseHeadings: true } : {}),
})

type Framer = (chance: Chance, sections: Sections, heading: HeadingForm) => Framed

const oneColumn: Framer = (chance, { main, side }) => {
  const contact = chance.pick([
    ...['name contact', 'name contact', 'name contact', 'name contact', 'name contact'],
    ...['contact name', 'name contact+', 'name contact-foot'],
  ])
  const all = [...main]
  for (const it of side) all.splice(chance.between(1, all.length), 0, it)
  const isLast = chance.is(0.05)
  return {
    ...wide,
    hasFoot: contact.includes('foot') && !isLast,
    frame: {
      margins: margins(chance),
      ...breaks(chance),
      bands: [{ columns: [{ share: 1, shows: isLast ? joined('name', all, 'contact+') : joined(contact, all) }] }],
    },
  }
}

/** Pixels that the longest word of a heading in the margin takes. */
function roomFor({ place, css, case: letters }: HeadingForm): number {
  const size = Number(/font-size:([\d.]+)/.exec(css)?.[1] ?? 16)
  return place === 'margin' ? Math.ceil(size * (letters === 'upper' ? 13 : 9.5)) : 0
}

const marginColumn: Framer = (chance, sections, heading) => {
  const framed = oneColumn(chance, sections, heading)
  const side = chance.is(0.85) ? 'left' : 'right'
  return {
    ...framed,
    frame: {
      ...framed.frame,
      margin: {
        width: Math.max(chance.between(118, 190), roomFor(heading)),
        side,
        align: chance.pick(['left', 'left', 'right']),
        ...(chance.is(0.5) ? { across: heading.place === 'margin' ? 'top' : chance.pick(['top', 'headings']) } : {}),
      },
    },
  }
}

/** What a column of its own ground does to headings in it. */
const onDark = (heading: HeadingForm): HeadingForm => ({
  ...heading,
  css: `${heading.css.replace(/(?:background|color|border)[^;]*;?/g, '')};color:#fff`,
})

const rail: Framer = (chance, { main, side }, heading) => {
  const share = chance.between(27, 40)
  const isLeft = chance.is(0.55)
  const ground = chance.pick(['none', 'none', 'rule', 'light', 'dark'])
  const isFull = ground === 'dark' || (ground === 'light' && chance.is(0.6))
  const nameIn = chance.pick(['across', 'across', 'main', 'side'])
  const contactIn = chance.pick(['side', 'side', 'side+', 'side+', 'top'])
  const sideContact = contactIn === 'side+' ? 'contact+' : contactIn === 'side' ? 'contact' : ''
  const photo = chance.is(0.15) ? 'photo' : ''
  const sideShows = joined(photo, nameIn === 'side' ? 'name' : '', sideContact, side)
  const mainShows = joined(
    nameIn === 'main' ? 'name' : '',
    contactIn === 'top' && nameIn !== 'across' ? 'contact' : '',
    main,
  )
  const pad = nameIn === 'across' && !isFull ? 'padding-top:14px;' : ''
  const full = `padding:${chance.between(36, 60)}px ${chance.between(20, 30)}px;`
  const color =
    ground === 'dark'
      ? `background:${chance.pick(dark)};color:#fff;--soft:#ddd`
      : ground === 'light'
        ? `background:${chance.pick(light)}`
        : ''
  const rule =
    ground === 'rule'
      ? `border-${isLeft ? 'right' : 'left'}:1px solid #aaa;padding-${isLeft ? 'right' : 'left'}:16px;`
      : ''
  const boxed = ground === 'light' && !isFull ? 'padding:14px 14px;' : ''
  const sideColumn: ColumnForm = {
    share,
    shows: sideShows,
    css: `${pad}${isFull ? full : boxed}${rule}${color}`,
    ...(ground === 'dark' ? { heading: onDark(heading) } : {}),
  }
  const mainColumn: ColumnForm = { share: 100 - share, shows: mainShows, css: isFull ? full : pad }
  const columns = isLeft ? [sideColumn, mainColumn] : [mainColumn, sideColumn]
  const across = {
    columns: [
      { share: 1, shows: contactIn === 'top' ? 'name contact' : 'name', css: isFull ? 'padding:40px 40px 20px' : '' },
    ],
  }
  return {
    ...wide,
    isStudyNarrow: hasStudy(side),
    isContactNarrow: contactIn !== 'top',
    isNameNarrow: nameIn === 'side',
    isNameDark: nameIn === 'side' && ground === 'dark',
    frame: {
      margins: isFull ? [0, 0, 0, 0] : margins(chance),
      gutter: isFull ? 0 : chance.between(18, 42),
      ...breaks(chance),
      bands: [
        ...(nameIn === 'across' ? [across] : []),
        { columns, ...(isFull ? { tall: true } : chance.is(0.25) ? { spread: true } : {}) },
      ],
    },
  }
}

const halves: Framer = (chance, { main, side }) => ({
  ...wide,
  isNarrow: true,
  isStudyNarrow: true,
  frame: {
    margins: margins(chance),
    gutter: chance.between(22, 44),
    ...breaks(chance),
    bands: [
      { columns: [{ share: 1, shows: chance.pick(['name contact', 'name contact summary']) }] },
      {
        columns: [
          {
            share: chance.between(48, 55),
            shows: joined(main.filter((it) => it !== 'summary')),
            css: 'padding-top:12px',
          },
          { share: 50, shows: joined(side.filter((it) => it !== 'summary')), css: 'padding-top:12px' },
        ],
      },
    ],
  },
})

/** Two or three columns above or below the one of work. */
const strips: Framer = (chance, { main, side }) => {
  const count = chance.pick([2, 3, 3])
  const cells = Array.from({ length: count }, (_, at) => side.filter((_part, index) => index % count === at))
  const strip = {
    columns: cells
      .filter((cell) => cell.length > 0)
      .map((cell) => ({ share: 1, shows: joined(cell), css: 'padding-top:14px' })),
  }
  const rest = { columns: [{ share: 1, shows: joined(main), css: 'padding-top:14px' }] }
  const top = { columns: [{ share: 1, shows: 'name contact' }] }
  return {
    ...wide,
    isStudyNarrow: hasStudy(side),
    frame: {
      margins: margins(chance),
      gutter: chance.between(20, 40),
      ...breaks(chance),
      bands: chance.is(0.5) ? [top, strip, rest] : [top, rest, strip],
    },
  }
}

/** Name in one corner, contact in the other, or a bar over the page. */
const corners: Framer = (chance, { main, side }, heading) => {
  const isBar = chance.is(0.5)
  const isDark = chance.is(0.6)
  const color = isBar
    ? isDark
      ? `background:${chance.pick(dark)};color:#fff;--soft:#ddd;`
      : `background:${chance.pick(light)};`
    : ''
  const edge = chance.between(40, 64)
  const inner = isBar ? `padding:30px ${edge}px 24px;` : ''
  const ground = { css: `${color}${inner}`, ...(isBar && isDark ? { heading: onDark(heading) } : {}) }
  const first = { share: chance.between(50, 62), shows: chance.pick(['name', 'name', 'name summary']), ...ground }
  const photo = chance.is(0.2) ? [{ share: 22, shows: 'photo', ...ground }] : []
  const columns = [...photo, first, { share: 44, shows: 'contact', ...ground }]
  const summary = first.shows.includes('summary') ? [] : ['summary']
  const all = [...summary, ...[...main, ...side].filter((it) => it !== 'summary')]
  return {
    ...wide,
    isContactNarrow: true,
    isNameNarrow: true,
    isNameDark: isBar && isDark,
    frame: {
      margins: isBar ? [0, 0, 44, 0] : margins(chance),
      gutter: isBar ? 0 : 24,
      ...breaks(chance),
      bands: [
        { columns: chance.is(0.8) ? columns : [...columns].reverse() },
        { columns: [{ share: 1, shows: joined(all), css: isBar ? `padding:18px ${edge}px 0` : 'padding-top:12px' }] },
      ],
    },
  }
}

export type FrameKind = 'one' | 'margin' | 'rail' | 'halves' | 'strips' | 'corners'

const framers: Record<FrameKind, Framer> = { one: oneColumn, margin: marginColumn, rail, halves, strips, corners }

export const composeFrame = (kind: FrameKind, chance: Chance, heading: HeadingForm): Framed =>
  framers[kind](chance, sectionsOf(chance), heading)
