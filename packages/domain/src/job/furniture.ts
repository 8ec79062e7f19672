import type { Line } from './lines.ts'

// What a page puts around an advertisement: navigation, buttons, cookies, form fields, lists of other jobs.

const phrases = (text: string) =>
  new Set(
    text
      .split(/[\n,]/)
      .map((phrase) => phrase.trim())
      .filter(Boolean),
  )

const links = phrases(`
  home, menu, careers, career, jobs, job search, search, search jobs, search results, all jobs, all openings, vacancies, openings, teams, brands, investors,
  sustainability, early careers, students, news, press, blog, docs, pricing, product, products, shop, sell, about, about us, contact, contact us, support, help, faq,
  faqs, sign in, sign up, log in, login, log out, register, join, join now, my account, my applications, my jobs, saved jobs, job alert, job alerts, create alert,
  create job alert, set alert, bookmark, recommend, recommend job, save, save job, saved, share, share job, share this job, print, print this page, print job, email,
  email to a friend, report, report job, report this job, copy link, copy url, link copied, facebook, linkedin, twitter, x, youtube, instagram, xing, whatsapp,
  tiktok, glassdoor, follow us, follow, apply, apply now, apply online, apply here, apply for this job, apply for job, apply on company site, easy apply, quick apply,
  apply with linkedin, apply with indeed, start application, continue, next, previous, back, back to top, back to results, back to search, back to all openings,
  back to jobs, go back, close, open, show more, show less, see more, see less, read more, view more, view all, see all, see all jobs, load more, expand, collapse,
  skip to main content, skip to content, accept, accept all, accept cookies, reject, reject all, decline, manage, manage cookies, view cookies, allow all,
  cookies, cookie settings, cookie preferences, cookie policy, preferences, privacy, privacy policy, privacy notice, privacy statement, terms, terms of use,
  terms of service, terms and conditions, legal, legal notice, imprint, impressum, datenschutz, agb, data protection, accessibility, accessibility statement, sitemap,
  modern slavery statement, do not sell my personal information, do not sell or share my personal information, your privacy choices, all rights reserved,
  start free trial, free trial, request a demo, download app, get the app, submit, submit application, submit your application, attach, attach resume/cv, attach resume,
  upload resume, upload cv, choose file, promoted, new, actively hiring, be an early applicant, jetzt bewerben, bewerben, teilen, drucken, merken, zurück, startseite,
  karriere, stellenangebote, anmelden, mehr anzeigen, weiterempfehlen, job merken, de / en, en / de, de, en
`)

const fields =
  /^(?:full name|first name|last name|surname|name|your name|e-?mail(?: address)?|phone(?: number)?|telephone|mobile|address|city|postcode|zip(?: code)?|country|current (?:company|location|employer|job title)|(?:linkedin|github|portfolio|website|twitter)(?: (?:url|profile|link))?|other website|resume(?:\/cv)?|cv|cover letter|additional information|how did you hear about (?:this job|us)|gender|race|ethnicity|veteran status|disability status|pronouns|salary expectations?|notice period|desired salary|date of birth|voluntary self-identification.*|u\.?s\.? equal employment opportunity information.*)\s*[*?✱:]?(?:\s+(?:select\b.*|attach.*|upload.*|choose.*))?$/i

const count = /\s*\(\d+\)$|\s*\d+$/
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[[\]☰🔍♡❤★▾▼▸›»«←→↑↓⌄✕×*…]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(count, '')

const isLink = (text: string) =>
  links.has(text) || /^(?:life at|working at|language:|follow us|share:|share on|©|job #?\d|job id)/.test(text)

const cookies =
  /\bcookies?\b.{0,120}\b(?:site|website|experience|accept|consent|preferences|essential|settings)\b|\b(?:use|uses|accept)\b.{0,40}\bcookies\b/i
const copyright = /^\s*(?:©|\(c\)|copyright\b)|all rights reserved/i
const breadcrumb = /^(?:you are here|home|all jobs|jobs|careers?|search results|startseite)\b.{0,80}[›»>/]/i
const posted =
  /^(?:posted|reposted|published|updated|online since)\b.{0,40}$|^\d+\+? (?:applicants|views|people clicked apply)\b.{0,40}$|^over \d+ applicants|^be among the first/i
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
  /^(?:similar|related|recommended|more|other|further|latest|featured) (?:jobs?|roles?|positions?|vacancies|openings|opportunities)\b|^people also (?:viewed|applied|searched)|^you (?:might|may) also (?:like|be interested)|^jobs? you (?:might|may)|^explore (?:more|other) |^(?:ähnliche|weitere) (?:jobs|stellen)/i

/** Begins a list of other jobs. */
const opensOtherJobs = (text: string) => othersTitle.test(text.trim())

/** The lines of the advertisement itself. */
export function withoutFurniture(lines: readonly Line[]): Line[] {
  const kept: Line[] = []
  let others = false
  for (const line of lines) {
    if (opensOtherJobs(line.text)) {
      others = !/:\s*\S/.test(line.text)
      continue
    }
    if (others && line.text.length < 70 && !/[.!?:]$/.test(line.text)) continue
    others = false
    if (!isFurniture(line)) kept.push(line)
  }
  return kept
}
