import type { RouteObject } from 'react-router'
import type { FurtherPages } from './further-pages.ts'
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

/** A page that nobody opens first. Where these are is loaded with the first of them: whoever only looks in does not pay for it. */
const further = (page: keyof FurtherPages) => async () => (await import('./further-pages.ts')).furtherPages[page]()

const authPlaces: RouteObject[] = [
  place('/auth', () => import('../features/auth/auth-page.tsx'), {
    title: 'Log in or sign up',
    prerendered: true,
    drawnAnew: true,
  }),
  { path: '/login', element: <ToAuth /> },
  { path: '/register', element: <ToAuth mode="register" /> },
  place('/verify-email', further('verifyEmail'), { title: 'Verify Your Email' }),
  place('/verify-otp', further('verifyOtp'), { title: 'Verify Login' }),
  place('/registration-success', further('registrationSuccess'), {
    title: 'Welcome',
  }),
  place('/unauthorized-client', further('unauthorizedClient'), {
    title: 'No access',
  }),
  place('/forgot-password', further('forgotPassword'), {
    title: 'Forgot password',
  }),
  place('/reset-password', further('resetPassword'), { title: 'Reset password' }),
]

const protectedPlaces: RouteObject[] = [
  place('/my', further('my'), { title: 'Dashboard', views: { jobs: 'Jobs' }, section: 'dashboard' }),
  ...['/resume/tailor', '/tailor-resume'].map((path) =>
    place(path, further('tailor'), { title: 'Tailor Resume', section: 'tailor' }),
  ),
  place('/my-resumes', further('myResumes'), { title: 'My Resumes' }),
  place('/resume', further('currentResume'), { title: 'Resume' }),
  place('/resume/:id', further('resume'), { title: 'Resume' }),
  place('/competitive-analysis', further('analyses'), {
    title: 'Competitive Analysis',
    section: 'analysis',
  }),
  place('/create-competitive-analysis', further('createAnalysis'), {
    title: 'New analysis',
    section: 'analysis',
  }),
  place('/interview-guides', further('guides'), {
    title: 'Interview Guides',
    section: 'interview-guides',
  }),
  place('/create-interview-guide', further('createGuide'), {
    title: 'New interview guide',
    section: 'interview-guides',
  }),
  place('/interview-guide/:id', further('guide'), {
    title: 'Interview guide',
    section: 'interview-guides',
  }),
  place('/cover-letters', further('letters'), {
    title: 'Cover Letters',
    section: 'cover-letters',
  }),
  ...['/create-cover-letter', '/create-cover-letter/:jobId', '/edit-cover-letter/:id'].map((path) =>
    place(path, further('letter'), {
      title: 'Cover letter',
      section: 'cover-letters',
    }),
  ),
  place('/resume/:id/tailor', further('accessDenied'), { title: 'Access denied' }),
  place('/create-resume', further('createResume'), { title: 'New resume' }),
  ...['/resume/edit', '/resume/:id/edit'].map((path) => place(path, further('editor'), { title: 'Edit resume' })),
  place('/skills', further('skills'), { title: 'Skills', section: 'skills' }),
  place('/add-skill', further('addSkill'), {
    title: 'Add a skill',
    section: 'skills',
  }),
  place('/create-development-plan', further('createPlan'), {
    title: 'New development plan',
    section: 'skills',
  }),
  place('/skill-development-plan/:id', further('plan'), {
    title: 'Development plan',
    section: 'skills',
  }),
  place('/my-subscriptions', further('mySubscriptions'), { title: 'Subscription' }),
  ...['/subscribe', '/subscription'].map((path) => place(path, further('subscribe'), { title: 'Subscribe' })),
  place('/subscription/success', further('subscriptionSuccess'), {
    title: 'Your payment',
  }),
  place('/subscription/cancel', further('subscriptionCancel'), {
    title: 'Payment cancelled',
  }),
  place('/transaction-history', further('transactionHistory'), {
    title: 'Transaction history',
  }),
  place('/profile', further('profile'), { title: 'Profile' }),
  place('/settings', further('settings'), { title: 'Settings' }),
]

/** The whole product, one entry for each address. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: AppError,
    HydrateFallback: PageLoading,
    children: [place('/s/:token', further('shared'), { title: 'A shared resume' })],
  },
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
          place('/modern-ui-test', further('styleGuide'), {
            title: 'Style guide',
          }),
          place('/websocket-test', further('live'), { title: 'Live connection' }),
          place('/upload', () => import('./upload-page.tsx'), {
            title: 'Check your resume against a job',
            prerendered: true,
          }),
          place('/gdpr-settings', further('privacySettings'), {
            title: 'Privacy Settings',
          }),
          place('/developers', further('developers'), { title: 'For developers' }),
          place('/unsubscribe/:token', further('unsubscribe'), { title: 'Stop mails' }),
          { id: protectedRoute, Component: Guard, children: protectedPlaces },
          place('*', () => import('./not-found-page.tsx'), { title: '404 Page Not Found' }),
        ],
      },
    ],
  },
]
