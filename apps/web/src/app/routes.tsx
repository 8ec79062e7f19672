import type { RouteObject } from 'react-router'
import { Guard } from './guard.tsx'
import { loadPage } from './load-page.ts'
import { AppError, PageError } from './page-error.tsx'
import { PageLoading } from './page-loading.tsx'
import { type Place, place, protectedRoute } from './places.ts'
import { RouteParameter, ToAuth } from './redirects.tsx'
import { Shell } from './shell.tsx'

const landing: RouteObject = {
  path: '/',
  Component: RouteParameter,
  handle: {
    title: 'Your experience, cut to fit the job',
    prerendered: true,
  } satisfies Place,
  children: [{ index: true, lazy: loadPage(() => import('../features/marketing/landing-page.tsx')) }],
}

const marketingPlaces: RouteObject[] = [
  place('/about', () => import('../features/marketing/about-page.tsx'), {
    title: 'About Us',
    prerendered: true,
  }),
  place('/plans', () => import('../features/marketing/plans-page.tsx'), {
    title: 'Pricing',
    prerendered: true,
  }),
  place('/help', () => import('../features/marketing/help-page.tsx'), {
    title: 'Help Center',
    prerendered: true,
  }),
  place('/contact', () => import('../features/marketing/contact-page.tsx'), {
    title: 'Contact',
    prerendered: true,
    drawnAnew: true,
  }),
  place('/terms', () => import('../features/marketing/terms-page.tsx'), {
    title: 'Terms of Service',
    prerendered: true,
  }),
  place('/privacy-policy', () => import('../features/marketing/privacy-policy-page.tsx'), {
    title: 'Privacy Policy',
    prerendered: true,
  }),
]

const authPlaces: RouteObject[] = [
  place('/auth', () => import('../features/auth/auth-page.tsx'), {
    title: 'Log in or sign up',
    prerendered: true,
    drawnAnew: true,
  }),
  { path: '/login', element: <ToAuth /> },
  { path: '/register', element: <ToAuth mode="register" /> },
  place('/verify-email', () => import('../features/auth/verify-email-page.tsx'), { title: 'Verify Your Email' }),
  place('/verify-otp', () => import('../features/auth/verify-otp-page.tsx'), { title: 'Verify Login' }),
  place('/registration-success', () => import('../features/auth/registration-success-page.tsx'), {
    title: 'Welcome',
  }),
  place('/unauthorized-client', () => import('../features/auth/unauthorized-client-page.tsx'), {
    title: 'No access',
  }),
  place('/forgot-password', () => import('../features/auth/forgot-password-page.tsx'), {
    title: 'Forgot password',
  }),
  place('/reset-password', () => import('../features/auth/reset-password-page.tsx'), { title: 'Reset password' }),
]

const protectedPlaces: RouteObject[] = [
  place('/my', () => import('../features/my/my-page.tsx'), { title: 'Dashboard', section: 'dashboard' }),
  ...['/resume/tailor', '/tailor-resume'].map((path) =>
    place(path, () => import('../features/tailor/tailor-page.tsx'), { title: 'Tailor Resume', section: 'tailor' }),
  ),
  place('/my-resumes', () => import('../features/resumes/my-resumes-page.tsx'), { title: 'My Resumes' }),
  place('/resume', () => import('../features/resumes/current-resume-page.tsx'), { title: 'Resume' }),
  place('/resume/:id', () => import('../features/resumes/resume-page.tsx'), { title: 'Resume' }),
  place('/competitive-analysis', () => import('../features/analysis/analyses-page.tsx'), {
    title: 'Competitive Analysis',
    section: 'analysis',
  }),
  place('/create-competitive-analysis', () => import('../features/analysis/create-analysis-page.tsx'), {
    title: 'New analysis',
    section: 'analysis',
  }),
  place('/interview-guides', () => import('../features/interview/guides-page.tsx'), {
    title: 'Interview Guides',
    section: 'interview-guides',
  }),
  place('/create-interview-guide', () => import('../features/interview/create-guide-page.tsx'), {
    title: 'New interview guide',
    section: 'interview-guides',
  }),
  place('/interview-guide/:id', () => import('../features/interview/guide-page.tsx'), {
    title: 'Interview guide',
    section: 'interview-guides',
  }),
  place('/cover-letters', () => import('../features/letters/letters-page.tsx'), {
    title: 'Cover Letters',
    section: 'cover-letters',
  }),
  ...['/create-cover-letter', '/create-cover-letter/:jobId', '/edit-cover-letter/:id'].map((path) =>
    place(path, () => import('../features/letters/letter-page.tsx'), {
      title: 'Cover letter',
      section: 'cover-letters',
    }),
  ),
  place('/resume/:id/tailor', () => import('./access-denied-page.tsx'), { title: 'Access denied' }),
  place('/create-resume', () => import('../features/create-resume/create-resume-page.tsx'), { title: 'New resume' }),
  ...['/resume/edit', '/resume/:id/edit'].map((path) =>
    place(path, () => import('../features/resume-editor/editor-page.tsx'), { title: 'Edit resume' }),
  ),
  place('/skills', () => import('../features/skills/skills-page.tsx'), { title: 'Skills', section: 'skills' }),
  place('/add-skill', () => import('../features/skills/add-skill-page.tsx'), {
    title: 'Add a skill',
    section: 'skills',
  }),
  place('/create-development-plan', () => import('../features/plans/create-plan-page.tsx'), {
    title: 'New development plan',
    section: 'skills',
  }),
  place('/skill-development-plan/:id', () => import('../features/plans/plan-page.tsx'), {
    title: 'Development plan',
    section: 'skills',
  }),
  place('/my-subscriptions', () => import('../features/billing/my-subscriptions-page.tsx'), { title: 'Subscription' }),
  ...['/subscribe', '/subscription'].map((path) =>
    place(path, () => import('../features/billing/subscribe-page.tsx'), { title: 'Subscribe' }),
  ),
  place('/subscription/success', () => import('../features/billing/subscription-success-page.tsx'), {
    title: 'After payment',
  }),
  place('/subscription/cancel', () => import('../features/billing/subscription-cancel-page.tsx'), {
    title: 'Payment cancelled',
  }),
  place('/transaction-history', () => import('../features/billing/transaction-history-page.tsx'), {
    title: 'Transaction history',
  }),
  place('/profile', () => import('../features/account/profile/profile-page.tsx'), { title: 'Profile' }),
  place('/settings', () => import('../features/account/settings/settings-page.tsx'), { title: 'Settings' }),
]

/** The whole product, one entry for each address. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: AppError,
    children: [
      {
        ErrorBoundary: PageError,
        HydrateFallback: PageLoading,
        children: [
          landing,
          ...marketingPlaces,
          ...authPlaces,
          place('/modern-ui-test', () => import('../features/style-guide/style-guide-page.tsx'), {
            title: 'Style guide',
          }),
          place('/websocket-test', () => import('../features/live/live-page.tsx'), { title: 'Live connection' }),
          place('/upload', () => import('./upload-page.tsx'), {
            title: 'Check your resume against a job',
            prerendered: true,
          }),
          place('/gdpr-settings', () => import('../features/privacy/privacy-settings-page.tsx'), {
            title: 'Privacy Settings',
          }),
          { id: protectedRoute, Component: Guard, children: protectedPlaces },
          place('*', () => import('./not-found-page.tsx'), { title: '404 Page Not Found' }),
        ],
      },
    ],
  },
]
