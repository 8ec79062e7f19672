import type { RouteObject } from 'react-router'
import { later } from './places.ts'

/** Places for everyone that are still open. */
export const laterPublicPlaces: RouteObject[] = [
  later(
    '/gdpr-settings',
    'Privacy Settings',
    'The privacy settings are not built yet. You will choose your cookies and use your rights to your data here.',
  ),
]

/** Places for signed-in visitors that are still open. */
export const laterProtectedPlaces: RouteObject[] = [
  later(
    '/cover-letters',
    'Cover Letters',
    'Cover letters are not built yet. They will be kept here, by company.',
    'cover-letters',
  ),
  ...['/create-cover-letter', '/create-cover-letter/:jobId', '/edit-cover-letter/:id'].map((path) =>
    later(
      path,
      'Cover letter',
      'Cover letters are not built yet. They will be written here, from your own resume lines.',
      'cover-letters',
    ),
  ),
  later(
    '/interview-guides',
    'Interview Guides',
    'Interview guides are not built yet. They will be kept here, for the interviews ahead.',
    'interview-guides',
  ),
  later(
    '/create-interview-guide',
    'New interview guide',
    'Interview guides are not built yet. You will choose a job and a resume to prepare for here.',
    'interview-guides',
  ),
  later(
    '/interview-guide/:id',
    'Interview guide',
    'Interview guides are not built yet. They will hold likely questions, with answers from your own resume lines.',
    'interview-guides',
  ),
  later(
    '/skills',
    'Skills',
    'Skills are not built yet. They will be kept here, with the ones your jobs ask for.',
    'skills',
  ),
  later(
    '/add-skill',
    'Add a skill',
    'Skills are not built yet. You will find one by its name here and add it.',
    'skills',
  ),
  later(
    '/create-development-plan',
    'New development plan',
    'Development plans are not built yet. You will plan here how to learn a skill.',
    'skills',
  ),
  later(
    '/skill-development-plan/:id',
    'Development plan',
    'Development plans are not built yet. You will work through their steps here.',
    'skills',
  ),
  later('/profile', 'Profile', 'The profile is not built yet. What stands at the top of a resume will be kept here.'),
  later(
    '/settings',
    'Settings',
    'The settings are not built yet. Your account, password, devices, theme and mails will be changed here.',
  ),
  ...['/subscribe', '/subscription'].map((path) =>
    later(path, 'Subscribe', 'Payment is not built yet. You will choose a plan and pay here.'),
  ),
  later(
    '/subscription/success',
    'After payment',
    'Payment is not built yet. What a payment has changed will be said here.',
  ),
  later(
    '/subscription/cancel',
    'Payment cancelled',
    'Payment is not built yet. It will be said here that nothing was charged.',
  ),
  later(
    '/my-subscriptions',
    'Subscription',
    'Subscriptions are not built yet. Your plan, its use and your invoices will be shown here.',
  ),
  later(
    '/transaction-history',
    'Transaction history',
    'The history is not built yet. Every charge and refund will be listed here.',
  ),
]

/** Every place that is not built yet. This list only shrinks. */
export const laterPlaces = [...laterPublicPlaces, ...laterProtectedPlaces]
