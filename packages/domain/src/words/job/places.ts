import { namesIn } from '../notation.ts'

/** Regions that ads name. */
export const regions =
  namesIn(`Baden-Württemberg,Cumbria,Dorset,Gujarat,Haryana,Karnataka,Kerala,Maharashtra,Merseyside,Nordrhein-Westfalen,Norfolk,Northumberland,Punjab,Rajasthan,
  Suffolk,Tamil Nadu,Telangana,Thüringen,Tyne and Wear,Uttar Pradesh,West Bengal`)
/** Countries, and what is said in place of one. */
export const countries = namesIn('EMEA,Europe,KSA,South Korea,North America,Schweiz,Worldwide,Österreich')
/** Where one may be when working remotely. */
export const remoteAreas =
  'USA,US,U\\.S\\.,United States,UK,United Kingdom,Europe,EU,EMEA,Germany,Canada,Ireland,Australia'
/** Names of buildings, and of no town. */
export const buildings =
  'hall, house, centre, center, building, street, road, park, campus, hospital, school, office, floor, college'
/** Say that one works there. */
export const workplaces = `
  office, headquarters, HQ, based, site, campus, plant, located, hybrid, studio, branch, days, hospital, school, clinic, store, warehouse, join us`
/** Parts of a county. */
export const countyParts = 'East,West,North,South'
/** Small words inside the name of a town. */
export const insideTowns = 'upon,am,an der,on,of,de,la,le,the'
/** Stand between `remote` and the area where one may be. */
export const beforeAreas = 'within,in,from,across,anywhere,only,the,based,work,working,position,role'
export const timeZones = 'Eastern,Central,Mountain,Pacific,European'
/** Stand before a place. */
export const beforePlaces =
  'in, our, at, near, of, from, to, downtown, central, or, and, in the, at the, near the, of the, from the, to the'
/** Open what says where an employer or its work is. */
export const placeOpenings =
  'home based in, home based from, remote in, remote from, hybrid in, based in, based within, based from'
/** Behind these, `in` stands before a place. */
export const standing =
  'based,located,office,offices,headquarters,site,studio,clinic,hospital,practice,depot,warehouse,school'
