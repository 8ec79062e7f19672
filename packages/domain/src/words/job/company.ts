// Phrases and words around the name of an employer, read by `phrasesOf`.

/** Words that open a sentence or a line without naming anybody. */
export const noNames = `
  hi hello hey we you our your the this that these those it its as in at for if on with when where who what what's why how there here he she they his her all any each every both no not new please one two three
  four five six seven eight nine ten twenty thirty forty fifty sixty seventy eighty ninety candidate candidates applicant applicants application applications women minorities people everyone everybody colleagues
  pupils lenders engineers hospitals employee employees benefits experience knowledge ability degree bachelor bachelors bachelor's master masters master's full part job jobs position role team teams about salary base pay
  range location hybrid remote month monday tuesday wednesday thursday friday offer offers employment schedules professional visit visits career careers meetings growth quality decisions teaching travel relocation
  diversity minimum strong excellent good proven must ideal successful responsibilities requirements qualifications compensation start interested apply behaviour accounting inquiries references interviews working
  work looking seeking hiring text call email send kind best warm thanks regards us then join`
/** Behind a name, say what an employer is or has. */
export const beingWords = 'is are was has have does needs'
/** Say that it is an employer of whom a sentence tells. */
export const employerSigns = `
  equal opportunity employer, equal opportunities employer, e verify, disability confident, committed to, diversity, EOE, employer, firm, company, practice, charity, business, manufacturer, provider`
/** Advertise for somebody who is not named. */
export const agencySigns = `
  our client is, our client has, our client needs, our client requires, our client seeks, our client are, our client, my client, on behalf of our client, on behalf of my client, on behalf of a client, working with our client, employment agency for, employment business, employment agency`
export const ofClients =
  'client base, client list, client work, client services, client team, client portfolio, our client base'
/** Small words inside the name of an employer. */
export const innerWords = 'of,for,und,de'
/** End like verbs behind a name, and are none. */
export const noVerbs = 'as us its his'
/** Stand before the name of the place where one would work. */
export const beforeEmployer = 'at, join, career with, working for, welcome to'
/** Stand before a name by which an employer introduces itself. */
export const introductions = "we're, we are, here at, I run"
/** Addresses there tell nothing of an employer. */
export const publicMail =
  'gmail googlemail outlook hotmail yahoo gmx web icloud aol proton linkedin indeed facebook twitter glassdoor example'
/** Legal forms that end with a stop. */
export const stoppedForms = 'Inc,Ltd,Co,Corp'
