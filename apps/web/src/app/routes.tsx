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
import * as texts from './texts/places.ts'

const landing: RouteObject = {
  path: paths.home(),
  Component: RouteParameter,
  handle: {
    title: texts.landing,
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
  published(paths.about(), () => import('../features/marketing/about-page.tsx'), texts.about),
  published(paths.plans(), () => import('../features/marketing/plans-page.tsx'), texts.pricing),
  published(paths.help(), () => import('../features/marketing/help-page.tsx'), texts.help),
  published(paths.contact(), () => import('../features/marketing/contact-page.tsx'), texts.contact, true),
  published(paths.terms(), () => import('../features/marketing/terms-page.tsx'), texts.terms),
  published(paths.privacyPolicy(), () => import('../features/marketing/privacy-policy-page.tsx'), texts.privacyPolicy),
]

const authPlaces: RouteObject[] = [
  published(paths.auth(), () => import('../features/auth/auth-page.tsx'), texts.auth, true),
  { path: paths.login(), element: <ToAuth /> },
  { path: paths.register(), element: <ToAuth mode="register" /> },
  later(paths.verifyEmail(), 'verifyEmail', texts.verifyEmail),
  later(paths.verifyLogin(), 'verifyOtp', texts.verifyLogin),
  later(paths.registrationSuccess(), 'registrationSuccess', texts.registrationSuccess),
  later(paths.unauthorizedClient(), 'unauthorizedClient', texts.unauthorizedClient),
  later(paths.forgotPassword(), 'forgotPassword', texts.forgotPassword),
  later(paths.resetPassword(), 'resetPassword', texts.resetPassword),
]

const protectedPlaces: RouteObject[] = [
  place(paths.dashboard(), further('my'), {
    title: texts.jobs,
    views: { jobs: texts.allJobs },
    section: 'jobs',
  }),
  ...[paths.tailor(), paths.tailorFormerly()].map((path) => later(path, 'tailor', texts.tailorResume, 'tailor')),
  later(paths.job(':id'), 'tailor', texts.job, 'jobs'),
  later(paths.myResumes(), 'myResumes', texts.myResumes),
  later(paths.currentResume(), 'currentResume', texts.resume),
  later(paths.resume(':id'), 'resume', texts.resume),
  later(paths.analyses(), 'analyses', texts.analyses, 'jobs'),
  later(paths.createAnalysis(), 'createAnalysis', texts.createAnalysis, 'jobs'),
  later(paths.interviewGuides(), 'guides', texts.guides, 'interview-guides'),
  later(paths.createInterviewGuide(), 'createGuide', texts.createGuide, 'interview-guides'),
  later(paths.interviewGuide(':id'), 'guide', texts.guide, 'interview-guides'),
  later(paths.coverLetters(), 'letters', texts.letters, 'cover-letters'),
  ...[paths.createCoverLetter(), paths.createCoverLetter(':jobId'), paths.editCoverLetter(':id')].map((path) =>
    later(path, 'letter', texts.letter, 'cover-letters'),
  ),
  later(paths.tailorById(':id'), 'accessDenied', texts.accessDenied),
  later(paths.createResume(), 'createResume', texts.createResume),
  ...[paths.editCurrentResume(), paths.editResume(':id')].map((path) => later(path, 'editor', texts.editor)),
  later(paths.skills(), 'skills', texts.skills, 'skills'),
  later(paths.addSkill(), 'addSkill', texts.addSkill, 'skills'),
  later(paths.createDevelopmentPlan(), 'createPlan', texts.createPlan, 'skills'),
  later(paths.developmentPlan(':id'), 'plan', texts.plan, 'skills'),
  later(paths.mySubscriptions(), 'mySubscriptions', texts.subscription),
  ...[paths.subscribe(), paths.subscribeFormerly()].map((path) => later(path, 'subscribe', texts.subscribe)),
  later(paths.subscriptionSuccess(), 'subscriptionSuccess', texts.subscriptionSuccess),
  later(paths.subscriptionCancel(), 'subscriptionCancel', texts.subscriptionCancel),
  later(paths.transactionHistory(), 'transactionHistory', texts.transactionHistory),
  later(paths.profile(), 'profile', texts.profile),
  later(paths.settings(), 'settings', texts.settings),
]

/** The whole product, one entry for each address. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: AppError,
    HydrateFallback: PageLoading,
    children: [later(paths.shared(':token'), 'shared', texts.shared)],
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
          later(paths.styleGuide(), 'styleGuide', texts.styleGuide),
          later(paths.live(), 'live', texts.live),
          published(paths.check(), () => import('../features/check/check-page.tsx'), texts.check, true),
          published(paths.upload(), () => import('./upload-page.tsx'), texts.upload),
          later(paths.privacySettings(), 'privacySettings', texts.privacySettings),
          later(paths.developers(), 'developers', texts.developers),
          later(paths.unsubscribe(':token'), 'unsubscribe', texts.unsubscribe),
          { id: protectedRoute, Component: Guard, children: protectedPlaces },
          place('*', () => import('./not-found-page.tsx'), { title: texts.notFound }),
        ],
      },
    ],
  },
]
