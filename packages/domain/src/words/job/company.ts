import type { Wording } from './row.ts'

export const name: Wording = {
  words: '(The\\s+)?(?<name><partners><word>(\\s((&|of|for|und|de)\\s)?(<word>|&\\sCo\\.(\\sKG)?)){0,6})',
  why: 'the form of a name',
}

export const subject: Wording = {
  words: `
      ^<name>(\\s*\\([^)]{1,80}\\))?(,[^,.]{2,70},|(,|\\s(in|near|of|at)) \\p{Lu}[\\p{L}-]+(, (Co\\. )?\\p{Lu}[\\p{L}-]+)?)?\\s+(?<verb>is|are|was|has|have|does|provides|(?!as|us|its|his)\\p{Ll}+s)\\b`,
  why: 'a name that opens a sentence, with its verb',
}

export const placeOfWork: Wording = {
  words: `
      \\b([Aa]t|[Jj]oin|[Ll]ife at|[Cc]areer (at|with)|[Ww]orking (at|for)|[Ww]elcome to)\\s+<name>(?=[,.!?:;]|\\s(we|you|as|and|is|in|on|or|after|before|by)\\b|$)`,
  why: 'a name behind what leads to an employer',
}

export const greeting: Wording = {
  words: '^(Hi|Hello|Hey|Dear)\\b[^,.!]{0,30}[,!]\\s+(?=\\p{Lu})',
  why: 'opens a sentence before its name',
}

export const introduction: Wording = {
  words: "\\b([Ww]e['’]re|[Ww]e are|[Hh]ere at|I run)\\s+<name>(?=,|\\s(an?|and|we|in)\\b)",
  why: 'an employer that names itself',
}

export const madeFor: Wording = {
  words: '\\b(for|with|by) <name>(?=[,.!?:;]|\\s(we|you|as|and|is|in|on)\\b|$)',
  why: 'a name that something is done for',
}

export const agency: Wording = {
  words: `
      (^|[.!?:]\\s+)(Our|My) client\\b(?! (base|list|work|services|team|portfolio))
      \\b(on behalf of|working with) (our|my|a) client\\b
      \\bacts as an employment (agency|business)`,
  why: 'advertises for somebody who is not named',
}

export const employer: Wording = {
  words: `
      equal opportunit(y|ies) employer e-verify disability_confident committed_to diversity eoe`,
  why: 'what an employer says of itself beside its name',
}

export const introduced: Wording = {
  words: `
      ^( \\S+)? (is|are) an?\\b[^.,]{0,40}\\b(firm|company|practice|charity|business|manufacturer|provider)\\b`,
  why: '"Harcourt Adjusters are a mid-sized firm"',
}

export const nounEnding: Wording = {
  words: '(ess|ies|ments|ions|ings|als|ails)$',
  why: 'a plural noun, no verb',
}

export const noName: Wording = {
  words: "^((we|you|it)(['’]\\p{L}+)?|our|the|this|as|\\p{L}+ing)$",
  why: 'no name though it opens a sentence',
}

export const being: Wording = {
  words: 'is are was has have does needs',
  why: 'behind a name, says what an employer is or has',
}

export const publicMail: Wording = {
  words: `
      gmail googlemail outlook hotmail yahoo gmx web icloud aol proton linkedin indeed facebook twitter glassdoor
      example`,
  why: 'addresses there tell nothing of an employer',
}
