import * as z from 'zod/mini'
import { type Layout, layoutFrom } from './layout.ts'

export const layoutSchema = z.custom<Layout>((it) => layoutFrom(it) !== null)
