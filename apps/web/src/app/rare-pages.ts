/** Pages that few ever open. */
export const rarePages = {
  styleGuide: () => import('../features/style-guide/style-guide-page.tsx'),
  live: () => import('../features/live/live-page.tsx'),
  developers: () => import('../features/developers/developers-page.tsx'),
  accessDenied: () => import('./access-denied-page.tsx'),
  unauthorizedClient: () => import('../features/auth/unauthorized-client-page.tsx'),
  subscriptionCancel: () => import('../features/billing/subscription-cancel-page.tsx'),
  unsubscribe: () => import('../features/account/unsubscribe/unsubscribe-page.tsx'),
}

export type RarePages = typeof rarePages
