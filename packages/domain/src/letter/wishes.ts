import { withoutLegalForm } from '../language/legal-form.ts'
import { titleWithArticle } from '../language/speak/article.ts'
import { withThe } from '../language/speak/with-the.ts'
import type { Ad } from './ad.ts'
import { type Piece, say } from './draft.ts'
import type { LetterStyle } from './letter.ts'
import { employerName, titleName } from './names.ts'
import { involved, isField, type Need, said, thingOf, wordsOf } from './needs.ts'
import type { Engagement } from './proofs.ts'

// The ways to say which role is meant: by itself, by what the advertisement needs, or by what the person does now.

export type Wordings = readonly [Piece[], ...Piece[][]]

/** The role and the company in the middle of a sentence, as far as the advertisement names them. */
export function namesOf({ role, company }: Ad) {
  const name = withThe(withoutLegalForm(company))
  return {
    role: role ? say`the role of ${role}` : say`the role you advertise`,
    at: name ? say` at ${name}` : [],
    company: name ? say`${name}` : say`your team`,
    as: role ? say` as ${/^\p{Ll}/u.test(role) ? titleWithArticle(role) : role}` : say` in the role you advertise`,
  }
}

export type Names = ReturnType<typeof namesOf>

export const plainWishes: Record<LetterStyle, (names: Names) => Wordings> = {
  professional: ({ role, at }) => [
    say`I am applying for ${role}${at}`,
    say`I would like to be considered for ${role}${at}`,
    say`Please consider me for ${role}${at}`,
  ],
  warm: ({ role, at, company, as }) => [
    say`I would be glad to join ${company}${as}`,
    say`Thank you for taking the time to read my application for ${role}${at}`,
    say`I would be happy to work with you${as}${at}`,
  ],
  concise: ({ role, at }) => [
    say`My application is for ${role}${at}`,
    say`Here is my application for ${role}${at}`,
    say`I would like to take on ${role}${at}`,
  ],
  enthusiastic: ({ role, at, company, as }) => [
    say`I would love to work for ${company}${as}`,
    say`This is work I would love to do: ${role}${at}`,
    say`I want to join ${company}${as}`,
  ],
}

/** `I would like to run 300 colonies as Bee Farmer at Hallin Bank`. */
const toDo: Record<LetterStyle, (names: Names, words: Piece) => Wordings> = {
  professional: ({ role, at, as }, words) => [
    say`I would like to ${words}${as}${at}`,
    say`I am applying for ${role}${at}, to ${words}`,
    say`You need someone to ${words}: please consider me for ${role}${at}`,
  ],
  warm: ({ role, at, company, as }, words) => [
    say`I would be glad to join ${company}${as} and to ${words}`,
    say`You need someone to ${words}, and I would be happy to do that${as}${at}`,
    say`Thank you for reading my application for ${role}${at}, where you need someone to ${words}`,
  ],
  concise: ({ role, at, as }, words) => [
    say`My application is for ${role}${at}, to ${words}`,
    say`I would like to ${words}${as}${at}`,
    say`You need someone to ${words}; this is my application for ${role}${at}`,
  ],
  enthusiastic: ({ role, at, company, as }, words) => [
    say`I would love to ${words}${as}${at}`,
    say`To ${words}: that is work I would love to do${as}${at}`,
    say`I want to join ${company}${as} and ${words}`,
    say`You need someone to ${words}, and I would love to take that on in ${role}${at}`,
  ],
}

/** `You ask for varroa control`, and then the wish. */
const toMeet: Record<LetterStyle, (names: Names, need: Need) => Wordings> = {
  professional: ({ role, at }, need) => [
    say`I am applying for ${role}${at}, where ${involved(need)}`,
    say`${said(need)}, and that is why I would like to be considered for ${role}${at}`,
    say`Please consider me for ${role}${at}: ${said(need)}, and that is where I would like to help`,
    ...(isField(need) ? [say`I would like to take on ${role}${at}, and ${thingOf(need)} with it`] : []),
  ],
  warm: ({ role, at, company, as }, need) => [
    say`I would be glad to join ${company}${as}, where ${involved(need)}`,
    say`${said(need)}, and that is where I would be happy to help you${as}${at}`,
    say`Thank you for reading my application for ${role}${at}, where ${involved(need)}`,
    ...(isField(need) ? [say`I would gladly take on ${role}${at}, and ${thingOf(need)} with it`] : []),
  ],
  concise: ({ role, at }, need) => [
    say`My application is for ${role}${at}, where ${involved(need)}`,
    say`${said(need)}: here is my application for ${role}${at}`,
    ...(isField(need) ? [say`I would like to take on ${role}${at}, ${thingOf(need)} included`] : []),
  ],
  enthusiastic: ({ role, at, company, as }, need) => [
    say`I would love to work for ${company}${as}, where ${involved(need)}`,
    say`${said(need)}, and that is where I would love to help${as}${at}`,
    say`I want to join ${company}${as}: ${said(need)}, and that is where I could help`,
    ...(isField(need) ? [say`I would love to take on ${role}${at}, and ${thingOf(need)} with it`] : []),
  ],
}

export const wishesFor = (need: Need, names: Names, style: LetterStyle): Wordings =>
  need.form === 'verb' ? toDo[style](names, wordsOf(need)) : toMeet[style](names, need)

/** `I am a Glazier at Clearline`, and then the wish. */
const ofHolder: Record<LetterStyle, (names: Names, held: Piece[]) => Wordings> = {
  professional: ({ role, at }, held) => [
    say`${held}, and I am applying for ${role}${at}`,
    say`${held}, and I would like to be considered for ${role}${at}`,
  ],
  warm: ({ company, at, as }, held) => [
    say`${held}, and I would be glad to join ${company}${as}`,
    say`${held}, and I would be happy to work with you${as}${at}`,
  ],
  concise: ({ role, at }, held) => [
    say`${held}; my application is for ${role}${at}`,
    say`${held}, and I would like to take on ${role}${at}`,
  ],
  enthusiastic: ({ company, role, at, as }, held) => [
    say`${held}, and I would love to work for ${company}${as}`,
    say`${held}, and I would love to take on ${role}${at}`,
  ],
}

export function wishesOf(engagement: Engagement, names: Names, style: LetterStyle): Wordings | null {
  const held = heldAs(engagement)
  return held && ofHolder[style](names, held)
}

function heldAs(engagement: Engagement): Piece[] | null {
  const employer = employerName(engagement.name)
  const title = titleName(engagement)
  if (!employer || !title) return null
  if (!engagement.current) return say`Most recently, I was ${titleWithArticle(title)} at ${employer}`
  return engagement.from
    ? say`Since ${engagement.from}, I have been ${titleWithArticle(title)} at ${employer}`
    : say`At present, I am ${titleWithArticle(title)} at ${employer}`
}
