import { wordSet } from './notation.ts'

// Who people are, by what they do, decide, hold, or are to one another.

/** Nouns that name what somebody is by trade. */
export const jobNouns = wordSet(
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
  tutor underwriter upholsterer veterinarian volunteer vp waiter waitress warden welder worker writer`,
)

/** Those that name something else as often in the head of an entry, and those of German titles. */
export const moreJobNouns = wordSet(
  `berater buchhalter elektroniker entwickler erzieher fachkraft groomer ingenieur kauffrau kaufmann keeper leiter
  liaison mechaniker meister mitarbeiter operative organiser pflegefachkraft practitioner sachbearbeiter usher`,
)

/** What a person is called for what they may decide: the verb alone does not give the title. */
export const titles =
  wordSet(`manager director head chief lead leader supervisor president partner principal executive officer owner founder cofounder chair chairman chairwoman
chairperson ceo cfo cto coo vp foreman captain commander governor dean professor superintendent trustee consultant specialist expert architect master boss judge lieutenant sergeant`)

/** Before a noun these are what the person is, not what they did. */
export const credentials = wordSet('certified registered licensed chartered qualified accredited')

/** Others than those of the trades whose ending does not tell. */
export const otherPeople =
  wordSet(`servant ambassador senator sailor mayor athlete poet priest jeweler trapper perfumer referee umpire medic bursar bailiff matron detective
constable deputy scholar laureate vet commis usher scout chaplain pastor vicar bishop minister diplomat consul delegate temp recruit marshal sheriff
councillor bosun stevedore governess orderly advocate magistrate juror purser`)

/** Trades by name that are as often a deed, a thing or a group. */
export const notPeople = wordSet('admin associate author counsel crew devops internship mentor postdoc server support')

/** They end as people do, in a verb's name. */
export const thingsLikePeople = wordSet(
  'reminder printer scanner server computer container router counter freezer poster mixer blender drawer roller letter charter winter career reactor elevator generator layer tender barrier frontier carrier supplier vendor contractor visitor calculator simulator honor german',
)

// Those who are there beside the person: what they did, or hold, is not the person's.

/** Many as one. */
export const bodies = 'team crew group company firm department agency board council staff'
export const otherBodies = 'office patrol police people'
export const artBodies = 'choir club'

/** Those one works with or for. */
export const partners =
  'client customer colleague contractor subcontractor supplier vendor doctor author volunteer specialist'

/** Those for whom something is done. */
export const served = 'patient guest pupil student member visitor'
export const oftenServed = 'customer client guest patient student colleague'

/** Those near to a person. */
export const kin = 'husband wife brother sister son daughter friend colleague partner he she'

/** Named with `my`, `the` or `our` before them, they are doers in an answer. */
export const others =
  'colleague coworker co-worker teammate team-mate classmate class-mate peer friend boss husband wife partner brother sister father mother son daughter parent neighbour neighbor vendor supplier subcontractor student senior junior competitor customer client employer department staff other others people'

/** Without a word before them they are doers: `Customers served: 40` has none. */
export const somebody =
  'they he she somebody someone others everyone nobody people colleagues coworkers co-workers friends teammates team-mates classmates class-mates'
