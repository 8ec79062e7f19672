import { namesIn } from './notation.ts'

/** Where paper is of US Letter size, by ISO 3166: the territories of `paperSize` in Unicode CLDR 46, supplemental data. */
export const letterPaperCountries = namesIn('BZ,CA,CL,CO,CR,GT,MX,NI,PA,PH,PR,SV,US,VE')

/** What else these countries are called in addresses, by their codes. */
export const otherCountryNames: ReadonlyMap<string, string> = new Map([
  ...namesIn('USA,U.S.,U.S.A.,United States of America,America').map((name) => [name, 'US'] as const),
  ...namesIn('CAN').map((name) => [name, 'CA'] as const),
  ...namesIn('México,MEX').map((name) => [name, 'MX'] as const),
  ...namesIn('The Philippines,PHL').map((name) => [name, 'PH'] as const),
])

/** Provinces and territories of Canada, as addresses have them; those of the USA stand in `regions.ts`. */
export const provinces = namesIn(
  `AB,BC,MB,NB,NL,NS,ON,PE,QC,SK,YT,Alberta,British Columbia,Manitoba,New Brunswick,Newfoundland and Labrador,Nova Scotia,
  Ontario,Prince Edward Island,Quebec,Québec,Saskatchewan,Yukon,Northwest Territories,Nunavut`,
)
