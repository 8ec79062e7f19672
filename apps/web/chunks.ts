import type { Rolldown } from 'vite'

/** Loaded with each page, once a visitor is signed in. */
const ofEverybody = 'account-controls'

/** What is loaded on demand, in the order in which people come to it: a row is a file of what its pages share. */
const inOrder = {
  landing: ['landing-page'],
  reading: ['plans-page', 'help-page', 'privacy-policy-page', 'contact-page'],
  auth: ['auth-page'],
  upload: ['upload-page', 'check-page'],
  account: [ofEverybody, 'tailor-page'],
  lists: ['my-page', 'my-resumes-page', 'resume-page', 'analyses-page'],
  work: [
    ...['create-resume-page', 'live-page'],
    ...['letters-page', 'letter-page', 'version-letter', 'guides-page', 'create-guide-page', 'guide-page'],
    ...['skills-page', 'add-skill-page', 'create-plan-page', 'plan-page'],
    ...['my-subscriptions-page', 'subscribe-page', 'subscription-success-page', 'subscription-cancel-page'],
    ...['transaction-history-page'],
    ...['settings-page', 'profile-page', 'unsubscribe-page', 'privacy-settings-page'],
  ],
}

/** Each is large in the same way, and what only they share is for nobody else: the editor of rich text. */
const writing = ['tailor-page', 'version-letter']

/** Shows every part there is, and is looked at by nobody who is in a hurry. */
const styleGuide = 'style-guide-page'

/**
 * Left to itself, the bundler makes a file for each set of pages that share something: dozens of requests for one page.
 * What several share is in one file with the other things that the first of them shares, which is likely here already
 * when the next is opened.
 */
export function firstThatUses(id: string, modules: Rolldown.ChunkingContext): string | null {
  const users = loadedOnDemand(id, modules)
  const isInStyleGuide = users.delete(styleGuide)
  if (users.size === 0 && ofQueries.test(id)) return onlyLetters.test(id) ? 'with-work' : 'with-upload'
  // Styles of a page of work are small: one file for all of them, and one less for each page.
  if (id.endsWith('.css') && users.size > 0 && [...users].every((it) => inOrder.work.includes(it))) return 'with-work'
  const isShared =
    users.size > 1 || users.has(ofEverybody) || (isInStyleGuide && inOrder.work.some((it) => users.has(it)))
  if (!isShared) return null
  if ([...users].every((user) => writing.includes(user))) return 'with-writing'
  const [first, next] = Object.keys(inOrder).filter((row) => inOrder[row as Row].some((page) => users.has(page)))
  // Whoever comes to work past the pages that tell of it need not load what they alone share.
  if ([...users].every((user) => isPublic.has(user))) return 'with-public'
  if (first === apart && next && !isOfPasswords(users)) return 'with-reading'
  // What plans and payments share: settings name the plan alone, and load enough as it is.
  if (first === 'reading' && next === 'work' && !users.has('settings-page')) return 'with-plans'
  // Whoever loads these loads those.
  if (first === 'lists' && id.endsWith('.css')) return 'with-account'
  if (first === 'auth' && id.endsWith('.css')) return 'with-reading'
  return first ? `with-${first}` : null
}

type Row = keyof typeof inOrder

const isPublic = new Set(inOrder.reading)

/** Large, and done with once somebody is signed in: what others share with it must not bring it along. */
const apart: Row = 'auth'

/** Passwords and codes are met again only by who changes theirs. */
const ofPasswords = ['auth-page', 'settings-page']
const isOfPasswords = (users: Set<string>) =>
  Object.values(inOrder)
    .flat()
    .every((page) => !users.has(page) || ofPasswords.includes(page))

const ofQueries = /\/node_modules\/@tanstack\//
/** What becomes of a request is watched by other pages than the one that made it. */
const onlyLetters = /\/useMutationState\.js$/
/** It names everything that the library of queries has, and tells nothing of who uses what. */
const isIndex = /\/node_modules\/@tanstack\/.*\/index\.js$/

/** Names of what is loaded on demand and needs this module. */
function loadedOnDemand(id: string, modules: Rolldown.ChunkingContext): Set<string> {
  const seen = new Set<string>()
  const found = new Set<string>()
  const visit = (at: string) => {
    if (seen.has(at)) return
    seen.add(at)
    const info = modules.getModuleInfo(at)
    if (!info) return
    if (info.dynamicImporters.length > 0) found.add(nameOf(at))
    info.importers.filter((it) => !isIndex.test(it)).forEach(visit)
  }
  visit(id)
  return found
}

const nameOf = (id: string) => id.replace(/^.*\/|\.\w+$/g, '')
