/** Where a browser takes markup and addresses of scripts only as values of a policy, not as text. */
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy
}

/** What comes out stands where text does, and is text in a browser without policies. */
interface Policy {
  createHTML(html: string): string
  createScriptURL(url: string): string
}

const rules: Policy = {
  // For documents of their own alone, in which nothing runs and nothing is loaded.
  createHTML: (html) => html,
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError('This is no script of ours.')
    return url
  },
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

// The one that the Content-Security-Policy names. It stays in this file: whoever had it could make markup of any text.
const policy = trustedTypes?.createPolicy('bespeak', rules) ?? rules

/** HTML as a document of its own: nothing in it runs or is fetched. */
export const inertDocument = (html: string): Document =>
  new DOMParser().parseFromString(policy.createHTML(html), 'text/html')

export const startWorker = (url: string): Worker => new Worker(policy.createScriptURL(url), { type: 'module' })
