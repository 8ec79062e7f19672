/** Ads for the three people of `lib/texts/examples.ts`: made up, as they are. */
export const ads = {
  nurse: {
    profession: 'Nurse',
    title: 'Registered Nurse, Medical-Surgical',
    text: `Registered Nurse, Medical-Surgical
Harborview Clinic

What you will do
- Care for patients on a medical-surgical unit
- Give medications and chart in Epic
- Teach patients and families about their care

Requirements
- RN license
- BLS certification
- 2+ years of experience in medical-surgical nursing
- ACLS certification

Nice to have
- Precepting new nurses
- Telemetry
`,
  },
  marketing: {
    profession: 'Marketing',
    title: 'Email Marketing Manager',
    text: `Email Marketing Manager
Wildroot Snacks

What you will do
- Write and send our weekly newsletter
- Plan social media posts with our designers
- Report campaign results to the team

Requirements
- 3+ years of experience in marketing
- Email marketing with Mailchimp or HubSpot
- Google Analytics
- A/B testing

Nice to have
- Canva
- Salesforce
`,
  },
  developer: {
    profession: 'Software',
    title: 'Frontend Developer',
    text: `Frontend Developer
Northwind Logistics

What you will do
- Build web applications in React and TypeScript
- Write integration tests
- Work with product and design

Requirements
- 4+ years of experience in software development
- React
- TypeScript
- Node.js
- GraphQL

Nice to have
- Docker
- Kubernetes
- Playwright
`,
  },
} as const
