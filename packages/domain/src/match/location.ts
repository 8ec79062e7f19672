import { regionNamed } from '../job/places.ts'
import { words } from '../language/words.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { nothing, type Shown } from './shown.ts'
import { locationWeights } from './weights.ts'

const regionKey = (name: string) => regionNamed(name.trim()).toLowerCase()

/** How near the person lives; null where the resume does not say. */
export function locationShown(wanted: string, { basics }: ResumeDocument): Shown | null {
  const { city, region, countryCode } = basics.location ?? {}
  if (!city && !region) return null
  const quote = [city, region].filter(Boolean).join(', ')
  const evidence = [{ source: 'basics.location', quote }]
  const [first = '', ...others] = wanted.split(/,|\bor\b|\(/)
  const places = words(wanted).join(' ')
  if (city && ` ${places} `.includes(` ${words(city).join(' ')} `)) return { share: 1, how: null, evidence }
  const wantedRegions = [first, ...others].map(regionKey)
  if (region && wantedRegions.includes(regionKey(region)))
    return { share: locationWeights.region, how: 'In the same region', evidence }
  if (countryCode && words(wanted).includes(countryCode.toLowerCase()))
    return { share: locationWeights.country, how: 'In the same country', evidence }
  return { ...nothing, how: 'The resume names another place' }
}
