import { certificates } from './certificates.ts'
import { data } from './data.ts'
import { education } from './education.ts'
import { engineering } from './engineering.ts'
import { finance } from './finance.ts'
import { health } from './health.ts'
import { languages } from './languages.ts'
import { law } from './law.ts'
import type { Field } from './parse.ts'
import { software } from './software.ts'
import { trades } from './trades.ts'

/**
 * The catalogue, one text per field of work. `# …` names the category of the lines under it; a line is
 *
 *     name | aliases | description | parents | neighbours with weights | flags
 *
 * An alias stands for the same thing; what is narrower is a skill of its own with this one as parent. An alias that
 * ends in `?` is too short or too common to count anywhere and counts only in context (`Node?`, `AP?`).
 * A neighbour pair is written once, on either side. `catalogue.test.ts` holds the rules.
 */
export const fields: Field[] = [
  { key: 'software', title: 'Software and IT', text: software },
  { key: 'data', title: 'Data and research', text: data },
  { key: 'engineering', title: 'Engineering and manufacturing', text: engineering },
  { key: 'trades', title: 'Skilled trades', text: trades },
  { key: 'health', title: 'Health and care', text: health },
  { key: 'finance', title: 'Finance and accounting', text: finance },
  { key: 'law', title: 'Law and compliance', text: law },
  { key: 'education', title: 'Education and training', text: education },
  { key: 'certificates', title: 'Certificates and licences', text: certificates },
  { key: 'languages', title: 'Languages', text: languages },
]
