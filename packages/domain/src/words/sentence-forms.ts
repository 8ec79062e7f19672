import type { Wording } from './job/row.ts'

export const beforeExpiry: Wording = {
  words: '\\b(exp\\.?|expir(es|y|ing|ation)|valid (until|till|to|through)|renewal( due)?)( date)?:?( on| in)?\\s*$',
  why: 'the date behind it is the last on which something counts',
}

export const speedUnit: Wording = {
  words: '^((words|revolutions|beats) per minute|(miles|kilomet(re|er)s) per hour)$',
  why: 'a rate that is a unit of its own',
}
