import type { Site } from '@bespeak/contracts/site.ts'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'

export type SiteSettings = Pick<
  Settings,
  'socialLinks' | 'filesUrl' | 'smtpUrl' | 'billingProvider' | 'ai' | 'ownModels'
>

/** What the pages must know of this installation to tell the truth about it. Open to everyone, and the same for all. */
export function addSite(server: FastifyInstance, settings: SiteSettings) {
  const site = describe(settings)
  server.get('/api/v1/site', (_request, reply) => reply.header('cache-control', 'public, max-age=300').send(site))
}

const describe = ({ socialLinks, filesUrl, smtpUrl, billingProvider, ai, ownModels }: SiteSettings): Site => ({
  socialLinks: socialLinks.map((url) => ({ label: labelOf(new URL(url).hostname), url })),
  files: filesUrl ? 's3' : 'local',
  mail: smtpUrl ? 'smtp' : 'local',
  billing: billingProvider,
  model: ai ? { name: ai.model, provider: new URL(ai.baseUrl).host } : null,
  ownModels: ownModels.keys,
})

const names: Record<string, string> = {
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'threads.net': 'Threads',
  'twitter.com': 'X',
  'x.com': 'X',
  'youtube.com': 'YouTube',
}

/** A place that is not known by a name of its own, such as a Mastodon server, is known by its host. */
const labelOf = (host: string) => names[host.split('.').slice(-2).join('.')] ?? host.replace(/^www\./, '')
