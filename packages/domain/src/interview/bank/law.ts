import type { BankRow } from './row.ts'

export const law: readonly BankRow[] = [
  [
    'Legal research',
    'What do you do to be sure that a case you cite has not been overruled?',
    'When do you stop looking and say that the question is open?',
    'Two authorities of the same rank point in opposite directions. How do you advise?',
  ],
  [
    'Legal writing',
    'The reader has two minutes. What stands in the first paragraph of your memo?',
    'When do you set out the weak side of your own case, and how much of it?',
    'Opposing counsel finds that a quotation in your brief is incomplete. How do you answer, and how do you put it right with the court?',
  ],
  [
    'Contract drafting',
    'A limit of liability that both sides can live with: what does your clause say?',
    'Short plain clauses or the long tested form: when do you use which?',
    'A definition is used in two senses in a signed agreement. How do you repair that?',
  ],
  [
    'Contract negotiation',
    'Which fallback positions do you have written down before the first call?',
    'Which points would you trade away first in a supply agreement, and which never?',
    'The other side sends a "clean" version with a change that was not marked. How do you react?',
  ],
  [
    'Contract management',
    'Six hundred contracts, and no renewal or notice date may be missed. What does your system look like?',
    'What belongs on the summary sheet of a contract, and what would only get in the way?',
    'The business has worked for a year under terms nobody signed. Where do you begin?',
  ],
  [
    'Contract law',
    'How do you tell whether a breach is serious enough to end the contract?',
    'When would you claim damages rather than end the contract?',
    'An email chain may or may not have formed an agreement. What do you look for?',
  ],
  [
    'Litigation',
    'It is the first week. What do you need to know to say whether a claim is worth fighting?',
    'When is the right moment to make an offer to settle?',
    'A key witness changes the story a month before the hearing. How do you prepare for that, and what may you not do?',
  ],
  [
    'Discovery',
    'How do you plan the search for documents so that it is thorough and still affordable?',
    'What makes a document privileged, and when is the privilege lost?',
    'A privileged email went out with the production. What steps follow at once?',
  ],
  [
    'Paralegal work',
    'Four hundred documents have to be ready for a hearing. How do you put them in order?',
    'What may you tell a client on the phone, and what do you leave to the lawyer?',
    'You notice that a filing deadline was entered a week late in the calendar. Who do you tell, and what might still save the date?',
  ],
  [
    'Corporate governance',
    'What do board papers need so that directors can truly decide?',
    'When must a director leave the room, and who sees to it?',
    'The minutes leave out an objection that a director insists was made. How do you handle it?',
  ],
  [
    'Employment law',
    'A manager wants to dismiss somebody after one bad month. What do you ask and advise?',
    'When is a settlement wiser than a hearing you would probably win?',
    'A dismissal was decided before the employee was heard. What can still be put right?',
  ],
  [
    'Intellectual property',
    'Patent it or keep it secret: what do you ask the inventor?',
    'What do you clear before a new brand goes to print?',
    'A rival sells a look-alike the week you launch. What are your first steps?',
  ],
  [
    'Real estate law',
    'Which findings in a title search would stop a purchase?',
    'What would you rather put in the lease than leave to the general law?',
    'On the day of closing the money has not arrived. What does each side risk, and what are your calls that morning?',
  ],
  [
    'Compliance',
    'Everybody has signed the policy. How do you find out whether it is lived?',
    'Why should gifts be recorded, even small ones, and where do you set the limit?',
    'A top salesperson is said to pay "consultants" abroad. How do you look into it?',
  ],
  [
    'Data protection',
    'A company has never written down where its personal data goes. How do you map it?',
    'Consent or another ground: why is consent often the weaker choice?',
    'A laptop with customer files was left on a train. Who does what in the first day?',
  ],
  [
    'GDPR',
    "An access request would also reveal other people's data. What do you hand over?",
    'When do you need an impact assessment, and who signs it off?',
    'A processor tells you of a breach on Friday evening. What has to happen within seventy-two hours?',
  ],
  [
    'Legal case management',
    'How do you keep forty open matters moving so that none goes quiet?',
    'What do you note after each call with a client, and why straight away?',
    'Two clients of the same office turn out to be on opposite sides. What must happen?',
  ],
  [
    'Document review',
    'Ten reviewers code the same case. What keeps them consistent?',
    'When do you trust predictive coding, and how do you check it?',
    'In the last week it turns out that one issue was tagged wrongly from the start. Do you recode everything or a sample, and how do you defend it?',
  ],
]
