import type { RouteObject } from 'react-router'
import { later } from './places.ts'

/** Places for everyone that are still open. */
export const laterPublicPlaces: RouteObject[] = [later('/gdpr-settings', 'Privacy Settings')]

/** Places for signed-in visitors that are still open. */
export const laterProtectedPlaces: RouteObject[] = [
  later('/interview-guides', 'Interview Guides', 'interview-guides'),
  later('/create-interview-guide', 'New interview guide', 'interview-guides'),
  later('/interview-guide/:id', 'Interview guide', 'interview-guides'),
  later('/skills', 'Skills', 'skills'),
  later('/add-skill', 'Add a skill', 'skills'),
  later('/create-development-plan', 'New development plan', 'skills'),
  later('/skill-development-plan/:id', 'Development plan', 'skills'),
  later('/profile', 'Profile'),
  later('/settings', 'Settings'),
  ...['/subscribe', '/subscription'].map((path) => later(path, 'Subscribe')),
  later('/subscription/success', 'After payment'),
  later('/subscription/cancel', 'Payment cancelled'),
  later('/my-subscriptions', 'Subscription'),
  later('/transaction-history', 'Transaction history'),
]

/** Every place that is not built yet. This list only shrinks. */
export const laterPlaces = [...laterPublicPlaces, ...laterProtectedPlaces]
