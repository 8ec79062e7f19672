import type { LookOf } from '../docx/look.ts'
import type { About } from './about.ts'
import * as academic from './academic/index.ts'
import * as classic from './classic/index.ts'
import * as columns from './columns/index.ts'
import * as compact from './compact/index.ts'
import * as director from './director/index.ts'
import * as executive from './executive/index.ts'
import * as graduate from './graduate/index.ts'
import * as letterhead from './letterhead/index.ts'
import * as modern from './modern/index.ts'
import * as technical from './technical/index.ts'

// The templates, in the order that they are chosen from. A new one is a folder and its rows here; its styles are named in
// `html/preview.css`. Three tables, so that a browser loads what it shows and nothing else.

export const abouts = {
  classic: classic.about,
  modern: modern.about,
  compact: compact.about,
  executive: executive.about,
  technical: technical.about,
  columns: columns.about,
  academic: academic.about,
  director: director.about,
  letterhead: letterhead.about,
  graduate: graduate.about,
} satisfies Record<string, About>

export type Template = keyof typeof abouts

export const pages: Record<Template, string> = {
  classic: classic.page,
  modern: modern.page,
  compact: compact.page,
  executive: executive.page,
  technical: technical.page,
  columns: columns.page,
  academic: academic.page,
  director: director.page,
  letterhead: letterhead.page,
  graduate: graduate.page,
}

export const looks: Record<Template, LookOf> = {
  classic: classic.look,
  modern: modern.look,
  compact: compact.look,
  executive: executive.look,
  technical: technical.look,
  columns: columns.look,
  academic: academic.look,
  director: director.look,
  letterhead: letterhead.look,
  graduate: graduate.look,
}
