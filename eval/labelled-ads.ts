import type { Job, Quote } from '@bespeak/domain/job/job.ts'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import { boards } from '@bespeak/domain/job/testing/boards.ts'
import { fresh1 } from '@bespeak/domain/job/testing/fresh-1.ts'
import { fresh2 } from '@bespeak/domain/job/testing/fresh-2.ts'
import { fresh3 } from '@bespeak/domain/job/testing/fresh-3.ts'
import { fresh4 } from '@bespeak/domain/job/testing/fresh-4.ts'
import { fresh5 } from '@bespeak/domain/job/testing/fresh-5.ts'
import { fresh6 } from '@bespeak/domain/job/testing/fresh-6.ts'
import { fresh7 } from '@bespeak/domain/job/testing/fresh-7.ts'
import { fresh8 } from '@bespeak/domain/job/testing/fresh-8.ts'
import { healthAndCare } from '@bespeak/domain/job/testing/health-and-care.ts'
import { hospitalityAndHome } from '@bespeak/domain/job/testing/hospitality-and-home.ts'
import { type LabelledAd, matcher, measure, share, type Tally } from '@bespeak/domain/job/testing/measure.ts'
import { offices } from '@bespeak/domain/job/testing/offices.ts'
import { pastedForms } from '@bespeak/domain/job/testing/pasted-forms.ts'
import { plainForms } from '@bespeak/domain/job/testing/plain-forms.ts'
import { publicService } from '@bespeak/domain/job/testing/public-service.ts'
import { technology } from '@bespeak/domain/job/testing/technology.ts'
import { tradesAndTransport } from '@bespeak/domain/job/testing/trades-and-transport.ts'
import { type Figures, faultsOf } from './scorer.ts'

const sets = {
  /** Of many professions, boards and lengths. */
  boards: [
    boards,
    healthAndCare,
    hospitalityAndHome,
    offices,
    pastedForms,
    plainForms,
    publicService,
    technology,
    tradesAndTransport,
  ],
  /** Seventy professions in forms that no template has: letters, tables, one paragraph, small letters. */
  fresh: [fresh1, fresh2, fresh3, fresh4, fresh5, fresh6, fresh7, fresh8],
} satisfies Record<string, LabelledAd[][]>

/** How much of what was labelled is found, and how much of what is found was labelled, in percent. */
export function labelledAds(set: keyof typeof sets): Figures {
  const pairs = sets[set].flat().map((ad) => ({ ad, job: readJob(ad.text, matcher) }))
  const { fields, required, preferred, knockOuts, duties, languages } = measure(pairs)
  const percent = (tally: Tally) => 100 * share(tally)
  return {
    fields: percent(fields),
    'required recall': percent(required.recall),
    'required precision': percent(required.precision),
    'preferred recall': percent(preferred.recall),
    'preferred precision': percent(preferred.precision),
    'knockouts recall': percent(knockOuts.recall),
    'knockouts precision': percent(knockOuts.precision),
    duties: percent(duties),
    languages: percent(languages),
    'parts not where they say': faultsOf(
      'not where it says',
      pairs.flatMap(({ ad, job }) => misplaced(job).map(({ words }) => `${ad.name}: ${words}`)),
    ),
    'rows of one id': pairs.filter(
      ({ job: { requirements } }) => new Set(requirements.map(({ id }) => id)).size < requirements.length,
    ).length,
  }
}

function misplaced(job: Job): Quote[] {
  const { requirements, responsibilities, benefits, cultureWords, knockOuts } = job
  const plain = (text: string) => text.replace(/\s/g, ' ')
  return [...requirements, ...responsibilities, ...benefits, ...cultureWords, ...knockOuts].filter(
    ({ words, from, to }) => plain(words) !== plain(job.text.slice(from, to)),
  )
}
