import type { Wording } from './job/row.ts'
import { namesIn, wordSet } from './notation.ts'

// Words by which names of skills are found in a text, told apart and spoken.

/** Before a word that may be something else: here it names a skill. */
export const namingWords = wordSet(
  `in with using of knowledge experience proficient proficiency skill know learn use used via write wrote code program
  language framework tool certified advanced expert and or like`,
)

/** Behind a word that may be a skill: `Spring term`, `excel at`. */
export const notBehindSkills = wordSet('at to term semester of break season on for')

/** What stands beside them in a requirement can stand for one another. */
export const alternativeWords = wordSet('or like such similar another equivalent')

export const spokenEnding: Wording = {
  words: '[aeiouy].*(ing|ology|tion|sion|ity|ment|ics|graphy|ship|ance|ence|ism)$',
  why: 'an ordinary word, small inside a sentence',
}

export const usualEnding: Wording = {
  words: '(ing|tion|sion|ment|ity|ance|ence|ship|ics|logy|ism|sis|ry|ure|roll|ness|graphy|care|sales)s?$',
  why: 'no name of its own',
}

// ---- how a skill is come by

export const checkName: Wording = {
  words: '\\b(clearance|check|vetting|polygraph|scheme|Führungszeugnis|driving record)\\b',
  why: 'others find it out about the person',
}

export const licenceName: Wording = {
  words:
    '\\b(licen[cs](e|ed|es)|registration|registered|bar|permit|endorsement|rating|card|status|admission|CDL|HGV|pilot|mariner)\\b',
  why: 'one may work with it and not without it',
}

export const certificateName: Wording = {
  words: '\\b(certifi(cate|cation|ed)|chartered|diploma|qualification|accreditation|exam(ination)?)\\b',
  why: 'granted after a course or an exam',
}

export const credentialEnding: Wording = {
  words: '(licen[cs]e|certificat(e|ion)|(\\p{Lu}{2,}|\\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}+) registration)$',
  why: 'also among the skills of a field: `Gas Safe registration`, but not `Patient registration`',
}

export const schemeName: Wording = {
  words: '(Certification|Competence|Training) Scheme$',
  why: 'what initials stand for that are granted after a course: `SMSTS`',
}

export const softwareCategory: Wording = {
  words: 'software|systems?$|(project|BI|and) tools$|CAD|libraries|spreadsheets|CRM|figures$|^E-commerce$',
  why: 'categories of the catalogue that hold software',
}

export const credentialCategory: Wording = {
  words: '^(Licences and certificates|Certificates|Qualifications|Admissions and qualifications)$',
  why: 'categories of the catalogue that hold papers',
}

export const handCategory: Wording = {
  words: '^(Photography|Film and motion|Music, stage and museum|Laboratory|Fire and emergency)$',
  why: 'categories of the catalogue whose skills are done by hand',
}

/** Categories of the catalogue that hold where somebody works and with what: nobody has a shop as a skill. */
export const areaCategories: ReadonlySet<string> = new Set(
  namesIn(
    'Goods and kinds of shop, Shop work, Clinical areas, Kinds of building, Practice areas, Higher education and leadership',
  ),
)

/** Fields of the catalogue whose skills are done by hand. */
export const handFields = wordSet('trades health hospitality construction agriculture transport')
/** Fields of the catalogue that are full of names. */
export const brandedFields = wordSet('software data design languages certificates')
