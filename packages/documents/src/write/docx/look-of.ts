import { accentOf } from '../accent.ts'
import type { Layout } from '../layout.ts'
import { looks } from '../templates/list.ts'
import type { Look } from './look.ts'

export const lookOf = (layout: Layout): Look => looks[layout.template](accentOf(layout).slice(1))
