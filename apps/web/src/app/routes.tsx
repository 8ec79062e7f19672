import type { RouteObject } from 'react-router'
import { paths } from '../lib/paths.ts'
import type { FurtherPages } from './further-pages.ts'
import { Guard } from './guard.tsx'
import { loadPage } from './load-page.ts'
import { AppError, PageError } from './page-error.tsx'
import { PageLoading } from './page-loading.tsx'
import { type Place, place, protectedRoute } from './places.ts'
import { RouteParameter, ToAuth } from './redirects.tsx'
import { Shell } from './shell.tsx'

const landing: RouteObject = {
  path: paths.home(),
  Component: RouteParameter,
  handle: {
    title: 'Your experience, cut to fit the job',
    prerendered: true,
  } satisfies Place,
  children: [{ index: true, lazy: loadPage(() => import('../features/marketing/landing-page.tsx')) }],
}

const marketingPlaces: RouteObject[] = [
  place(paths.about(), () => import('../features/marketing/about-page.tsx'), {
    title: 'About Us',
    prerendered: true,
  }),
  place(paths.plans(), () => import('../features/marketing/plans-page.tsx'), {
    title: 'Pricing',
    prerendered: true,
  }),
  place(paths.help(), () => import('../features/marketing/help-page.tsx'), {
    title: 'Help Center',
    prerendered: true,
  }),
  place(paths.contact(), () => import('../features/marketing/contact-page.tsx'), {
    title: 'Contact',
    prerendered: true,
    drawnAnew: true,
  }),
  place(paths.terms(), () => import('../features/marketing/terms-page.tsx'), {
    title: 'Terms of Service',
    prerendered: true,
  }),
  place(paths.privacyPolicy(), () => import('../features/marketing/privacy-policy-page.tsx'), {
    title: 'Privacy Policy',
    prerendered: true,
  }),
]

/** A page that nobody opens first. Where these are is loaded with the first of them: whoever only looks in does not pay for it. */
const further = (page: keyof FurtherPages) => async () => (await import('./further-pages.ts')).furtherPages[page]()

const authPlaces: RouteObject[] = [
  place(paths.auth(), () => import('../features/auth/auth-page.tsx'), {
    title: 'Log in or sign up',
    prerendered: true,
    drawnAnew: true,
  }),
  { path: paths.login(), element: <ToAuth /> },
  { path: paths.register(), element: <ToAuth mode="register" /> },
  place(paths.verifyEmail(), further('verifyEmail'), { title: 'Verify Your Email' }),
  place(paths.verifyLogin(), further('verifyOtp'), { title: 'Verify Login' }),
  place(paths.registrationSuccess(), further('registrationSuccess'), {
    title: 'Welcome',
  }),
  place(paths.unauthorizedClient(), further('unauthorizedClient'), {
    title: 'No access',
  }),
  place(paths.forgotPassword(), further('forgotPassword'), {
    title: 'Forgot password',
  }),
  place(paths.resetPassword(), further('resetPassword'), { title: 'Reset password' }),
]

const protectedPlaces: RouteObject[] = [
  place(paths.dashboard(), further('my'), { title: 'Dashboard', views: { jobs: 'Jobs' }, section: 'dashboard' }),
  ...[paths.tailor(), paths.tailorFormerly()].map((path) =>
    place(path, further('tailor'), { title: 'Tailor Resume', section: 'tailor' }),
  ),
  place(paths.myResumes(), further('myResumes'), { title: 'My Resumes' }),
  place(paths.currentResume(), further('currentResume'), { title: 'Resume' }),
  place(paths.resume(':id'), further('resume'), { title: 'Resume' }),
  place(paths.analyses(), further('analyses'), {
    title: 'Competitive Analysis',
    section: 'analysis',
  }),
  place(paths.createAnalysis(), further('createAnalysis'), {
    title: 'New analysis',
    section: 'analysis',
  }),
  place(paths.interviewGuides(), further('guides'), {
    title: 'Interview Guides',
    section: 'interview-guides',
  }),
  place(paths.createInterviewGuide(), further('createGuide'), {
    title: 'New interview guide',
    section: 'interview-guides',
  }),
  place(paths.interviewGuide(':id'), further('guide'), {
    title: 'Interview guide',
    section: 'interview-guides',
  }),
  place(paths.coverLetters(), further('letters'), {
    title: 'Cover Letters',
    section: 'cover-letters',
  }),
  ...[paths.createCoverLetter(), paths.createCoverLetter(':jobId'), paths.editCoverLetter(':id')].map((path) =>
    place(path, further('letter'), {
      title: 'Cover letter',
      section: 'cover-letters',
    }),
  ),
  place(paths.tailorById(':id'), further('accessDenied'), { title: 'Access denied' }),
  place(paths.createResume(), further('createResume'), { title: 'New resume' }),
  ...[paths.editCurrentResume(), paths.editResume(':id')].map((path) =>
    place(path, further('editor'), { title: 'Edit resume' }),
  ),
  place(paths.skills(), further('skills'), { title: 'Skills', section: 'skills' }),
  place(paths.addSkill(), further('addSkill'), {
    title: 'Add a skill',
    section: 'skills',
  }),
  place(paths.createDevelopmentPlan(), further('createPlan'), {
    title: 'New development plan',
    section: 'skills',
  }),
  place(paths.developmentPlan(':id'), further('plan'), {
    title: 'Development plan',
    section: 'skills',
  }),
  place(paths.mySubscriptions(), further('mySubscriptions'), { title: 'Subscription' }),
  ...[paths.subscribe(), paths.subscribeFormerly()].map((path) =>
    place(path, further('subscribe'), { title: 'Subscribe' }),
  ),
  place(paths.subscriptionSuccess(), further('subscriptionSuccess'), {
    title: 'Your payment',
  }),
  place(paths.subscriptionCancel(), further('subscriptionCancel'), {
    title: 'Payment cancelled',
  }),
  place(paths.transactionHistory(), further('transactionHistory'), {
    title: 'Transaction history',
  }),
  place(paths.profile(), further('profile'), { title: 'Profile' }),
  place(paths.settings(), further('settings'), { title: 'Settings' }),
]

/** The whole product, one entry for each address. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: AppError,
    HydrateFallback: PageLoading,
    children: [place(paths.shared(':token'), further('shared'), { title: 'A shared resume' })],
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
          place(paths.styleGuide(), further('styleGuide'), {
            title: 'Style guide',
          }),
          place(paths.live(), further('live'), { title: 'Live connection' }),
          place(paths.upload(), () => import('./upload-page.tsx'), {
            title: 'Check your resume against a job',
            prerendered: true,
          }),
          place(paths.privacySettings(), further('privacySettings'), {
            title: 'Privacy Settings',
          }),
          place(paths.developers(), further('developers'), { title: 'For developers' }),
          place(paths.unsubscribe(':token'), further('unsubscribe'), { title: 'Stop emails' }),
          { id: protectedRoute, Component: Guard, children: protectedPlaces },
          place('*', () => import('./not-found-page.tsx'), { title: '404 Page Not Found' }),
        ],
      },
    ],
  },
]
