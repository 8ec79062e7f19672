import { accentOf } from '../../accent.ts'
import type { Layout, Template } from '../../layout.ts'
import type { Look, LookOf } from '../look.ts'
import { classic } from './classic.ts'
import { compact } from './compact.ts'
import { executive } from './executive.ts'
import { modern } from './modern.ts'
import { technical } from './technical.ts'

const looks: Record<Template, LookOf> = { classic, modern, compact, executive, technical }

export const lookOf = (layout: Layout): Look => looks[layout.template](accentOf(layout).slice(1))
