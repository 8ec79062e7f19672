import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { templates, usualLayout } from './layout.ts'
import type { Works } from './works.ts'

const document = fromJsonResume({
  basics: { name: 'Every first document is slow', email: 'mail@example.com' },
  work: [
    {
      name: 'Organisation',
      position: 'Title',
      startDate: '2020',
      endDate: '2024',
      highlights: Array.from({ length: 12 }, () => 'Loaded by the first, made quick by the rest.'),
    },
  ],
  skills: [
    { name: 'Some', keywords: ['one', 'two'] },
    { name: 'More', keywords: ['three'] },
  ],
})

/** Something short in every template, so that the first real document finds all of it loaded. */
export async function warmUp({ renderResume, renderResumeDocx }: Works) {
  for (const template of templates) {
    await renderResume(document, { ...usualLayout, template })
    await renderResumeDocx(document, { ...usualLayout, template })
  }
}
