import { type Case, casesOf } from './case.ts'
import { fabrications } from './fabrications.ts'
import { furtherFabrications } from './fabrications-by-kind.ts'
import { moreFabrications } from './fabrications-in-own-words.ts'
import { longerFabrications } from './fabrications-of-long-lines.ts'
import { subtleFabrications } from './fabrications-subtle.ts'
import { rewordings } from './rewordings.ts'
import { furtherRewordings } from './rewordings-by-kind.ts'
import { freerRewordings } from './rewordings-freer.ts'
import { moreRewordings } from './rewordings-in-other-words.ts'
import { longerRewordings } from './rewordings-of-long-lines.ts'

const tables = (...all: string[]): Case[] => all.flatMap(casesOf)

/** Texts that claim more than their sources say. */
export const fabricated = tables(
  fabrications,
  moreFabrications,
  longerFabrications,
  furtherFabrications,
  subtleFabrications,
)
/** Texts that say only what their sources say. */
export const honest = tables(rewordings, moreRewordings, longerRewordings, furtherRewordings, freerRewordings)
