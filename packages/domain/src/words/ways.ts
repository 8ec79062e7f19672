import type { Wordings } from './job/row.ts'

// How people say that they organise, work together and speak with others.

export const wayWords = {
  acrossDepartments: {
    words:
      '\\b(cross-functional|cross-team|interdisciplinary|multidisciplinary|stakeholders?|departments?|liais\\p{L}+|(together|closely|work\\p{L}*) with)\\b',
    why: 'works with other departments',
  },
  inTeam: { words: '\\b(teams?|team-?mates?|colleagues|crew|brigade|alongside)\\b', why: 'works in a team' },
  withServed: {
    words:
      '\\b(customers?|clients?|patients?|guests?|families|pupils|students|visitors|residents|donors|the public)\\b',
    why: 'works with those who are served',
  },
  inWriting: {
    words:
      '\\b((<write>)(?!(\\s+[\\p{L},]+){0,2}\\s+(code|modules?|tests?|software|scripts?|queries)\\b)|<draft>|document(ed|s|ation)|report(ed|s)?|published|edit(ed|s|ing)|newsletters?|minutes of)\\b',
    why: 'speaks with others in writing; code and tests are written for machines',
  },
  inConversation: { words: '\\b(communication|<speak>)\\b', why: 'speaks with others' },
  opening: {
    words:
      '^[^\\p{L}\\p{N}_]*(?<verb>[\\p{L}-]+)(?!\\s+(as|in|by)\\b)(?<particle>\\s+(out|up|off|down|over|after)\\b)?',
    why: 'the first verb of a line with its particle; "trained in first aid" tells of no training',
  },
  rank: {
    words:
      '^(senior|sr\\.?|junior|jr\\.?|lead|principal|staff|chief|head of|head|director of|mid-level|deputy|executive)\\s+',
    why: 'what a title says of its rank before it says the work',
  },
} satisfies Wordings

/** Verbs of organising the work of others, and of speaking with people. */
export const organisingVerbs = 'delegate coordinate co-ordinate schedule assign allocate'
export const speakingVerbs = 'present negotiate advise explain counsel interview speak answer listen communicate teach'
