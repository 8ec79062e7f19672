import type { ResumeDocument } from '../../resume/document.ts'
import { fromJsonResume } from '../../resume/json-resume.ts'
import { usualTitle } from '../../resume/section-titles.ts'

const lines = [
  'Cut bread for 40 tables every evening and kept the cold station ready.',
  'Trained six new cooks on the grill over two seasons.',
  'Ordered vegetables from three farms and kept waste under 4 percent.',
  'Wrote the summer menu together with the head chef and cooked it for the tasting.',
  'Cleaned and checked the freezers each week, and logged the temperatures.',
]

const json = {
  basics: {
    name: 'Ines Farrow',
    label: 'Line Cook',
    email: 'ines.farrow@example.com',
    phone: '(504) 555-0163',
    url: 'https://ines.example.com',
    location: { city: 'Mobile', region: 'AL', countryCode: 'US' },
    summary:
      'Line cook with nine years in busy kitchens, from a hotel to a small bistro. Works clean, teaches with patience and likes the early shift.',
  },
  work: [
    { name: 'The Copper Ladle', position: 'Line Cook', startDate: '2021-04', highlights: lines },
    {
      ...{ name: 'Hotel Marigold', position: 'Commis Chef', startDate: '2017-02', endDate: '2021-03' },
      highlights: [
        'Prepared breakfast for 180 guests.',
        'Baked rolls and cakes for banquets of up to 300 people.',
        'Took over the grill on Sundays and during the summer season, when the terrace was open.',
        'Counted the dry goods every month and found a cheaper mill for the flour.',
      ],
    },
  ],
  education: [
    {
      ...{ institution: 'Gulf Culinary School', studyType: 'Diploma', area: 'Culinary Arts' },
      ...{ startDate: '2015-09', endDate: '2017-01' },
    },
  ],
  skills: [{ name: 'Kitchen', keywords: ['Grill', 'Menu development', 'HACCP', 'Inventory', 'Baking'] }],
}

type Json = typeof json
/** Parts of the resume to be replaced; a function gets the part as it is. */
export type Change = { [Key in keyof Json]?: unknown } & Record<string, unknown>

/** A resume that every check is content with. */
export function resume(change: Change = {}): ResumeDocument {
  const document = fromJsonResume({ ...json, ...change })
  return { ...document, sections: document.sections.map((it) => ({ ...it, title: usualTitle(it.kind) })) }
}

export const withBasics = (basics: Record<string, unknown>): ResumeDocument =>
  resume({ basics: { ...json.basics, ...basics } })

/** The first role, or the second, with something changed. */
export const withRole = (role: Record<string, unknown>, at = 0): ResumeDocument =>
  resume({ work: json.work.map((it, index) => (index === at ? { ...it, ...role } : it)) })

export const withLines = (...highlights: string[]): ResumeDocument =>
  withRole({ highlights: [...lines, ...highlights] })
