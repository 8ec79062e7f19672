import type { Line } from './lines.ts'
import { oneOf } from './patterns.ts'

// What a page puts around an advertisement: navigation, buttons, cookies, form fields, lists of other jobs.

/** Words that make a link only by themselves. */
const alone = oneOf('support products? new open x de en teams brands students docs help ')

/** Words of links and buttons; one of them makes a link of the small words around it. */
const acting = oneOf(`
  home menu careers? search(?:_results)? vacancies openings investors sustainability news blog pricing shop sell
  about contact faqs? sign log login register join account alerts? bookmark recommend saved? share print report copy
  facebook linkedin twitter youtube instagram follow apply applications? continue next previous back close show see
  read view load skip accept reject manage allow cookies? preferences privacy terms legal data_protection
  accessibility slavery demo download get submit attach upload choose hiring applicant`)
const small = oneOf(`
  jobs? all my this us now here online with for of and in on up out an? or do not be your early easy quick page
  settings policy notice statement of_(?:use|service) conditions personal_information rights free app cv resume
  resume/cv file main content create set link url more less modern start request top email go to`)
const link = new RegExp(`^(?:${alone}|(?!to )(?=(?:${small} )*${acting}\\b)(?:(?:${acting}|${small})(?: |$)){1,8})$`)

const fields =
  /^(?:(?:full |first |last |your |sur)?name|e-?mail(?: address)?|phone(?: number)?|telephone|mobile|address|city|postcode|zip(?: code)?|country|current (?:company|location|employer|job title)|(?:linkedin|github|portfolio|website|twitter)(?: (?:url|profile|link))?|resume(?:\/cv)?|cv|cover letter|additional information|how did you hear about (?:this job|us)|gender|race|salary expectations?|notice period|date of birth|voluntary self-identification.*|u\.?s\.? equal employment opportunity information.*)\s*[*?✱:]?(?:\s+(?:select\b.*|attach.*|upload.*|choose.*))?$/i

const count = /\s*\(\d+\)$|\s*\d+$/
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[[\]☰🔍♡❤★▾▼▸›»«←→↑↓⌄✕×*…]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(count, '')

const isLink = (text: string) =>
  link.test(text) ||
  /^(?:life at|working at(?! heights?\b)|language:|follow us|share:|share on|©|job #?\d|job id)/.test(text)

const cookies =
  /\bcookies?\b.{0,120}\b(?:site|website|experience|accept|consent|preferences|essential|settings)\b|\b(?:use|uses|accept)\b.{0,40}\bcookies\b/i
const copyright = /^\s*(?:©|\(c\)|copyright\b)|all rights reserved/i
const breadcrumb = /^(?:you are here|home|all jobs|jobs|careers?|search results)\b.{0,80}[›»>/]/i
const posted =
  /^(?:posted|reposted|published|updated)\b.{0,40}$|^\d+\+? (?:applicants|views|people clicked apply)\b.{0,40}$|^over \d+ applicants|^be among the first/i
const powered = /^(?:jobs? )?powered by\b/i

/** Whether a line belongs to the page and not to the advertisement. */
function isFurniture(line: Line): boolean {
  const { text } = line
  if (text.length > 400) return false
  if (cookies.test(text) || copyright.test(text) || powered.test(text) || posted.test(text)) return true
  if (/^[*✱]|select \.\.\./i.test(text) && text.length < 120) return true
  const parts = text
    .split(/\s{2,}|\t|\s[|·•/]\s|[[\]]/)
    .map(plain)
    .filter(Boolean)
  if (parts.length === 0) return true
  const known = parts.filter(isLink).length
  if (parts.length === 1) return known === 1 || fields.test(text.trim()) || breadcrumb.test(text)
  if (breadcrumb.test(text) && text.length < 160) return true
  return parts.every((part) => part.split(' ').length <= 5) && known >= Math.max(2, parts.length * 0.4)
}

const othersTitle =
  /^(?:similar|related|recommended|more|other|further|latest) (?:jobs?|roles?|positions?|vacancies|openings|opportunities)\b|^people also (?:viewed|applied)|^you (?:might|may) also (?:like|be interested)|^jobs? you (?:might|may)/i

/** Begins a list of other jobs. */
const opensOtherJobs = (text: string) => othersTitle.test(text.trim())

/** J2: the lines of the advertisement itself. */
export function withoutFurniture(lines: readonly Line[]): Line[] {
  const kept: Line[] = []
  let others = false
  const furniture = lines.map(isFurniture)
  for (const [at, line] of lines.entries()) {
    if (opensOtherJobs(line.text)) {
      others = !/:\s*\S/.test(line.text)
      continue
    }
    if (others && line.text.length < 70 && !/[.!?:]$/.test(line.text)) continue
    others = false
    // Links stand in rows: a single bullet such as `Data protection` is an item of the advertisement.
    const isAlone = line.bullet && !furniture[at - 1] && !furniture[at + 1]
    if (!furniture[at] || isAlone) kept.push(furniture[at - 1] ? { ...line, apart: true } : line)
  }
  return kept
}
