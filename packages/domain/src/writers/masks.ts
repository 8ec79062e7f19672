import { bareAddress } from '../resume/bare-address.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { literally } from '../text/patterns.ts'
import { wordsIn } from '../text/spans.ts'

// What reaches a person stays here: a writer elsewhere sees a mark in its place, and what it answers gets the words back.

const mail = /[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu
const address = /\b(?:https?:\/\/|www\.)[^\s<>"”)]+/gi
/** In small letters: `Node.js/Express` is none. */
const bareLink = /\b[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/[^\s<>"”)]+/g
const phone = /(?:\+\d|\(0|\b0)[\d\s().-]{6,}\d\b|\(?\b\d{3}\)?[-.\s]\d{3}[-.\s]\d{4}\b/g
const postcode = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/g

/** Shorter ones are words like any other. */
const shortest = 3

export interface Masks {
  /** The text without what reaches the person. */
  hide(text: string): string
  /** The text with it. */
  show(text: string): string
}

/** What the head of a resume says of where the person is, and who. */
function contactOf({ basics }: ResumeDocument): string[] {
  const { name = '', email, phone: number, url, image, location, links, more } = basics
  const surname = wordsIn(name).at(-1)
  const pages = [url, ...links.map((link) => link.url)].flatMap((it) => (it ? [it, bareAddress(it)] : []))
  const people = [name, surname].flatMap((it) => (it ? [it, it.toUpperCase()] : []))
  const handles = links.map(({ username }) => username)
  return [...people, email, number, image, location?.address, location?.postalCode, ...pages, ...handles]
    .concat(more.map(({ text }) => text))
    .flatMap((it) => (it && it.trim().length >= shortest ? [it.trim()] : []))
    .sort((a, b) => b.length - a.length)
}

/** Whole words only: `Ada` is not in `Adaptable`. */
const whole = (text: string) => new RegExp(`(?<![\\p{L}\\p{N}])${literally(text)}(?![\\p{L}\\p{N}])`, 'gu')

export function masksFor(document: ResumeDocument): Masks {
  const patterns = [...contactOf(document).map(whole), mail, address, bareLink, phone, postcode]
  const hidden: string[] = []
  const markOf = (words: string) => {
    const at = hidden.indexOf(words)
    return `[contact ${at < 0 ? hidden.push(words) : at + 1}]`
  }
  return {
    hide: (text) => patterns.reduce((left, pattern) => left.replace(pattern, markOf), text),
    show: (text) => text.replace(/\[contact (\d+)\]/gi, (mark, at: string) => hidden[Number(at) - 1] ?? mark),
  }
}
