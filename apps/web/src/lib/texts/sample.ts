// A resume and a job advertisement to try the product with. Nobody of that name has lived through it: the person, the
// employers and the figures are made up.

/** "Sample" is in the names, so that whatever is made of it is seen to be one wherever it is listed. */
export const sampleTitle = 'Sample resume'

export const sampleResume = `Sam Example
Data Analyst
Portland, OR · sam@example.com · (503) 555-0142

Experience

Data Analyst, Cascade Mutual Insurance, Portland, OR
March 2021 - Present
- Found a join error that had counted 3% of claims twice.
- Helped two new analysts learn our dbt setup.
- Kept the list of who may see which claims.
- Ran 11 A/B tests on the online claims form; completion went from 61% to 74%.
- Built Tableau dashboards on claims for four product teams.
- Wrote SQL and dbt models on Postgres that feed the weekly claims report for 40 managers.

Junior Analyst, Harbor Outdoor Supply, Seattle, WA
June 2018 - February 2021
- Responsible for weekly sales reports in Excel for 22 stores.
- Counted stock in two warehouses twice a year.
- Used Python to match stock lists of two warehouses, which saved six hours a week.
- Presented results to store managers every month.

Education
B.S. in Statistics, Oregon State University, 2018

Skills
Excel, Tableau, Git
`

/** The day that the sample is from: what is worked out of it stays the same. */
export const sampleDay = '2026-07-01'

export const sampleJob = {
  title: 'Product Data Analyst',
  company: 'Sample Health',
  text: `Product Data Analyst
Sample Health, Portland, OR (hybrid)

We make software for community clinics. You will help our product teams decide with data.

What you will do
- Design and analyze experiments with product managers
- Build dashboards that teams read on their own
- Maintain our data models in dbt
- Present findings to stakeholders

Requirements
- 4+ years of experience as a data analyst
- SQL and PostgreSQL
- A/B testing
- dbt or a similar tool
- Data visualization with Tableau or Looker
- Strong stakeholder communication

Nice to have
- Python
- Airflow
- Mentoring junior analysts
`,
}

/** A line of it word for word, in other words, and with more than was done. */
export const toldThreeWays = [
  'Used Python to match stock lists of two warehouses, which saved six hours a week.',
  'Matched stock lists of two warehouses in Python, saving six hours a week.',
  'Matched stock lists of all warehouses in Python, saving twelve hours a week.',
]
