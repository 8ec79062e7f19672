import type { Program } from '../program.ts'
import { formPrograms } from './forms.ts'
import { marginPrograms } from './margins.ts'
import { measuredPrograms } from './measured.ts'
import { measuredColumns } from './measured-columns.ts'
import { oddPrograms } from './odd.ts'
import { plainPrograms } from './plain.ts'
import { railPrograms } from './rails.ts'
import { regionPrograms } from './regions.ts'
import { wordyPrograms } from './wordy.ts'

/** Every layout there is. */
export const programs: readonly Program[] = [
  ...plainPrograms,
  ...railPrograms,
  ...marginPrograms,
  ...regionPrograms,
  ...formPrograms,
  ...wordyPrograms,
  ...oddPrograms,
  ...measuredPrograms,
  ...measuredColumns,
]
