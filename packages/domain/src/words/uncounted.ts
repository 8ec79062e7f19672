import type { WordRow } from './row.ts'

/** Nouns that have no plural, and nouns for many at once: `six staff` and `a machinery` are nothing one would write. */
export const uncounted: WordRow[] = [
  { words: 'staff crew personnel livestock cattle public audience', class: 'person', why: 'many, without a plural' },
  {
    words:
      'equipment machinery gear apparatus kit pipework piping plumbing wiring cabling footwear clothing bedding linen crockery lighting signage lettering timber wood luggage baggage stock inventory stationery software audio footage music food medication pipe-work waste rubbish refuse litter',
    class: 'thing',
    why: 'stuff',
  },
  {
    words:
      'training tuition teaching coaching help support assistance aid advice maintenance upkeep care information news data content correspondence mail post paperwork revenue income spending pay payroll cash money caseload leave absence accommodation play wear damage shopping work',
    class: 'thing',
    why: 'not told apart piece by piece',
  },
]

/** Those that name a group, not its members. */
export const groups: WordRow[] = [
  {
    words:
      'team crew group squad shift gang staff brigade class audience crowd cast public department unit division section herd colony',
    class: 'person',
    why: 'several as one',
  },
]
