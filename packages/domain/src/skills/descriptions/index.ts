import { agriculture } from './agriculture.ts'
import { certificates } from './certificates.ts'
import { construction } from './construction.ts'
import { data } from './data.ts'
import { design } from './design.ts'
import { education } from './education.ts'
import { engineering } from './engineering.ts'
import { finance } from './finance.ts'
import { health } from './health.ts'
import { hospitality } from './hospitality.ts'
import { languages } from './languages.ts'
import { law } from './law.ts'
import { media } from './media.ts'
import { office } from './office.ts'
import { operations } from './operations.ts'
import { people } from './people.ts'
import { publicService } from './public-service.ts'
import { retailProperty } from './retail-property.ts'
import { salesMarketing } from './sales-marketing.ts'
import { science } from './science.ts'
import { software } from './software.ts'
import { trades } from './trades.ts'
import { transport } from './transport.ts'
import { waysOfWorking } from './ways-of-working.ts'

/** One line for people on each skill of the catalogue: `name | description`. Apart from it, as no page needs all of them at once. */
export const descriptions = [
  agriculture,
  certificates,
  construction,
  data,
  design,
  education,
  engineering,
  finance,
  health,
  hospitality,
  languages,
  law,
  media,
  office,
  operations,
  people,
  publicService,
  retailProperty,
  salesMarketing,
  science,
  software,
  trades,
  transport,
  waysOfWorking,
]
