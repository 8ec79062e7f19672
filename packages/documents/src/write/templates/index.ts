import { houseFiles } from '../house/typst/index.ts'
import { letterFiles } from '../letter/letter-typ.ts'
import { base } from './base.ts'
import { pages, type Template } from './list.ts'

type PageFile = `/${Template}.typ`

const pageFiles = Object.fromEntries(Object.entries(pages).map(([name, page]) => [`/${name}.typ`, page])) as Record<
  PageFile,
  string
>

/** Every file that a template may be made of, by its path. */
export const templateFiles = { '/base.typ': base, ...pageFiles, ...letterFiles, ...houseFiles } as const

export type TemplateFile = keyof typeof templateFiles
