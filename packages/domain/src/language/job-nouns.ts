/** Nouns that name what somebody is by trade. */
export const jobNouns: ReadonlySet<string> = new Set(
  `accountant actuary adjuster admin administrator adviser advisor agent aide analyst animator apprentice arborist
  architect archivist artist assessor assistant associate attendant attorney auditor author babysitter baker banker
  barber barista barrister bartender beautician bookkeeper bricklayer broker butcher buyer captain caregiver carer
  caretaker carpenter cashier ceo cfo chair chef chief childminder cio cleaner clerk cmo co-ordinator coach
  comptroller concierge conservator consultant contractor controller coo cook coordinator copywriter counsel counsellor counselor
  courier crew cto curator dancer dean decorator dentist designer developer devops dietitian director dispatcher
  doctor driver editor educator electrician engineer estimator examiner executive expert facilitator farmer fellow
  firefighter fitter florist foreman gardener generalist glazier guard hairdresser handler head headteacher helper
  host hostess housekeeper hygienist illustrator inspector installer instructor intern internship interpreter janitor
  jeweller joiner journalist laborer labourer landscaper lawyer lead leader lecturer librarian lifeguard loader
  machinist manager marketer mason master mechanic mentor merchandiser midwife moderator nanny notary nurse officer
  operator optometrist organizer owner packer painter paralegal paramedic partner performer pharmacist phlebotomist
  photographer physician physiotherapist picker pilot planner plasterer plumber postdoc president principal producer
  professor programmer psychiatrist psychologist purchaser radiographer ranger receptionist recruiter registrar rep
  representative researcher reviewer roofer salesperson scaffolder scheduler scientist secretary seller server singer
  solicitor sommelier specialist sre steward strategist stylist superintendent supervisor support surgeon surveyor
  tailor teacher technician technologist teller tester therapist tiler trader trainee trainer translator treasurer
  tutor underwriter upholsterer veterinarian volunteer vp waiter waitress warden welder worker writer`.split(/\s+/),
)

/** Those that name something else as often in the head of an entry, and those of German titles. */
const moreNouns = new Set(
  `berater buchhalter elektroniker entwickler erzieher fachkraft groomer ingenieur kauffrau kaufmann keeper leiter
  liaison mechaniker meister mitarbeiter operative organiser pflegefachkraft practitioner sachbearbeiter usher`.split(
    /\s+/,
  ),
)
const isJobNoun = (word: string) =>
  jobNouns.has(word) || moreNouns.has(word) || /^\p{L}*(?:maker|ologist|smith|wright)$/u.test(word)

const tokens = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,/()]+/)
    .filter(Boolean)

/** How much a phrase reads like the name of a job, 0 to 1. */
export function titleness(text: string): number {
  const words = tokens(text)
  if (words.length === 0 || words.length > 11) return 0
  const has = words.some((word) => isJobNoun(word) || isJobNoun(word.replace(/s$/, '')))
  if (has) return 1
  return words.length <= 5 &&
    words.some((word) => /^\p{L}{3,}(?:er|or|ist|ian|eer|yst|ant|man|woman|in|kraft)$/u.test(word))
    ? 0.4
    : 0
}
