import type { Wording } from './job/row.ts'

/** Nouns whose plural does not end as others do: the plural, then the singular. */
export const irregularPlurals =
  'lenses lens,children child,men man,women woman,feet foot,teeth tooth,shelves shelf,knives knife,loaves loaf,calves calf,wives wife,midwives midwife,geese goose,mice mouse,criteria criterion,curricula curriculum,analyses analysis,diagnoses diagnosis,theses thesis,crises crisis,syntheses synthesis,biopsies biopsy,campuses campus'

export const noPlural: Wording = {
  words: '(js|ics|ous)$',
  why: '`Node.js`, `analytics` and `Continuous` are no plurals',
}
