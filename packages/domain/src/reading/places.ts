// Places by their form: `City, ST`, `City, Region, Country`, a country alone, or a way of working from anywhere.

const countries = new Set(
  `afghanistan albania algeria argentina armenia australia austria azerbaijan bangladesh belarus belgium bolivia bosnia brazil bulgaria cambodia
  cameroon canada chile china colombia croatia cuba cyprus czechia denmark ecuador egypt england estonia ethiopia finland france georgia
  germany deutschland ghana greece guatemala hungary iceland india indonesia iran iraq ireland israel italy jamaica japan jordan kazakhstan
  kenya korea kosovo kuwait latvia lebanon lithuania luxembourg malaysia malta mexico moldova monaco mongolia montenegro morocco nepal
  netherlands nicaragua nigeria norway oman pakistan palestine panama paraguay peru philippines poland portugal qatar romania russia rwanda
  scotland senegal serbia singapore slovakia slovenia somalia spain sudan sweden switzerland syria taiwan tanzania thailand tunisia turkey
  türkiye uganda ukraine uruguay uzbekistan venezuela vietnam wales yemen zambia zimbabwe usa uk us uae eu de at ch fr nl be es it pt ie gb ca au nz in sg ro cz gr hu se no dk fi pl`
    .split(/\s+/)
    .concat([
      'united states',
      'united states of america',
      'united kingdom',
      'great britain',
      'northern ireland',
      'south africa',
      'new zealand',
      'czech republic',
      'saudi arabia',
      'united arab emirates',
      'sri lanka',
      'costa rica',
      'el salvador',
      'dominican republic',
      'hong kong',
      'south korea',
      'the netherlands',
      'puerto rico',
      'u.s.',
      'u.s.a.',
      'u.k.',
    ]),
)

const regionCodes = new Set(
  `al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa
  wv wi wy dc ab bc mb nb nl ns nt nu on pe qc sk yt nsw qld vic tas act`.split(/\s+/),
)

const regionNames = new Set(
  `alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky
  louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania
  tennessee texas utah vermont virginia washington wisconsin wyoming ontario quebec alberta manitoba saskatchewan bavaria bayern hessen hesse
  sachsen saxony brandenburg niedersachsen catalonia lombardy somerset kent essex surrey sussex devon cornwall yorkshire lancashire cheshire
  leinster munster connacht ulster queensland victoria tasmania`
    .split(/\s+/)
    .concat([
      'new york',
      'new jersey',
      'new mexico',
      'new hampshire',
      'north carolina',
      'south carolina',
      'north dakota',
      'south dakota',
      'west virginia',
      'rhode island',
      'british columbia',
      'nova scotia',
      'new south wales',
      'greater london',
      'greater manchester',
      'west midlands',
      'county dublin',
      'district of columbia',
    ]),
)

const workModes =
  /^(?:fully\s+)?(?:remote|hybrid|on-?site|home office|worldwide|various|nationwide)(?:\s*[(,/–-].*)?$/iu
export const isWorkMode = (text: string) => workModes.test(text.trim())

const cityWord =
  /^(?:\p{Lu}[\p{L}'’.-]*|st\.?|de|la|le|les|del|da|do|am|an|der|bei|upon|on|of|the|sur|den|van|im|al)(?:\s+|$)/u

/** Capitalised words and the small ones between them. */
export const isCityLike = (text: string) => isCity(text)

const isCity = (text: string) => {
  const tokens = text.split(/\s+/)
  return tokens.length <= 5 && /^\p{Lu}/u.test(text) && tokens.every((token) => cityWord.test(token))
}

export const isRegionOrCountry = (text: string) => {
  const word = text.trim().toLowerCase()
  return (
    countries.has(word) ||
    regionNames.has(word) ||
    /^(?:county|co\.) \p{L}+$/u.test(word) ||
    (regionCodes.has(word) && text.trim() === text.trim().toUpperCase())
  )
}

/** A code alone, such as `MS` or `IN`, says something else more often than not. */
const isNamedRegion = (text: string) => text.trim().length > 2 && isRegionOrCountry(text)

/** `Ohio 43215 US` is Ohio: the code and the country behind a region only confirm it. */
function withoutTail(text: string): string {
  const bare = text.replace(/\s*\d{4,6}(?:-\d{4})?/g, '').trim()
  const [, front, tail] = /^(.*\S)\s+(\S+)$/.exec(bare) ?? []
  return front && tail && isRegionOrCountry(tail) && isRegionOrCountry(front) ? front : bare
}

export const isCountry = (text: string) => countries.has(text.trim().toLowerCase())

/** How surely a piece is a place: 1 with its region or country, less where only its form speaks. */
export function placeness(text: string): number {
  const shown = text.trim().replace(/^\(|\)$/g, '')
  if (shown === '' || shown.length > 60 || /[@\d]{2,}.*@|https?:/.test(shown)) return 0
  if (workModes.test(shown)) return 1
  if (isNamedRegion(shown)) return 0.9
  const parts = shown
    .split(/\s*,\s*|\s+[(/|·]\s*/)
    .map((part) => part.replace(/[()]/g, '').trim())
    .filter(Boolean)
  const last = parts.at(-1) ?? ''
  // `Glimmerpay (Remote)`: that the work is remote does not make the name before it a town.
  if (parts.length > 1 && parts.slice(1).every((part) => workModes.test(part))) return 0.5
  const lastPlace = withoutTail(last)
  // Town, region, country, where no list has the region; a company before its town looks the same.
  if (parts.length === 3 && isCountry(last) && parts.every(isCity)) return 0.6
  if (
    parts.length >= 2 &&
    parts.length <= 4 &&
    (isRegionOrCountry(lastPlace) || workModes.test(lastPlace)) &&
    parts.slice(1).every((part) => isRegionOrCountry(withoutTail(part)) || workModes.test(part)) &&
    isCity(parts[0]?.replace(/^\d{4,6}\s+/, '') ?? '')
  )
    return 1
  if (
    parts.length === 1 &&
    isCity(shown.slice(0, -3)) &&
    /\s\p{Lu}{2}$/u.test(shown) &&
    isRegionOrCountry(shown.slice(-2))
  )
    return 0.7
  return 0
}
