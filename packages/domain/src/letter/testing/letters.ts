import type { Job } from '../../job/job.ts'
import { readJob } from '../../job/read-job.ts'
import type { ResumeDocument } from '../../resume/document.ts'
import { fromJsonResume } from '../../resume/json-resume.ts'
import { skillMatcher } from '../../skills/index.ts'

export const today = '2026-07-01'

export const florist: ResumeDocument = fromJsonResume({
  basics: {
    name: 'Oda Lindgren',
    label: 'Florist',
    summary: 'Florist with nine years in shops and event work. Calm under pressure.',
  },
  work: [
    {
      name: 'Petal & Thorn Ltd',
      position: 'Senior Florist',
      startDate: '2020-03',
      highlights: [
        'Design and install flowers for 40 weddings a season.',
        'Train two apprentices in wiring and conditioning.',
        'Cut waste from 18% to 11% by ordering from the weekly auction; stock lasts two days longer.',
        'Order stems from six growers and keep the cold room at 4 degrees.',
        'Passionate about customer delight.',
        'Quote for events and keep the budget sheet of each wedding.',
        'Photograph finished pieces for the catalogue of the shop.',
      ],
    },
    {
      name: 'Marigold Market',
      position: 'Shop Assistant (part-time)',
      startDate: '2017-05',
      endDate: '2020-02',
      highlights: [
        'Responsible for the till and the morning delivery round.',
        'Made about 60 bouquets a day in the week of Mother’s Day.',
        'Promoted to key holder after eight months.',
        'Advised customers on the care of house plants.',
        'Wrote the weekly offer board and the labels of all plants in the yard.',
      ],
    },
    {
      name: 'Greenhouse Kallmyr',
      position: 'Seasonal Worker',
      startDate: '2016-04',
      endDate: '2016-10',
      highlights: ['Potted and watered 3,000 seedlings a week.', 'Loaded vans and kept the delivery list in order.'],
    },
  ],
  education: [
    {
      institution: 'Northgate College',
      area: 'Floristry',
      studyType: 'Level 3 Diploma',
      startDate: '2015-09',
      endDate: '2016-06',
    },
  ],
  certificates: [{ name: 'Forklift Licence', date: '2016-05', endDate: '2019-05' }],
  skills: [{ name: 'Craft', keywords: ['Wedding flowers', 'Floral design', 'Visual merchandising'] }],
  languages: [{ language: 'Swedish', fluency: 'Native' }],
})

export const thin: ResumeDocument = fromJsonResume({
  basics: { name: 'Kit Moss' },
  work: [
    {
      name: 'Corner Café',
      position: 'Barista',
      startDate: '2024-01',
      highlights: ['Make coffee for about 200 guests a day.'],
    },
  ],
})

const advertisement = `Head Florist
Bramble & Fern, Leeds

About us
We design flowers for weddings, hotels and theatres across Yorkshire.

The role
- Design and install flowers for weddings and hotel lobbies
- Train apprentices and plan their rota
- Order stems from growers and keep waste low

What we ask for
- Five years of floristry, with wedding flowers as part of it
- Floral design to a high standard
- Forklift licence
- A dynamic, passionate team player
- Visual merchandising

`

export const read = (text: string): Job => readJob(text, skillMatcher())
export const headFlorist = read(advertisement)
export const withText = (more: string): Job => read(`${advertisement}${more}\n`)
export const nameless = read(
  'We need help in the shop at weekends. You make coffee and serve guests. Some experience with an espresso machine is required.',
)
