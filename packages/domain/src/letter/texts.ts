// All that a letter says in words of ours. A frame holds names, titles and whole quotations in the places it names.

interface Frames {
  openings: readonly string[]
  /** What the person does now, behind an opening; and what they did last, where they do nothing now. */
  current: string
  last: string
  /** Over the lines. */
  pointed: string
  closings: readonly string[]
}

export type Register = 'formal' | 'plain'

export const frames: Record<Register, Frames> = {
  formal: {
    openings: [
      'I would like to apply for {position}{at}.',
      'I am applying for {position}{at}.',
      'Please consider my application for {position}{at}.',
    ],
    current: 'My current position is {title} at {employer}.',
    last: 'My most recent position was {title} at {employer}.',
    pointed: 'The work I would point you to first:',
    closings: [
      'I would be glad to discuss any of this in more detail. Thank you for your time.',
      'I would welcome the chance to discuss the position with you. Thank you for your time.',
      'I would be glad to answer any questions you have. Thank you for your consideration.',
    ],
  },
  plain: {
    openings: [
      'I’d like to apply for {position}{at}.',
      'I’m applying for {position}{at}.',
      'I’d like to be considered for {position}{at}.',
    ],
    current: 'My current role is {title} at {employer}.',
    last: 'My most recent role was {title} at {employer}.',
    pointed: 'The work I’d point you to first:',
    closings: [
      'I’d be glad to go into any of this in more detail. Thank you for your time.',
      'I’d be happy to tell you more about any of this. Thank you for reading.',
      'I’d be glad to talk and to answer your questions. Thank you for your time.',
    ],
  },
}

/** The position of an opening: a short title before the word, a long one behind it. */
export const positions = {
  short: 'the {role} position',
  long: 'the position of {role}',
  unnamed: 'the position you advertise',
}

export const headings = {
  held: 'Qualifications',
  asked: 'From your ad',
  done: 'From my work',
  since: 'since {start}',
  during: '{start} to {end}',
}

/** How a letter greets and ends, by what is written in the country. */
export const signOffs: Record<Register, { american: string; british: string; britishUnnamed: string }> = {
  formal: { american: 'Sincerely,', british: 'Yours sincerely,', britishUnnamed: 'Yours faithfully,' },
  plain: { american: 'Best regards,', british: 'Kind regards,', britishUnnamed: 'Kind regards,' },
}
export const greetings: Record<Register, string> = { formal: 'Dear Hiring Manager,', plain: 'Dear hiring team,' }

export const shortForms = {
  subject: 'Application: {role}',
  strongest: 'From my work:',
  attached: { american: 'My resume and cover letter are attached.', british: 'My CV and cover letter are attached.' },
  phone: { american: 'You can reach me at {phone}.', british: 'You can reach me on {phone}.' },
}
