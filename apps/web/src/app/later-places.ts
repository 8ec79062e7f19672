import type { RouteObject } from 'react-router'
import { later } from './places.ts'

/** Places for everyone that are still open. */
export const laterPublicPlaces: RouteObject[] = [
  later(
    '/gdpr-settings',
    'Privacy Settings',
    'Here you will choose your cookies and use your rights to your data, but not yet.',
  ),
  later(
    '/upload',
    'Upload',
    'Here you will check a resume against a job description, with or without an account, but not yet.',
  ),
  later(
    '/websocket-test',
    'Live connection',
    'Here you will see the state of the live connection to the server, but not yet.',
  ),
]

/** Places for signed-in visitors that are still open. */
export const laterProtectedPlaces: RouteObject[] = [
  later(
    '/my',
    'Dashboard',
    'Here you will see your current resume, its next step and your applications, but not yet.',
    'dashboard',
  ),
  later(
    '/my-resumes',
    'My Resumes',
    'Here you will keep your resumes, their versions and their tailored versions, but not yet.',
  ),
  later('/create-resume', 'New resume', 'Here you will upload, paste, write or import a resume, but not yet.'),
  later(
    '/resume',
    'Resume',
    'Here you will read your current resume as a page, with its checks and versions, but not yet.',
  ),
  later(
    '/resume/edit',
    'Edit resume',
    'Here you will edit your current resume beside a preview of its page, but not yet.',
  ),
  later('/resume/:id', 'Resume', 'Here you will read a resume as a page, with its checks and versions, but not yet.'),
  later('/resume/:id/edit', 'Edit resume', 'Here you will edit a resume beside a preview of its page, but not yet.'),
  later(
    '/resume/tailor',
    'Tailor Resume',
    'Here you will tailor your current resume to a job advertisement, but not yet.',
    'tailor',
  ),
  later(
    '/tailor-resume',
    'Tailor Resume',
    'Here you will tailor your current resume to a job advertisement, but not yet.',
    'tailor',
  ),
  later(
    '/competitive-analysis',
    'Competitive Analysis',
    'Here you will read how well your resumes match your jobs, and why, but not yet.',
    'analysis',
  ),
  later(
    '/create-competitive-analysis',
    'New analysis',
    'Here you will choose a resume and a job, and have them compared, but not yet.',
    'analysis',
  ),
  later(
    '/cover-letters',
    'Cover Letters',
    'Here you will keep your cover letters, by company, but not yet.',
    'cover-letters',
  ),
  ...['/create-cover-letter', '/create-cover-letter/:jobId', '/edit-cover-letter/:id'].map((path) =>
    later(
      path,
      'Cover letter',
      'Here you will write a cover letter from your own resume lines, but not yet.',
      'cover-letters',
    ),
  ),
  later(
    '/interview-guides',
    'Interview Guides',
    'Here you will keep your guides to the interviews ahead, but not yet.',
    'interview-guides',
  ),
  later(
    '/create-interview-guide',
    'New interview guide',
    'Here you will choose a job and a resume to prepare for, but not yet.',
    'interview-guides',
  ),
  later(
    '/interview-guide/:id',
    'Interview guide',
    'Here you will read likely questions, with answers from your own resume lines, but not yet.',
    'interview-guides',
  ),
  later(
    '/skills',
    'Skills',
    'Here you will keep your skills and see which ones your jobs ask for, but not yet.',
    'skills',
  ),
  later('/add-skill', 'Add a skill', 'Here you will find a skill by its name and add it, but not yet.', 'skills'),
  later(
    '/create-development-plan',
    'New development plan',
    'Here you will plan how to learn a skill, but not yet.',
    'skills',
  ),
  later(
    '/skill-development-plan/:id',
    'Development plan',
    'Here you will work through the steps of a plan, but not yet.',
    'skills',
  ),
  later('/profile', 'Profile', 'Here you will keep what stands at the top of a resume, but not yet.'),
  later('/settings', 'Settings', 'Here you will change your account, password, devices, theme and mails, but not yet.'),
  ...['/subscribe', '/subscription'].map((path) =>
    later(path, 'Subscribe', 'Here you will choose a plan and pay, but not yet.'),
  ),
  later('/subscription/success', 'Payment received', 'Here you will read what your payment has changed, but not yet.'),
  later(
    '/subscription/cancel',
    'Payment cancelled',
    'Here you will read that nothing was charged, and go on, but not yet.',
  ),
  later('/my-subscriptions', 'Subscription', 'Here you will see your plan, its use and your invoices, but not yet.'),
  later('/transaction-history', 'Transaction history', 'Here you will find every charge and refund, but not yet.'),
]

/** Every place that is not built yet. This list only shrinks. */
export const laterPlaces = [...laterPublicPlaces, ...laterProtectedPlaces]
