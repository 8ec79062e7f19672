import { cities } from '../english/cities.ts'

// Places by their form (`City, ST`) and by name where a name alone must do: states, countries, and cities that advertisements name bare.

const list = (text: string) => new Set(text.split(/\s*[,\n]\s*/).filter(Boolean))

const regionCodes = list(
  'AL,AK,AZ,AR,CA,CO,CT,DE,FL,GA,HI,ID,IL,IN,IA,KS,KY,LA,ME,MD,MA,MI,MN,MS,MO,MT,NE,NV,NH,NJ,NM,NY,NC,ND,OH,OK,OR,PA,RI,SC,SD,TN,TX,UT,VT,VA,WA,WV,WI,WY,DC,AB,BC,MB,NB,NS,ON,QC,SK,NSW,QLD,VIC',
)
const regionNames =
  list(`Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,
Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,
North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming,
District of Columbia,Ontario,Quebec,Alberta,British Columbia,Manitoba,Saskatchewan,Nova Scotia,Bavaria,Bayern,Hesse,Hessen,Saxony,Sachsen,Baden-Württemberg,
Nordrhein-Westfalen,Niedersachsen,Brandenburg,Thüringen,Kent,Essex,Surrey,Sussex,West Sussex,East Sussex,Devon,Cornwall,Dorset,Somerset,Yorkshire,West Yorkshire,
North Yorkshire,South Yorkshire,Lancashire,Cheshire,Hampshire,Berkshire,Buckinghamshire,Oxfordshire,Hertfordshire,Norfolk,Suffolk,Cumbria,Northumberland,Derbyshire,
Nottinghamshire,Leicestershire,Staffordshire,Warwickshire,Gloucestershire,Wiltshire,Lincolnshire,Shropshire,Worcestershire,Northamptonshire,Cambridgeshire,Bedfordshire,
West Midlands,Greater Manchester,Greater London,Merseyside,Tyne and Wear,New South Wales,Queensland,Victoria`)
const countries =
  list(`USA,US,U.S.,United States,United States of America,UK,U.K.,United Kingdom,England,Scotland,Wales,Northern Ireland,Ireland,Germany,Deutschland,Austria,
Österreich,Switzerland,Schweiz,France,Spain,Portugal,Italy,Netherlands,the Netherlands,Belgium,Luxembourg,Denmark,Sweden,Norway,Finland,Poland,Czech Republic,Czechia,Hungary,
Romania,Bulgaria,Greece,Croatia,Serbia,Slovakia,Slovenia,Estonia,Latvia,Lithuania,Canada,Australia,New Zealand,India,Singapore,Japan,China,Israel,Turkey,Brazil,Mexico,
South Africa,UAE,United Arab Emirates,Europe,EU,EMEA,North America,Worldwide`)
const byLength = (names: ReadonlySet<string>) =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .map(literally)
    .join('|')
function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

const word = "\\p{Lu}[\\p{L}.'’-]{0,24}\\p{L}"
const cityForm = `${word}(?: (?:${word}|upon|am|an der|on|of|de|la|le|the)){0,4}(?<! (?:of|the|on|de))`
const region = `(?:${[...regionCodes].join('|')}|${byLength(regionNames)}|${byLength(countries)})`
const cityRegion = new RegExp(`(${cityForm}), ?(${region})(?![\\p{L}\\d])`, 'gu')
const knownCity = new RegExp(`(?<![\\p{L}-])(${byLength(cities)})(?![\\p{L}-])`, 'gu')

interface FoundPlace {
  text: string
  from: number
  to: number
  /** Written with its state or country. */
  full: boolean
}

/** The places of a text; a city with its state or country before bare names. */
export function placesIn(text: string): FoundPlace[] {
  const found: FoundPlace[] = []
  for (const match of text.matchAll(cityRegion)) {
    const city = lastWords(match[1] ?? '')
    if (countries.has(city) || (regionNames.has(city) && !cities.has(city))) continue
    const from = match.index + (match[1] ?? '').length - city.length
    found.push({ text: `${city}, ${match[2]}`, from, to: match.index + match[0].length, full: true })
  }
  for (const match of text.matchAll(knownCity)) {
    const [from, to] = [match.index, match.index + match[0].length]
    if (found.every((it) => to <= it.from || from >= it.to)) found.push({ text: match[0], from, to, full: false })
  }
  return found.sort((a, b) => a.from - b.from)
}

/** `Orchardine Stores Seattle` before a state: the city is the known name at the end. */
function lastWords(name: string): string {
  const words = name.split(' ')
  for (let count = 3; count > 0; count -= 1) {
    const tail = words.slice(-count).join(' ')
    if (cities.has(tail)) return tail
  }
  return name
}

export const isCity = (text: string) => cities.has(text)
export const isRegion = (text: string) => regionCodes.has(text) || regionNames.has(text) || countries.has(text)
export const isCountry = (text: string) => countries.has(text)

const [codes, spelled] = [[...regionCodes], [...regionNames]]

/** `Ohio` for `OH`; the first lists of codes and names run side by side. */
export function regionNamed(text: string): string {
  const at = codes.indexOf(text.toUpperCase())
  return (at >= 0 && at <= codes.indexOf('DC') ? spelled[at] : undefined) ?? text
}
