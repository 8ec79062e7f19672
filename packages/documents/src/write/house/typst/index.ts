import { house } from './house.ts'
import { ink } from './ink.ts'
import { scale } from './scale.ts'
import { table } from './table.ts'

/** The files that the documents of the house are made of. */
export const houseFiles = {
  '/house-ink.typ': ink,
  '/house-scale.typ': scale,
  '/house-table.typ': table,
  '/house.typ': house,
} as const
