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
import type { Field } from './parse.ts'
import { people } from './people.ts'
import { publicService } from './public-service.ts'
import { retailProperty } from './retail-property.ts'
import { salesMarketing } from './sales-marketing.ts'
import { science } from './science.ts'
import { software } from './software.ts'
import { trades } from './trades.ts'
import { transport } from './transport.ts'
import { waysOfWorking } from './ways-of-working.ts'

/**
 * The catalogue, one text per field of work. `# …` names the category of the lines under it; a line is
 *
 *     name | aliases | parents | neighbours with weights | flags
 *
 * Each alias carries its relation to the name, decided singly; without a mark it is something near and no more.
 *
 *     =Nodejs   the same, by spelling          >HTML5      a kind of it
 *     ^K8s      the same, an abbreviation      <Drywall    what it is a kind of
 *     @MS Word  the same, with its maker       ~Pear Deck  near it, and of the same kinds
 *
 * Its own forms stand behind it (`Azure AD^Azure Active Directory`), and what it is a kind of among the names beside it
 * (`Bank reconciliation<Reconciliation`). A parent with `<` is what the skill is strictly a kind of (`<Relational
 * database`); without the mark the skill belongs to it and is near it. What is narrower and asked for by itself is a
 * skill with this one as parent.
 * `"` are the parents of the line above.
 * An alias that ends in `?` is too short or too common to count anywhere and counts only in context (`Node?`, `AP?`).
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
  { key: 'sales-marketing', title: 'Sales and marketing', text: salesMarketing },
  { key: 'design', title: 'Design and creative work', text: design },
  { key: 'operations', title: 'Operations and supply chain', text: operations },
  { key: 'hospitality', title: 'Hospitality, travel and personal services', text: hospitality },
  { key: 'public-service', title: 'Public service, safety and charity', text: publicService },
  { key: 'people', title: 'Human resources', text: people },
  { key: 'office', title: 'Office, customer service and projects', text: office },
  { key: 'science', title: 'Science and laboratory', text: science },
  { key: 'construction', title: 'Construction and architecture', text: construction },
  { key: 'media', title: 'Media, languages and performing arts', text: media },
  { key: 'agriculture', title: 'Agriculture and environment', text: agriculture },
  { key: 'transport', title: 'Transport', text: transport },
  { key: 'retail-property', title: 'Retail and property', text: retailProperty },
  { key: 'ways-of-working', title: 'Ways of working', text: waysOfWorking },
]
