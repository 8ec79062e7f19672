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

/** The narrower skills of each field and the rarer names of its common ones, by its key, written like the others. */
export const specialists: Record<string, string> = {
  software,
  data,
  engineering,
  trades,
  health,
  finance,
  law,
  education,
  certificates,
  'sales-marketing': salesMarketing,
  design,
  operations,
  hospitality,
  'public-service': publicService,
  people,
  science,
  construction,
  media,
  agriculture,
  transport,
  'retail-property': retailProperty,
  office,
  'ways-of-working': waysOfWorking,
}
