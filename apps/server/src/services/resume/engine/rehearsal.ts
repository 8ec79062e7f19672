import { nothingSettled } from '@bespeak/domain/resume/settled.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { usualOptions } from '@bespeak/domain/tailor/options.ts'
import { createWorks } from './works.ts'

const resume = `<h1>Ida Vance</h1><p>Florist</p><p>ida@example.com</p>
<h2>Experience</h2><h3>Florist, Marlow Flowers</h3><p>2019 – 2024</p>
<ul><li>Tied bouquets for 40 weddings a year and cut waste by 20%.</li>
<li>Responsible for ordering stock, point of sale and customer service.</li>
<li>Trained two apprentices.</li></ul>
<h2>Education</h2><p>Diploma in Floristry, Corley College, 2018</p>
<h2>Skills</h2><p>Floristry, Customer service, Microsoft Excel</p>`

const advertisement = `Senior Florist
Harrow Flowers, Hull

What you will do
- Tie bouquets for weddings and train apprentices
- Order stock and serve customers

What you need
- 3 years of experience as a florist
- Customer service
- Stock control

Nice to have
- Microsoft Excel`

/** A small piece of what the thread is for, done for nobody. */
export async function rehearse(isLong: boolean): Promise<void> {
  const { readWritten, checkResume, tailor } = createWorks(() => undefined)
  const original = readWritten(resume)
  checkResume(original.document)
  skillMatcher()
  if (!isLong) return
  const comparison = { said: [], advertisement, today: '2026-07-01' }
  await tailor({ ...comparison, original, settled: nothingSettled, options: usualOptions })
}
