import type { RouteObject } from 'react-router'
import { paths } from '../lib/paths.ts'
import type { FurtherPages } from './further-pages.ts'
import { Guard } from './guard.tsx'
import { loadPage, type PageModule } from './load-page.ts'
import { AppError, PageError } from './page-error.tsx'
import { PageLoading } from './page-loading.tsx'
import { type Place, place, protectedRoute, type Section } from './places.ts'
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

/** A page whose first view is written when the product is built. */
const published = (path: string, load: () => Promise<PageModule>, title: string, drawnAnew = false) =>
  place(path, load, { title, prerendered: true, drawnAnew })

/** A page that nobody opens first. Where these are is loaded with the first of them: whoever only looks in does not pay for it. */
const further = (page: keyof FurtherPages) => async () => (await import('./further-pages.ts')).furtherPages[page]()

const later = (path: string, page: keyof FurtherPages, title: string, section?: Section) =>
  place(path, further(page), section ? { title, section } : { title })

const marketingPlaces: RouteObject[] = [
  published(paths.about(), () => import('../features/marketing/about-page.tsx'), 'About Us'),
  published(paths.plans(), () => import('../features/marketing/plans-page.tsx'), 'Pricing'),
  published(paths.help(), () => import('../features/marketing/help-page.tsx'), 'Help Center'),
  published(paths.contact(), () => import('../features/marketing/contact-page.tsx'), 'Contact', true),
  published(paths.terms(), () => import('../features/marketing/terms-page.tsx'), 'Terms of Service'),
  published(paths.privacyPolicy(), () => import('../features/marketing/privacy-policy-page.tsx'), 'Privacy Policy'),
]

const authPlaces: RouteObject[] = [
  published(paths.auth(), () => import('../features/auth/auth-page.tsx'), 'Log in or sign up', true),
  { path: paths.login(), element: <ToAuth /> },
  { path: paths.register(), element: <ToAuth mode="register" /> },
  later(paths.verifyEmail(), 'verifyEmail', 'Verify Your Email'),
  later(paths.verifyLogin(), 'verifyOtp', 'Verify Login'),
  later(paths.registrationSuccess(), 'registrationSuccess', 'Welcome'),
  later(paths.unauthorizedClient(), 'unauthorizedClient', 'No access'),
  later(paths.forgotPassword(), 'forgotPassword', 'Forgot password'),
  later(paths.resetPassword(), 'resetPassword', 'Reset password'),
]

const protectedPlaces: RouteObject[] = [
  place(paths.dashboard(), further('my'), { title: 'Dashboard', views: { jobs: 'Jobs' }, section: 'dashboard' }),
  ...[paths.tailor(), paths.tailorFormerly()].map((path) => later(path, 'tailor', 'Tailor Resume', 'tailor')),
  later(paths.myResumes(), 'myResumes', 'My Resumes'),
  later(paths.currentResume(), 'currentResume', 'Resume'),
  later(paths.resume(':id'), 'resume', 'Resume'),
  later(paths.analyses(), 'analyses', 'Competitive Analysis', 'analysis'),
  later(paths.createAnalysis(), 'createAnalysis', 'New analysis', 'analysis'),
  later(paths.interviewGuides(), 'guides', 'Interview Guides', 'interview-guides'),
  later(paths.createInterviewGuide(), 'createGuide', 'New interview guide', 'interview-guides'),
  later(paths.interviewGuide(':id'), 'guide', 'Interview guide', 'interview-guides'),
  later(paths.coverLetters(), 'letters', 'Cover Letters', 'cover-letters'),
  ...[paths.createCoverLetter(), paths.createCoverLetter(':jobId'), paths.editCoverLetter(':id')].map((path) =>
    later(path, 'letter', 'Cover letter', 'cover-letters'),
  ),
  later(paths.tailorById(':id'), 'accessDenied', 'Access denied'),
  later(paths.createResume(), 'createResume', 'New resume'),
  ...[paths.editCurrentResume(), paths.editResume(':id')].map((path) => later(path, 'editor', 'Edit resume')),
  later(paths.skills(), 'skills', 'Skills', 'skills'),
  later(paths.addSkill(), 'addSkill', 'Add a skill', 'skills'),
  later(paths.createDevelopmentPlan(), 'createPlan', 'New development plan', 'skills'),
  later(paths.developmentPlan(':id'), 'plan', 'Development plan', 'skills'),
  later(paths.mySubscriptions(), 'mySubscriptions', 'Subscription'),
  ...[paths.subscribe(), paths.subscribeFormerly()].map((path) => later(path, 'subscribe', 'Subscribe')),
  later(paths.subscriptionSuccess(), 'subscriptionSuccess', 'Your payment'),
  later(paths.subscriptionCancel(), 'subscriptionCancel', 'Payment cancelled'),
  later(paths.transactionHistory(), 'transactionHistory', 'Transaction history'),
  later(paths.profile(), 'profile', 'Profile'),
  later(paths.settings(), 'settings', 'Settings'),
]

/** The whole product, one entry for each address. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: AppError,
    HydrateFallback: PageLoading,
    children: [later(paths.shared(':token'), 'shared', 'A shared resume')],
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
          later(paths.styleGuide(), 'styleGuide', 'Style guide'),
          later(paths.live(), 'live', 'Live connection'),
          published(paths.upload(), () => import('./upload-page.tsx'), 'Check your resume against a job'),
          later(paths.privacySettings(), 'privacySettings', 'Privacy Settings'),
          later(paths.developers(), 'developers', 'For developers'),
          later(paths.unsubscribe(':token'), 'unsubscribe', 'Stop emails'),
          { id: protectedRoute, Component: Guard, children: protectedPlaces },
          place('*', () => import('./not-found-page.tsx'), { title: '404 Page Not Found' }),
        ],
      },
    ],
  },
]
