import { expect, type Page } from '@playwright/test'
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

/** A resume of two pages with what cannot be read for sure: a number over two lines, an employer without a title, two names. */
export function doubtfulPdf(): Buffer {
  const bold = '/B 11 Tf'
  const plain = '/F 10 Tf'
  const first: [text: string, font?: string, x?: number][] = [
    ['Nora Whelan', '/B 22 Tf'],
    ['Leeds | nora.whelan@example.org | 07700 900316', plain],
    ['Ward choir, Thursdays', plain],
    ['Profile', bold],
    ['Registered Adult Nurse with 17 years in acute medicine and care of the elderly.', plain],
    ['Employment', bold],
    ['Ward Manager, Aldermoor Teaching Hospitals NHS Trust', plain],
    ['Sep 2019 - Present', plain],
    ['- Accountable for a 28-bed acute medical ward with 42 whole-time-equivalent staff.', plain],
    ['- Reduced inpatient falls by bay tagging and post-fall huddles, from 6.2 to 3.9 per 1,', plain],
    ['000 bed days, and held that for two years.', plain, 80],
    ['Brackley', plain],
    ['Jun 2009 - Feb 2019', plain],
    ['- Appraised 14 staff a year and signed off student nurses.', plain],
    ['Kirkmere, Ward 7, Larkfield', plain],
    ['Aug 2007 - May 2009', plain],
    ['- Cared for up to eight patients a shift.', plain],
  ]
  const second: [text: string, font?: string, x?: number][] = [
    ['Education', bold],
    ['BSc Nursing, University of Leyburn, 2006 - 2009', plain],
    ['Skills', bold],
    ['HealthRoster, Datix, Excel, falls prevention', plain],
  ]
  const pages = [first, second].map((lines) => ({
    content: lines.map(([text, font, x = 72], at) => write(text, x, 720 - at * 24, font)).join(''),
  }))
  return Buffer.from(pagesPdf(pages))
}

/** So many jobs, each with dates that can be read in two ways, some to a page. */
export function datesInTwoWaysPdf(jobs: number, toPage: number): Buffer {
  const plain = '/F 10 Tf'
  const head: [text: string, font?: string][] = [
    ['Nora Whelan', '/B 22 Tf'],
    ['Leeds | nora.whelan@example.org | 07700 900316', plain],
    ['Employment', '/B 12 Tf'],
  ]
  const all = Array.from({ length: jobs }, (_, at): [text: string, font?: string][] => [
    [`Staff Nurse, ${towns[at % towns.length]} General Hospital`, '/B 10 Tf'],
    [`0${1 + (at % 9)}/${30 - (at % 20)} - 1${at % 3}/${30 - (at % 20)}`, plain],
    ['- Cared for up to eight patients a shift and signed off student nurses.', plain],
  ])
  const pages = Array.from({ length: Math.ceil(jobs / toPage) }, (_, page) => {
    const lines = [...(page === 0 ? head : []), ...all.slice(page * toPage, (page + 1) * toPage).flat()]
    return { content: lines.map(([text, font], at) => write(text, 72, 740 - at * 18, font)).join('') }
  })
  return Buffer.from(pagesPdf(pages))
}

const towns = ['Aldermoor', 'Brackley', 'Carrow', 'Dunmore', 'Elmstead', 'Farrow', 'Glenholt']

/** The doubtful resume's first page, set sideways: its text runs upwards. */
export function sidewaysPdf(): Buffer {
  const lines = [
    ['Nora Whelan', '/B 22 Tf'],
    ['Leeds | nora.whelan@example.org | 07700 900316', '/F 10 Tf'],
    ['Employment', '/B 12 Tf'],
    ['Staff Nurse, Kirkmere General Hospital', '/B 10 Tf'],
    ['03/14 - 08/19', '/F 10 Tf'],
    ['- Cared for up to eight patients a shift and signed off student nurses.', '/F 10 Tf'],
    ['Education', '/B 12 Tf'],
    ['BSc Nursing, University of Leyburn, 2006 - 2009', '/F 10 Tf'],
  ]
  const content = lines.map(([text, font], at) => `BT ${font} 0 1 -1 0 ${72 + 24 * at} 72 Tm (${text}) Tj ET\n`)
  return Buffer.from(pagesPdf([{ content: content.join('') }]))
}

export const advertisement = `Senior Product Analyst
Fernhill Energy, Leeds

What we ask
- Expert SQL
- Python for analysis
- Snowflake

Good to have
- Looker`

/** A resume of one job and two skills. */
export const shortResume = `Mara Ellison
mara.ellison@example.com

Experience
Data Analyst, Corbel Insurance, Leeds
Mar 2021 - Present
- Wrote SQL and dbt models that feed the weekly claims dashboard, used by 4 teams

Skills
SQL, dbt`

/** A page that has not woken up yet takes no file, which a person can see and a setter of files cannot. */
export async function chooseFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const input = page.getByLabel('Choose a file')
  await expect(input).toBeEnabled()
  await input.setInputFiles(file)
}
