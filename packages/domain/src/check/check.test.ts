import { expect, it } from 'vitest'
import { check, isLoud } from './index.ts'
import { checked, lines, said, verdictsOn } from './testing/person.ts'

const entryOf = (words: string) => lines.find(({ text }) => text.includes(words))?.role ?? undefined

it('[CK1] sentences and lines are judged each by itself, without bullets, and a wrapped line goes on', () => {
  const text =
    'Led the clinic. Managed the front desk.\n• Sold rail passes\n  worth £90,000 a year\n2) Reported to the branch director'
  const sentences = checked(text)
  expect(sentences.map((it) => it.text)).toEqual([
    'Led the clinic.',
    'Managed the front desk.',
    'Sold rail passes\n  worth £90,000 a year',
    'Reported to the branch director',
  ])
  expect(sentences.map(({ verdict }) => verdict)).toEqual(['not-yours', 'yours', 'yours', 'yours'])
  for (const { from, to, text: said } of sentences) expect(text.slice(from, to)).toBe(said)
})

it('[CK1] what is behind the first 400 sentences is not checked', () => {
  expect(checked('Managed the front desk.\n'.repeat(450))).toHaveLength(400)
})

it.each([
  'I would love to bring Kubernetes to your team.',
  'Thank you for the 40 hours.',
  'I look forward to telling you about my turbines.',
  'I would be a great fit as your director.',
  'I was a hiring manager.',
  'I am a strong team manager with great experience.',
  'Led 40 engineers @ Google.',
  'Managed a budget of 1 200 000 000 dollars.',
  'Senior Director, dana@example.org',
])('[CK2] a thing, number or title in a courtesy is checked: %s', (text) => {
  expect(verdictsOn(text)).not.toContain('nothing-to-check')
  expect(verdictsOn(text)).not.toContain('yours')
})

it.each([
  'Dear Ms Okafor,',
  'To whom it may concern',
  'Thank you for your time and consideration.',
  'I would love to join your team.',
  'Kind regards',
  'dana@example.org | +44 7700 900143',
  'EXPERIENCE',
])('[CK2] nothing to check: %s', (text) => expect(verdictsOn(text)).toEqual(['nothing-to-check']))

it('[CK2] nothing to check in a quotation of the advertisement', () => {
  const [text, asked] = ['“We run five clinics with Salesforce”', 'You will have led 70 nurses']
  const quotable = 'We run five clinics with Salesforce, every day. You will have led 70 nurses.'
  for (const quoted of [text, asked]) expect(verdictsOn(quoted, { quotable })).toEqual(['nothing-to-check'])
  expect(verdictsOn(text)).toEqual(['not-yours'])
  expect(verdictsOn('Led 70 nurses there', { quotable }), 'copied, it is a claim').toEqual(['not-yours'])
  expect(verdictsOn('“will have led 7”', { quotable }), 'a part of a word').toEqual(['not-yours'])
})

it('[CK3] whom it is for is named, and nobody else', () => {
  const text = 'I would like to work for Northgate Clinic.'
  expect(said(text)).toContain('name: Northgate')
  expect(said(text, { addressee: 'Northgate Clinic' })[0]).toBe('reworded')
  expect(verdictsOn('I apply for the Practice Lead position at Northgate Clinic.')).toEqual(['nothing-to-check'])
  expect(said('At Northgate Clinic I managed the front desk.')).toContain('name: Northgate')
})

it('[CK3] a sentence that only has a word of applying names nobody', () => {
  expect(said('I applied Kubernetes to manage the front desk.')).toContain('name: Kubernetes')
  const text = 'Deployed the application on Kubernetes.\nManaged the front desk in Kubernetes.'
  expect(verdictsOn(text)).toEqual(['not-yours', 'not-yours'])
})

it('[CK3] what the advertisement says is told to them of themselves, and not of the person', () => {
  const quotable = 'We use Salesforce every day in our clinic.'
  expect(said('Your clinic uses Salesforce every day.', { quotable })[0]).toBe('reworded')
  expect(said('I managed the front desk in Salesforce.', { quotable })).toContain('name: Salesforce')
  const addressee = 'Clinic Manager'
  expect(said('I am a manager who used Salesforce.', { quotable, addressee })).toContain('name: Salesforce')
})

it('[CK4] an answer that denies is no ground', () => {
  expect(said('Used Tableau')).toContain('name: Tableau')
  expect(said('Managed the front desk in Salesforce')).toContain('name: Salesforce')
  expect(said('No, I never used Tableau.')[0]).toBe('not-yours')
})

it('[CK4] all text of the resume counts, and what the person answered', () => {
  for (const text of ['Dana Whitcomb', 'Leeds', 'I opened the second practice in Otley.', 'BA', 'Bell Travel'])
    expect(verdictsOn(text), text).toEqual(['yours'])
})

it('[CK5] what was done elsewhere is not told of an entry; what belongs to no entry is', () => {
  const [here, there] = [entryOf('front desk'), entryOf('rail passes')]
  const sold = 'Sold rail passes worth £90,000 a year'
  expect(said(sold, { entry: here })[0]).toBe('not-yours')
  expect(said(sold, { entry: there })[0]).toBe('yours')
  expect(said('Spanish: B1', { entry: there })[0]).toBe('yours')
  const bank = lines.find(({ text }) => text.includes('Food Bank'))?.entry ?? undefined
  expect(said(sold, { entry: bank })[0]).toBe('not-yours')
  expect(said('I opened the second practice in Otley.', { entry: here })[0]).toBe('yours')
})

it.each([
  ['another order', 'The desk at the front managed'],
  ['a part of a clause', 'Managed the desk'],
  ['clauses of two lines', 'Managed the front desk, sold rail passes worth £90,000 a year'],
  ['a noun for its verb', 'Manager the front desk'],
  ['another word that looks like a month', 'Organised a charity run in maybe 2021 with 120 runners and 15 volunteers'],
])('[CK6] not yours as it stands: %s', (_, text) => expect(verdictsOn(text)).not.toContain('yours'))

it.each([
  ['case and stop', 'MANAGED THE FRONT DESK.'],
  ['I and the article', 'I managed front desk'],
  ['the tense of the first verb', 'Managing the front desk'],
  ['spelling', 'Organized a charity run in May 2021 with 120 runners and 15 volunteers'],
  ['a clause with others left out', 'Trained two receptionists and wrote the weekly rota'],
])('[CK6] yours but for %s', (_, text) => expect(verdictsOn(text)).toEqual(['yours']))

it.each([
  ['what denies', 'Answered patient complaints'],
  ['what reserves', 'Sent up to 300 reminders a week'],
  ['who else answers for it', 'Entered payroll in Sage 50'],
  ['what stands in brackets', 'Photoshop'],
  ['who did it as well', 'Planned the summer party'],
])('[CK7] not yours without %s', (_, text) => expect(verdictsOn(text)).not.toContain('yours'))

it('[CK8] one skill more, or a level fewer, and a list is not yours', () => {
  expect(said('Excel, Tableau')).toContain('name: Tableau')
  expect(said('Excel, Photoshop')[0]).toBe('not-yours')
})

it.each([
  'JavaScript, Rota planning, Excel',
  'Excel, JS',
  'Excel, Photoshop (basic)',
  'Harrow Dental',
  'Office Manager',
])('[CK8] a list of skills and a field of a heading: %s', (text) => expect(verdictsOn(text)).toEqual(['yours']))

it.each([
  ['a number', 'Trained three receptionists', 'three'],
  ['a unit', 'Cut waiting time from 40 hours to 25 minutes', '40 hours'],
  ['a currency', 'Sold rail passes worth $90,000 a year', '$90,000'],
  ['a share', 'Sold 40% more rail passes', '40%'],
  ['a bound more', 'Sold rail passes worth more than £90,000 a year', '£90,000'],
  ['none for some', 'Trained 0 receptionists', '0'],
  ['both ends swapped', 'Cut waiting time from 25 minutes to 40 minutes by moving recalls', '25 minutes'],
  ['two numbers swapped', 'Organised a charity run in May 2021 with 15 runners and 120 volunteers', '120'],
])('[CK9] %s that the line does not have', (_, text, words) => {
  expect(said(text)[0]).toBe('not-yours')
  expect(said(text)).toContain(`number: ${words}`)
})

it('[CK9] a bound may not be left out, and may be weakened', () => {
  expect(said('Sent 300 reminders a week, mostly by text message')).toContain('reservation: 300')
  expect(said('With more than 100 runners, I organised a charity run in May 2021')[0]).not.toBe('yours')
  expect(said('Organised a run with 120 runners')[0]).toBe('reworded')
})

it.each([
  ['another year', 'Organised a charity run in May 2020 with 120 runners', 'May 2020'],
  ['the date of a heading for a line with its own', 'Organised a charity run in 2019', '2019'],
  ['since, where it has ended', 'Sold rail passes since 2014', 'since 2014'],
])('[CK10] not yours: %s', (_, text, words) => expect(said(text)).toContain(`number: ${words}`))

it('[CK10] a date of the line or its heading, as exactly or less', () => {
  expect(said('Organised a charity run in 2021 with 120 runners and 15 volunteers')[0]).toBe('reworded')
  expect(said('Managed the front desk since 2019')[0]).toBe('reworded')
  expect(said('Sold rail passes from 2014 to 2019')[0]).toBe('reworded')
})

it.each([
  ['a sum that is none', 'Cut waiting time by 20 minutes', '20 minutes'],
  ['the difference as an end', 'Cut waiting time from 40 minutes to 15 minutes', '15 minutes'],
  ['the share of the wrong end', 'Cut waiting time by 60%', '60%'],
  ['two numbers that are no change', 'Organised a charity run with 105 people', '105'],
  ['minutes for years', 'Managed the front desk within 3 minutes', '3 minutes'],
  ['all years of work for one job', 'Sold rail passes for eleven years', 'eleven years'],
  ['more years than the dates have', 'Managed the front desk for nine years', 'nine years'],
])('[CK11] not yours: %s', (_, text, words) => expect(said(text)).toContain(`number: ${words}`))

it.each([
  ['Cut waiting time by 15 minutes', 'Worked out from 40 minutes and 25 minutes.'],
  ['Cut waiting time by 38%', 'Worked out from 40 minutes and 25 minutes.'],
  ['Managed the front desk for seven years', 'Worked out from the dates on your resume.'],
  ['Has twelve years of experience at the front desk', 'Worked out from the dates on your resume.'],
  ['Has seven years of experience at the front desk', 'Worked out from the dates on your resume.'],
])('[CK11] the sum is shown: %s', (text, message) => {
  expect(said(text)[0]).toBe('reworded')
  expect(checked(text)[0]?.findings.map((it) => it.message)).toContain(message)
})

it.each([
  ['a product', 'Managed the front desk in Salesforce', 'Salesforce'],
  ['an employer', 'Managed the front desk of Northgate', 'Northgate'],
  ['a language', 'Speaks Spanish and German', 'German'],
  ['a level', 'Spanish: C1', 'C1'],
  ['another form of a word', 'Managed the front desk in Serve', 'Serve'],
  ['letters of words that are no name', 'Managed the front desk as PMP', 'PMP'],
])('[CK12] %s that is not on the resume', (_, text, name) => {
  expect(said(text)[0]).toBe('not-yours')
  expect(said(text)).toContain(`name: ${name}`)
})

it.each([
  ['one of somebody else', 'As a director I managed the front desk', 'director'],
  ['one of a rank above', 'Senior Office Manager at Harrow Dental', 'Senior Office Manager'],
  ["an assistant's for the chief's", 'Manager, Bell Travel', 'Manager'],
  ['one in the middle of a sentence', 'I am an accountant who wrote the weekly rota', 'accountant'],
])('[CK13] %s is no title of the person', (_, text, title) => {
  expect(said(text)[0]).toBe('not-yours')
  expect(said(text)).toContain(`title: ${title}`)
})

it('[CK13] a title of theirs may be told', () => {
  expect(said('Worked as Office Manager at Harrow Dental')[0]).toBe('reworded')
  expect(said('Assistant Manager, Bell Travel')[0]).toBe('yours')
})

it.each([
  ['Holds an MBA in Business', 'MBA'],
  ['I am certified in Excel', 'certified'],
  ['Won an award for the weekly rota', 'award'],
  ['I have an advanced knowledge of Excel', 'advanced'],
  ['Wrote the rota with a licence', 'licence'],
])('[CK14] not yours: %s', (text, words) => {
  expect(said(text)[0]).toBe('not-yours')
  expect(said(text)).toContain(`credential: ${words}`)
})

it('[CK14] letters and words of a degree are the same', () => {
  expect(said('Has a bachelor in Business of Leeds College')[0]).toBe('reworded')
  expect(said('Has a master in Business of Leeds College')).toContain('credential: master')
})

it.each([
  ['who helped has not done it', 'Prepared the yearly budget', 'Prepared'],
  ['who did has not led', 'Led the front desk', 'Led'],
  ['nor directed, whoever was a director', 'Directed a charity run in May 2021', 'Directed'],
  ['who managed a thing has not managed people', 'Managed a team of receptionists', 'Managed'],
  ['nor has who led elsewhere in the same job', 'Led the move of recalls to the morning', 'Led'],
])('[CK15] %s', (_, text, words) => {
  expect(said(text)[0]).toBe('not-yours')
  expect(said(text)).toContain(`rank: ${words}`)
})

it('[CK15] another word for help says the same, and to help a patient is the deed', () => {
  expect(said('Assisted the accountant with the yearly budget')[0]).toBe('reworded')
  expect(said('Helped patients with complaints')).not.toContain('rank: Helped')
  expect(said('Entered payroll in Sage 50, supervised by the payroll officer')[0]).toBe('reworded')
})

it.each([
  ['Answered all patient complaints, but not clinical ones', 'all'],
  ['As the sole receptionist, managed the front desk', 'sole'],
  ['The first to move recalls to the morning', 'first'],
  ['Wrote the company-wide weekly rota', 'company'],
])('[CK16] more than the lines say: %s', (text, words) => {
  expect(said(text)[0]).toBe('not-yours')
  expect(said(text)).toContain(`scope: ${words}`)
})

it.each([
  ['not', 'Answered clinical complaints of patients'],
  ['under supervision', 'Entered payroll into Sage 50'],
  ['mostly', 'Sent reminders by text message'],
  ['basic', 'Photoshop, Excel'],
  ['under supervision, with another reservation', 'Entered some payroll into Sage 50, mostly'],
])('[CK17] without “%s”, not yours: %s', (_, text) => {
  expect(said(text)[0]).toBe('not-yours')
  expect(said(text).some((it) => it.startsWith('reservation: '))).toBe(true)
})

it('[CK17] a reservation of what the sentence says nothing of may go, and one in other words stays', () => {
  expect(said('Answered complaints of patients')[0]).toBe('reworded')
  expect(said('Under the guidance of the payroll officer, entered payroll in Sage 50')[0]).toBe('reworded')
})

it('[CK18] what nothing is said of is not yours', () => {
  expect(said('Repaired turbines')[0]).toBe('not-yours')
})

it('[CK18] a thing or deed more is new, an everyday word changed', () => {
  expect(said('Negotiated the lease and managed the front desk')).toEqual(['reworded', 'new: Negotiated', 'new: lease'])
  expect(said('Handled the front desk')).toEqual(['reworded', 'changed: Handled'])
})

it.each([
  ['a length of years in the place of a number to call', 'Managed the front desk 2010 - 2026'],
  ['what stands before a number', 'Cut waiting time from 40 minutes to −25 minutes by moving recalls to the morning'],
  ['another sign behind it', 'Sold rail passes worth £90,000 a year€'],
  ['two sentences for one', 'Helped the accountant. I prepare the yearly budget.'],
  ['what is under way for what is done', 'Completed a diploma in payroll'],
  ['the value of a label', 'director of nursing'],
  ['a participle without its subject', 'Performed three operations a day'],
  ['a title without its abbreviation', 'Purser'],
  ['a bracket that goes on', 'Ran the kitchen (nights)'],
])('[CK6] [CK7] not yours: %s', (_, text) => expect(verdictsOn(text)).not.toContain('yours'))

it('[CK7] the end of a line may go, and a field of a heading', () => {
  const text = 'Cut waiting time from 40 minutes to 25 minutes by moving recalls to the morning'
  expect(verdictsOn(`${text}.\nWatched the surgeon\nOffice Manager, Harrow Dental`)).toEqual([
    'yours',
    'yours',
    'yours',
  ])
})

it('[CK3] whom it is for is no title or employer of the person', () => {
  expect(verdictsOn('I was Head of Nursing.', { addressee: 'Head of Nursing' })).toEqual(['not-yours'])
  const letter = 'I apply for the post of Head of Nursing at Barclays.\nI was Head of Nursing at Barclays.'
  expect(verdictsOn(letter)[1]).toBe('not-yours')
  expect(verdictsOn('Dear Ms Okafor, I managed the Salesforce team at Barclays.')).toEqual(['not-yours'])
})

it('[CK2] a listed heading and what is said of oneself are checked', () => {
  for (const text of ['• Security clearance', 'I managed the company.'])
    expect(verdictsOn(text), text).not.toContain('nothing-to-check')
})

it('[CK19] accents tell words of another language apart', () => {
  const line = 'Würde gern die Filiale und das ganze Team in der Stadt mit allen Leuten leiten'
  const own = [{ ...lines[0], id: 'de', text: line, quotes: [line] }] as typeof lines
  expect(check(line, own).map(({ verdict }) => verdict)).toEqual(['yours'])
  expect(check(line.replace('Würde', 'Wurde'), own).map(({ verdict }) => verdict)).toEqual(['reworded'])
})

it('[CK18] what is denied of a line is loud', () => {
  for (const text of ['I never managed the front desk', 'I did not train two receptionists'])
    expect(checked(text).some(isLoud), text).toBe(true)
})

it('[CK9] [CK12] the ends of a change, and whose employer it was, are those of the line', () => {
  expect(said('At Bell Travel I managed the front desk')).toContain('name: Bell')
  expect(said('Cut waiting time by moving recalls, from 25 minutes to 40 minutes')[0]).toBe('not-yours')
  const [change] = checked('Cut waiting time from 40 minutes to 20 minutes by moving recalls to the morning')
  expect(change?.findings[0]?.message).toBe('Your resume says 25 minutes, not 20 minutes.')
})

it('[CK2] a telephone number in a sentence is nothing that a line would say', () => {
  expect(said('You can reach me at 503-555-0148.')[0]).toBe('nothing-to-check')
})
