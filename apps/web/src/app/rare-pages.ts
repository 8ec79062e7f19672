/** Pages that few ever open. */
export const rarePages = {
  styleGuide: () => import('../features/style-guide/style-guide-page.tsx'),
  live: () => import('../features/live/live-page.tsx'),
  developers: () => import('../features/developers/developers-page.tsx'),
  unsubscribe: () => import('../features/account/unsubscribe/unsubscribe-page.tsx'),
}

export type RarePages = typeof rarePages
