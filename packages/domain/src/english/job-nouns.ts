// Nouns that name what somebody is by trade.

const nouns = new Set(
  `engineer developer programmer architect administrator admin analyst scientist researcher postdoc fellow designer artist illustrator photographer animator writer
  author editor journalist copywriter translator interpreter librarian archivist curator manager director head lead leader chief officer president vp cfo ceo cto coo
  cio cmo owner partner principal consultant contractor advisor adviser specialist expert representative rep executive supervisor superintendent foreman apprentice
  trainee intern internship assistant associate aide helper technician technologist mechanic operator operative machinist electrician plumber carpenter joiner welder fitter
  installer painter roofer mason bricklayer surveyor estimator inspector nurse doctor physician surgeon dentist pharmacist therapist physiotherapist psychologist
  psychiatrist midwife paramedic caregiver carer radiographer dietitian optometrist veterinarian hygienist phlebotomist teacher tutor lecturer professor instructor
  trainer coach educator headteacher dean registrar counselor counsellor mentor lawyer attorney counsel solicitor barrister paralegal notary clerk accountant
  bookkeeper auditor controller comptroller treasurer actuary banker broker trader underwriter cashier teller buyer purchaser planner scheduler dispatcher
  coordinator co-ordinator organiser organizer facilitator recruiter generalist strategist marketer merchandiser salesperson seller agent chef cook baker butcher
  bartender barista waiter waitress server host hostess sommelier steward housekeeper concierge receptionist secretary driver courier pilot captain firefighter
  guard janitor cleaner caretaker gardener farmer worker labourer laborer volunteer chair producer performer sre devops tester handler packer picker loader attendant crew
  support master reviewer moderator owner practitioner adjuster assessor examiner keeper warden ranger officer liaison nanny babysitter childminder stylist hairdresser barber beautician groomer tailor
  upholsterer glazier scaffolder lifeguard florist jeweller dancer singer usher tiler plasterer decorator landscaper arborist
  entwickler ingenieur berater leiter kaufmann kauffrau pflegefachkraft mitarbeiter sachbearbeiter fachkraft erzieher meister mechaniker elektroniker buchhalter`.split(
    /\s+/,
  ),
)
const tokens = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,/()]+/)
    .filter(Boolean)

/** How much a phrase reads like the name of a job, 0 to 1. */
export function titleness(text: string): number {
  const words = tokens(text)
  if (words.length === 0 || words.length > 11) return 0
  const has = words.some((word) => nouns.has(word) || nouns.has(word.replace(/s$/, '')))
  if (has) return 1
  return words.length <= 5 &&
    words.some((word) => /^\p{L}{3,}(?:er|or|ist|ian|eer|yst|ant|man|woman|in|kraft)$/u.test(word))
    ? 0.4
    : 0
}
