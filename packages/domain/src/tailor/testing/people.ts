import { readJob } from '../../job/read-job.ts'
import type { ResumeDocument } from '../../resume/document.ts'
import { fromJsonResume } from '../../resume/json-resume.ts'
import { skillMatcher } from '../../skills/index.ts'

// People of trades that the engine was not made with, and advertisements for them.

export const today = '2026-07-01'
export const jobOf = (text: string) => readJob(text, skillMatcher())

export const welder = (): ResumeDocument =>
  fromJsonResume({
    basics: { name: 'Rosa Melnyk', label: 'Pipe Welder' },
    work: [
      {
        ...{ name: 'Harrow Fabrication', position: 'Pipe Welder', startDate: '2019-03' },
        highlights: [
          'Keep the shop floor tidy and the consumables in stock.',
          'Weld stainless process pipe with TIG to ASME IX.',
          'Responsible for reading isometric drawings.',
        ],
      },
      {
        ...{ name: 'Corley Shipyard', position: 'Welder', startDate: '2014-01', endDate: '2019-02' },
        highlights: ['Helped with fitting hull plates.', 'Was responsible for training four apprentices.'],
      },
    ],
    certificates: [{ name: 'ASME Section IX 6G', date: '2023-04' }],
    skills: [{ name: 'Trade', keywords: ['Plasma cutting', 'MIG welding'] }],
  })

export const welderJob = () =>
  jobOf(`Pipe Welder
Brackwater Process Ltd, Hull

What you will do
- Weld stainless pipe spools
- Read isometric drawings

What you need
- TIG welding
- MIG welding
- Reading isometric drawings
- 5 years of pipe welding

Nice to have
- Orbital welding
`)

export const operator = (): ResumeDocument =>
  fromJsonResume({
    basics: {
      name: 'Ivo Brandt',
      label: 'Platform Engineer',
      summary: 'Platform engineer who likes quiet nights. Runs what he builds. Looking for a small team.',
    },
    work: [
      {
        ...{ name: 'Lindqvist Freight', position: 'Platform Engineer', startDate: '2020-01' },
        highlights: [
          'Write the on-call handbook.',
          'Run 12 k8s clusters for 40 services.',
          'Built the Terraform modules for three regions.',
        ],
      },
    ],
    skills: [{ name: 'Tools', keywords: ['Docker', 'JS', 'Grafana'] }],
  })

export const operatorJob = () =>
  jobOf(`Site Reliability Engineer
Marlow Grid

Requirements
- Kubernetes
- Terraform
- JavaScript
- Prometheus
`)
