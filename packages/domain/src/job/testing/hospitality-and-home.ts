import type { LabelledAd } from './measure.ts'

/** Advertisements made up for the tests, with what a person reads from them. */
export const hospitalityAndHome: LabelledAd[] = [
  {
    name: 'barista',
    text: `
Barista / Team Member

Hi! We're Second Kettle, a small coffee roastery with three cafés in Glasgow, and our Finnieston shop is looking for a barista.

It's 24-32 hours a week over five days, including one weekend day. £12.60 an hour plus a fair share of tips.

You'll be making great coffee, looking after regulars, keeping the place spotless and helping with weekend brunch.

We'd love you to have a year's experience on a proper espresso machine, but attitude matters more than latte art and we train everyone. You do need to be friendly, on time and happy to work weekends. A food hygiene certificate would be handy.

Free coffee (obviously), 50% off food, paid breaks and a bag of beans every month.

Drop us a line at hello@secondkettle.example.co.uk and tell us about the best coffee you ever had.
`,
    title: 'Barista / Team Member',
    company: 'Second Kettle',
    location: 'Glasgow',
    workMode: null,
    employmentType: null,
    salary: '12.6-12.6 GBP/hour',
    yearsMin: null,
    degree: null,
    required: 'Friendly | On time | Work weekends',
    preferred: 'Espresso machine | Food hygiene certificate',
    knockouts: '',
  },
  {
    name: 'restaurant-manager',
    text: `
Restaurant General Manager
Salt & Cedar Hospitality Group - Charleston, SC

$70,000 - $82,000 a year - Full-time

Salt & Cedar Hospitality Group is growing! We operate six restaurants in the Lowcountry and are looking for a General Manager for our newest concept on King Street.

What You'll Do
- Oversee all front- and back-of-house operations
- Hire, train and develop a team of 60
- Manage P&L, labor and inventory
- Uphold the highest standards of hospitality

What You'll Need
- 3+ years as a General Manager or AGM in a high-volume, full-service restaurant
- Strong wine and spirits knowledge (Level 1 Sommelier preferred)
- Working knowledge of Toast and 7shifts
- ServSafe Manager certification, or ability to obtain within 30 days
- Availability to work nights, weekends and holidays
- Ability to stand for 8+ hours and lift 30 lbs

Benefits & Perks
- Medical, dental and vision
- 401(k) match
- Dining discounts
- Quarterly bonus potential of up to $10,000

Salt & Cedar is an equal opportunity employer and participates in E-Verify.
`,
    title: 'Restaurant General Manager',
    company: 'Salt & Cedar Hospitality Group',
    location: 'Charleston, SC',
    workMode: null,
    employmentType: 'full-time',
    salary: '70000-82000 USD/year',
    yearsMin: 3,
    degree: null,
    required:
      'General Manager or AGM in a full-service restaurant | Wine and spirits | Toast | 7shifts | ServSafe Manager | Work nights, weekends and holidays | Stand for 8+ hours | Lift 30 lbs',
    preferred: 'Level 1 Sommelier',
    knockouts: '',
  },
  {
    name: 'nanny',
    text: `
Looking for an experienced full-time nanny in Brookline, MA for twins (14 months). Mon-Thu 8-5:30, $28-32/hr on the books. Must have infant CPR, a clean driving record and at least 3 years with toddlers. Mandarin a plus. No screens, lots of playground time. Start early March. Text a short intro and two references to 617-555-0188.
`,
    title: 'Nanny',
    company: null,
    location: 'Brookline, MA',
    workMode: null,
    employmentType: 'full-time',
    salary: '28-32 USD/hour',
    yearsMin: 3,
    degree: null,
    required: 'Infant CPR | Clean driving record | Toddlers',
    preferred: 'Mandarin',
    knockouts: '',
  },
  {
    name: 'veterinary-technician',
    text: `
Veterinary Technician needed at Pine Barrow Animal Hospital in Asheville, NC. Full-time, four 10-hour shifts, $20-$27/hour DOE. Duties include anesthesia monitoring, dental cleanings, radiographs, blood draws and client education. Requirements: LVT license in North Carolina or eligible, 2+ years in small animal practice, ability to lift 40 lbs, good communication skills. Preferred: Fear Free certification, experience with Cornerstone software. Benefits: health insurance, CE allowance, pet discounts. Email your resume to manager@pinebarrow.example.com.
`,
    title: 'Veterinary Technician',
    company: 'Pine Barrow Animal Hospital',
    location: 'Asheville, NC',
    workMode: null,
    employmentType: 'full-time',
    salary: '20-27 USD/hour',
    yearsMin: 2,
    degree: null,
    required: 'LVT license in North Carolina | Small animal practice | Lift 40 lbs | Communication skills',
    preferred: 'Fear Free certification | Cornerstone',
    knockouts: 'LVT license in North Carolina',
  },
]
