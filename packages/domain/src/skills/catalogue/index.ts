import agriculture from './agriculture.json' with { type: 'json' }
import certificates from './certificates.json' with { type: 'json' }
import construction from './construction.json' with { type: 'json' }
import data from './data.json' with { type: 'json' }
import design from './design.json' with { type: 'json' }
import education from './education.json' with { type: 'json' }
import engineering from './engineering.json' with { type: 'json' }
import finance from './finance.json' with { type: 'json' }
import health from './health.json' with { type: 'json' }
import hospitality from './hospitality.json' with { type: 'json' }
import languages from './languages.json' with { type: 'json' }
import law from './law.json' with { type: 'json' }
import media from './media.json' with { type: 'json' }
import office from './office.json' with { type: 'json' }
import operations from './operations.json' with { type: 'json' }
import people from './people.json' with { type: 'json' }
import publicService from './public-service.json' with { type: 'json' }
import retailProperty from './retail-property.json' with { type: 'json' }
import type { Field } from './row.ts'
import salesMarketing from './sales-marketing.json' with { type: 'json' }
import science from './science.json' with { type: 'json' }
import software from './software.json' with { type: 'json' }
import { unpacked } from './tight.ts'
import trades from './trades.json' with { type: 'json' }
import transport from './transport.json' with { type: 'json' }
import waysOfWorking from './ways-of-working.json' with { type: 'json' }

/** The catalogue, a file for each field of work: `row.ts` says how a skill is written. */
const files = [
  software,
  data,
  engineering,
  trades,
  health,
  finance,
  law,
  education,
  certificates,
  languages,
  salesMarketing,
  design,
  operations,
  hospitality,
  publicService,
  people,
  office,
  science,
  construction,
  media,
  agriculture,
  transport,
  retailProperty,
  waysOfWorking,
] as unknown as Field[]

export const catalogueFields = (): readonly Field[] => unpacked(files)
