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
