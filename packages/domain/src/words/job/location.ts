import type { Wording } from './row.ts'

export const isTime: Wording = {
  words: '^(\\p{L}+(day|mas|uary|ber)|Easter|Ma(y|rch)|April|Ju(ne|ly)|August)\\b',
  why: '`outside Monday to Friday hours`, `near Christmas`',
}

export const building: Wording = {
  words: `
    \\b(hall|house|centre|center|building|street|road|park|campus|hospital|school|office|floor|college)\\b
    \\d`,
  why: 'names a building and no town',
}

export const basedIn: Wording = {
  words: '^(home[- ]based|remote|hybrid|based) (in|from|within)\\x20',
  why: 'before the place',
}

export const placeName: Wording = {
  words: "^\\p{Lu}[\\p{L}'’-]+( (\\p{Lu}[\\p{L}'’-]+|upon|on|of)){0,2}$",
  why: 'a name of a place',
}

export const workplace: Wording = {
  words: `
    office headquarters hq based site campus plant located hybrid studio branch days hospital school clinic store
    warehouse join_us`,
  why: 'says that one works there',
}

export const inPlace: Wording = {
  words: `
    \\b((based|located|offices?|headquarters|site|studio|clinic|hospital|practice|depot|warehouse|school) (is )?(in|at)|near|outside) (the )?(?<a>\\p{Lu}\\p{Ll}[\\p{L}'’-]+( \\p{Lu}[\\p{L}'’-]+)?)
    \\b(our|its|the) (?<b>\\p{Lu}\\p{Ll}{3,}) (office|branch|site|clinic|depot|store|shop)\\b
    , (?<c>\\p{Lu}\\p{Ll}{3,}) (seeks|requires|(is|are) (seeking|looking|hiring))\\b`,
  why: 'names a place of work',
}

export const beforePlace: Wording = {
  words: `
    \\b(in|our|at|near|of|from|to|downtown|central)\\s+(downtown |central |the )?$
    [(,/:]\\s*$
    ^$
    \\b(or|and)\\s+$`,
  why: 'stands before a place',
}

export const area: Wording = {
  words: `
    \\bremote(ly)?([\\s(,:–-]+(within|in|from|across|anywhere|only|the|based|work|working|position|role))*[\\s(,:–-]+(?<a>(US|USA|U\\.S\\.|United States|UK|United Kingdom|Europe|EU|EMEA|Germany|Canada|Ireland|Australia)\\b|(Eastern|Central|Mountain|Pacific|European)( (and|or) (Eastern|Central|Mountain|Pacific))? time( zones?)?)`,
  why: 'where one may be when working remotely',
}
