import { houseFiles } from '../house/typst/index.ts'
import { letterFiles } from '../letter/letter-typ.ts'
import { base } from './base.ts'
import { classic } from './classic.ts'
import { compact } from './compact.ts'
import { executive } from './executive.ts'
import { modern } from './modern.ts'
import { technical } from './technical.ts'

/** Every file that a template may be made of, by its path. */
export const templateFiles = {
  '/base.typ': base,
  '/classic.typ': classic,
  '/modern.typ': modern,
  '/compact.typ': compact,
  '/executive.typ': executive,
  '/technical.typ': technical,
  ...letterFiles,
  ...houseFiles,
} as const

export type TemplateFile = keyof typeof templateFiles
