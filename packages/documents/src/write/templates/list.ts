import type { LookOf } from '../docx/look.ts'
import type { About } from './about.ts'
import * as classic from './classic/index.ts'
import * as compact from './compact/index.ts'
import * as executive from './executive/index.ts'
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
} satisfies Record<string, About>

export type Template = keyof typeof abouts

export const pages: Record<Template, string> = {
  classic: classic.page,
  modern: modern.page,
  compact: compact.page,
  executive: executive.page,
  technical: technical.page,
}

export const looks: Record<Template, LookOf> = {
  classic: classic.look,
  modern: modern.look,
  compact: compact.look,
  executive: executive.look,
  technical: technical.look,
}
