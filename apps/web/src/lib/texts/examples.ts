/** Three people with a letter each, to try the page with. */
export const examples = {
  nurse: {
    pasted: `Denise Okoro
Registered Nurse

Experience

Registered Nurse, Medical-Surgical Unit, Lakeview Community Hospital, June 2019 - Present
- Care for 5 to 6 patients a shift on a 28-bed medical-surgical unit
- Give medications and document care in Epic
- Precepted 3 new graduate nurses on night shift
- Helped the charge nurse with bed assignments on weekends
- Teach patients wound care before they go home

Nursing Assistant, Rosewood Care Center, May 2016 - May 2019
- Helped residents with bathing, meals and walking
- Took vital signs and reported changes to the nurse

Education
Bachelor of Science in Nursing, Lakeview State University, 2019

Licenses and certifications
Registered Nurse, State of Illinois
BLS, American Heart Association`,
    text: `Dear Hiring Manager,

I am writing to apply for the Registered Nurse position at Harborview Clinic.

I care for 5 to 6 patients a shift on a 28-bed medical-surgical unit. I give medications and document care in Epic. I precepted 8 new graduate nurses on night shift. As charge nurse, I led bed assignments on weekends. I teach patients and their families wound care before they go home.

Before that, I took vital signs and reported changes to the nurse. I hold a Bachelor of Science in Nursing from Lakeview State University and a CCRN certification. I also reduced patient falls by 30%.

Thank you for your time and consideration.`,
    addressee: 'Harborview Clinic',
  },
  marketing: {
    pasted: `Priya Raman
Marketing Coordinator

Experience

Marketing Coordinator, Juniper Home Goods, March 2021 - Present
- Write and send a weekly email newsletter to 18,000 subscribers in Mailchimp
- Raised the open rate from 21% to 27% in one year
- Plan social media posts for Instagram and Pinterest
- Worked with two freelance designers on the spring catalog
- Report campaign results to the marketing manager every month

Marketing Assistant, Cobalt Books, July 2018 - February 2021
- Set up 12 author events a year in local bookstores
- Wrote product descriptions for the online store

Education
BA in Communication, Westfield College, 2018

Skills
Mailchimp, Canva, Google Analytics, Excel`,
    text: `Marketing Coordinator with experience in email, social media and events.

- Write and send a weekly email newsletter to 18,000 subscribers in Mailchimp
- Increased the newsletter open rate by 6 percentage points in one year
- Increased newsletter revenue by 40% in one year
- Plan and design social media posts for Instagram and Pinterest
- Managed a team of two designers on the spring catalog
- Present campaign results to the marketing manager every month
- Set up 12 author events a year in local bookstores
- Built dashboards in HubSpot for all campaigns`,
    addressee: '',
  },
  developer: {
    pasted: `Tomas Lindqvist
Software Developer

Experience

Software Developer, Parcelwise, April 2020 - Present
- Build and maintain the tracking page in React and TypeScript
- Worked with one other developer on moving the order service from PHP to Node.js
- Cut the build time from 14 to 6 minutes
- Write integration tests with Playwright
- On call one week in six

Junior Developer, Hexa Studio, September 2017 - March 2020
- Built websites for 20 small businesses with WordPress
- Fixed bugs and answered support tickets

Education
Associate degree in Computer Science, Millbrook Community College, 2017

Skills
TypeScript, React, Node.js, PostgreSQL, Docker`,
    text: `I am a software developer at Parcelwise, where I build and maintain the tracking page in React and TypeScript. I worked with one other developer on moving the order service from PHP to Node.js. I cut the build time from 14 to 6 minutes. I write integration and performance tests with Playwright.

I moved our infrastructure to Kubernetes. I am on call one week in six. At Hexa Studio, I built websites for 50 small businesses with WordPress. I fixed bugs and answered support tickets. I have a bachelor's degree in Computer Science.`,
    addressee: '',
  },
}
