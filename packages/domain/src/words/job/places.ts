import type { Wordings } from './row.ts'

export const placesWords = {
  county: {
    words: `
      ((East|West|North|South) )?(\\p{Lu}\\p{Ll}+shire|Sussex)
      Co(\\.|unty) \\p{Lu}\\p{Ll}+`,
    why: '`Wiltshire`, `West Sussex`, `Co. Clare`',
  },
  cityForm: {
    words: `
      ((St|Ft|Mt)\\. )?<word>( (<word>|upon|am|an der|on|of|de|la|le|the)){0,4}(?<! (of|the|on|de))`,
    why: "the form of a town's name",
  },
  regions: {
    words: `Baden-Württemberg,Cumbria,Dorset,Gujarat,Haryana,Karnataka,Kerala,Maharashtra,Merseyside,
      Nordrhein-Westfalen,Norfolk,Northumberland,Punjab,Rajasthan,Suffolk,Tamil Nadu,Telangana,Thüringen,Tyne and Wear,
      Uttar Pradesh,West Bengal`,
    why: 'regions that advertisements name',
  },
  countries: {
    words: 'EMEA,Europe,KSA,South Korea,North America,Schweiz,Worldwide,Österreich',
    why: 'countries, and what is said in place of one',
  },
} satisfies Wordings
