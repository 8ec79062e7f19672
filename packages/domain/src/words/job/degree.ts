import type { Wording } from './row.ts'

export const law: Wording = {
  words: `
    \\bJ\\.?D\\.?(?![\\w/])
    \\bLL\\.?\\s?[BM]\\b
    \\bjuris doctor\\b
    \\blaw degree\\b
    \\bdegree in law\\b`,
  why: 'a degree in law',
}

export const associate: Wording = {
  words: `
    \\bassociate(['’]?s)?\\s+degree\\b
    \\bassociate['’]s\\b
    \\bA\\.?D\\.?N\\b
    \\bA\\.?A\\.?S\\b
    \\bfoundation degree\\b
    \\bHND\\b`,
  why: 'two years of study',
}

export const bachelor: Wording = {
  words: `
    \\b[Bb]achelor(['’]?s)?\\b
    \\b([Uu]ndergraduate|[Hh]onou?rs|[Cc]ollege|[Uu]niversity|first|four-year|4-year)\\s+degree\\b
    \\bB\\.?\\s?(Sc|Eng|Ed|SN|BA|Com|FA|Tech)\\b
    \\b(BS(?! (EN|ISO|IEC|\\d))|BA|B\\.S\\.|B\\.A\\.)(?=[\\s,/)]|$)`,
  why: 'a first degree',
}

export const master: Wording = {
  words: `
    \\b[Mm]aster(['’]?s)?\\b(?!\\s+(\\w+(er|ian|ist|man|lor)s?\\b|of ceremonies|data|status|certificate|ticket))(?!(?<!\\bto \\w+)[- ]level\\b(?! (degree|qual)))
    \\bM\\.?\\s?(Sc|Eng|Ed|SN|BA|SW|PH|FA)\\b
    \\bDiplom\\b
    \\b([Pp]ostgraduate|[Aa]dvanced|[Gg]raduate)\\s+degree\\b
    \\b(M\\.S\\.|M\\.A\\.)(?=[\\s,/)]|$)
    \\b(BS|BA)\\s?/\\s?M[SA]\\b`,
  why: 'a second degree',
}

export const doctorate: Wording = {
  words: `
    \\b(Ph\\.?\\s?D|doctora(te|l)|D\\.?Phil|Pharm\\.?D|doctor of \\p{L}+|MD\\s+degree|DVM|DDS|Promotion)\\b`,
  why: 'the highest degree',
}

export const unnamed: Wording = {
  words: `
    \\bdegrees?\\b(?!\\s+(of\\b|celsius|fahrenheit))
    \\b((completed|university|academic) studies|tertiary qualification|studium|hochschulabschluss|graduate (of|in)|any graduate)\\b`,
  why: 'a degree of no level',
}

export const belowDegree: Wording = {
  words: `
    \\b(apprenticeship|ausbildung|high school|GED|vocational|trade school|certificate|(?<!graduate )diploma|A[- ]levels?)\\b`,
  why: 'less than a degree would do',
}

export const teaching: Wording = {
  words: `
    \\b(teach|tutor|class|pupil|student|child)
    (^|\\bof )(?!hav|hold|engin)\\w+ing\\b.*(GCSE|level)`,
  why: 'who teaches for an examination is asked for something else',
}
