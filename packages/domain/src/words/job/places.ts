import { namesIn } from '../notation.ts'

/** Regions that ads name. */
export const regions =
  namesIn(`Baden-Württemberg,Cumbria,Dorset,Gujarat,Haryana,Karnataka,Kerala,Maharashtra,Merseyside,Nordrhein-Westfalen,Norfolk,Northumberland,Punjab,Rajasthan,
  Suffolk,Tamil Nadu,Telangana,Thüringen,Tyne and Wear,Uttar Pradesh,West Bengal`)
/** Countries, and what is said in place of one. */
export const countries = namesIn('EMEA,Europe,KSA,South Korea,North America,Schweiz,Worldwide,Österreich')
/** Where one may be when working remotely. */
export const remoteAreas = namesIn(
  'USA,US,U.S.,United States,UK,United Kingdom,Europe,EU,EMEA,Germany,Canada,Ireland,Australia',
)
/** Names of buildings, and of no town. */
export const buildings =
  'hall, house, centre, center, building, street, road, park, campus, hospital, school, office, floor, college'
/** Say that one works there. */
export const workplaces = `
  office, headquarters, HQ, based, site, campus, plant, located, hybrid, studio, branch, days, hospital, school, clinic, store, warehouse, join us`
