import { pagesPdf, write } from '../packages/documents/src/testing/make-pdf.ts'

/** A resume of one page as PDF. */
export function resumePdf(): Buffer {
  const bold = '/B 12 Tf'
  const lines: [text: string, font?: string][] = [
    ['Mara Ellison', '/B 20 Tf'],
    ['Leeds, UK | mara.ellison@example.com | 07700 900142'],
    ['Summary', bold],
    ['Data analyst with seven years in insurance and retail.'],
    ['Experience', bold],
    ['Data Analyst, Corbel Insurance, Leeds'],
    ['Mar 2021 - Present'],
    ['- Wrote SQL and dbt models that feed the weekly claims dashboard, used by 4 teams'],
    ['- Ran 11 A/B tests on the online claims form; completion went from 61% to 74%'],
    ['Reporting Analyst, Ashgrove Retail, Leeds'],
    ['Aug 2018 - Feb 2021'],
    ['- Automated the weekly stock report in Python, saving about 5 hours a week'],
    ['Education', bold],
    ['BSc Mathematics, University of Leeds, 2015 - 2018'],
    ['Skills', bold],
    ['Tableau, Python, SQL, dbt'],
  ]
  return Buffer.from(
    pagesPdf([{ content: lines.map(([text, font], at) => write(text, 72, 720 - at * 24, font)).join('') }]),
  )
}

export const advertisement = `Senior Product Analyst
Fernhill Energy, Leeds

What we ask
- Expert SQL
- Python for analysis
- Snowflake

Good to have
- Looker`
