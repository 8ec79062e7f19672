import type { Wording } from './job/row.ts'

// Words by which a fragment of a page shows what it may be, before anything is known of its place.

export const contactCaption: Wording = {
  words: `^(?:e-?mail|mail|phone|tel(?:ephone)?|mobile|cell|web(?:site)?|address|location|linkedin|github|portfolio|nationality|date of birth|driving licen[cs]e|born|[mtpe])\\b\\s*[:.]`,
  why: 'Stands before a way to reach the person, or before what papers say of them.',
}

export const storyCaption: Wording = {
  words: `^(?:key |main |selected )?(?:highlights|responsibilities|duties|achievements|accomplishments|technologies|tech stack|tools|environment|stack|coursework|relevant coursework|courses|thesis|modules|subjects|grade|gpa)\\b`,
  why: 'A small title inside a job or a school.',
}

export const fluencyWord: Wording = {
  words:
    '\\b(?:native|mother tongue|bilingual|fluent|conversational|intermediate|[abc][12]|proficien\\w+|basic|elementary)\\b',
  why: 'How well a language is spoken.',
}

export const gradeWord: Wording = {
  words: '\\b(?:gpa|grade|honou?rs|distinction|cum laude|first class|2:[12])\\b',
  why: 'How a degree was passed.',
}

export const joiningEnd: Wording = {
  words: '\\b(?:and|or|of|for|the|a|an|in|with|by|at|from|to|&)$',
  why: 'No line of its own ends so: it goes on below.',
}

export const webAddress: Wording = {
  words: 'https?:\\/\\/|www\\.|\\b[\\p{L}\\d-]+\\.(?:com|org|net|io|dev|me|co|uk|de|example)\\b',
  why: 'Begins or ends like an address of the web.',
}
