import { namesIn, wordSet } from './notation.ts'

// Words by which a resume and an advertisement are compared.

/** What both say of any work: it tells two of them apart in nothing. */
export const commonWords =
  wordSet(`ability able academic accomplish achieve active advantage aim annual applicant apply area asset background base basic benefit best big bring business call candid career carry challenge clear closely
colleague comfortable company complete comparable complex confident contribute current currently daily day deep degree deliver demonstrate department desire different direct drive duty eager effective
employee employer end ensure environment equal equivalent essential excellent exceptional expect experience expert expertise fast field first flexible focus follow form full general global goal good
great grow growth hand help high hold hour ideal impact important improve include individual industry issue join keep key know knowledge large last lead level long look love
main maintain major manner manage member minimum month multiple national need normal office offer opportunity order organization part participate people perform person plus position possible
practical practice prefer preferred prior proficient professional project proven provide qualification quality range real recent regular related relevant report represent require responsibility
responsible result right role run set share shift similar simple skill small solid solution someone start state step strong successful support sure take task team term thing think thorough time top
track type understand use useful valid value variety various version want week welcome wide willing willingness work world year young two three four five six seven eight nine ten eg ie inc
ltd llc chief executive senior junior assistant associate coordinator specialist representative principal staff head president vice region uk usa eu`)

/** Words that say the same in this trade or that. The first of a group stands for all. */
export const sameMeanings = namesIn(
  `customer client guest patron, employee staff personnel workforce, recruit hire onboard,
  teach train instruct educate coach mentor tutor precept, buy purchase procure, fix repair mend, build construct,
  check inspect examine verify, car vehicle automobile, physician doctor, lawyer attorney counsel solicitor,
  pupil student learner, child children kid, shop store retail, sell sale, budget spend, cost expense,
  predict forecast, bill invoice, pay payroll wage salary, ship freight, warehouse depot, supplier vendor,
  document record chart, schedule roster rota, clean sanitize, cook cuisine culinary, write author, draft compose,
  illness disease sickness, medication medicine drug, hospital clinic, injury trauma, safe safety,
  error defect fault bug, speed performance latency, supervise oversee, lead head direct, plan strategy,
  negotiate bargain, assess evaluate appraise, analyze analysis analytics, design layout, test trial,
  house home residence, site location, rule regulation regulatory, comply compliance`,
)

/** Names of jobs that share no stem with what they do, or share one with something else. */
export const titledWork: readonly { titles: string; skill: string; why: string }[] = [
  { titles: 'doctor, physician', skill: 'Patient care', why: 'they treat patients' },
  { titles: 'surgeon', skill: 'Perioperative nursing', why: 'they operate' },
  { titles: 'dentist', skill: 'Dentistry', why: 'called after the work' },
  { titles: 'dental hygienist, hygienist', skill: 'Dental hygiene', why: 'called after the work' },
  { titles: 'pharmacist', skill: 'Pharmacy practice', why: 'called after the work' },
  {
    titles: 'physiotherapist, physical therapist',
    skill: 'Physical therapy',
    why: 'the same work, as it is called in America',
  },
  { titles: 'occupational therapist', skill: 'Occupational therapy', why: 'called after the work' },
  { titles: 'carer, caregiver', skill: 'Personal care', why: 'they look after people' },
  { titles: 'midwife', skill: 'Midwifery', why: 'called after the work' },
  { titles: 'phlebotomist', skill: 'Phlebotomy', why: 'called after the work' },
  { titles: 'veterinarian, vet', skill: 'Veterinary care', why: 'called after the work' },
  { titles: 'optometrist', skill: 'Optometry', why: 'called after the work' },
  { titles: 'dietitian', skill: 'Dietetics', why: 'called after the work' },
  { titles: 'psychologist', skill: 'Psychotherapy', why: 'the nearest work that the catalogue names' },
  { titles: 'counselor', skill: 'Mental health counseling', why: 'called after the work' },
  { titles: 'paramedic', skill: 'Paramedicine', why: 'called after the work' },
  { titles: 'actuary', skill: 'Actuarial science', why: 'called after the work' },
  { titles: 'banker', skill: 'Banking', why: 'called after the work' },
  { titles: 'cfo, financial officer', skill: 'Corporate finance', why: 'they answer for the money of a company' },
  { titles: 'finance, financial', skill: 'Financial analysis', why: 'the work with money that most have in common' },
  { titles: 'controller', skill: 'Accounting', why: 'they keep account' },
  { titles: 'treasurer', skill: 'Treasury', why: 'called after the work' },
  { titles: 'tax', skill: 'Taxation', why: 'the work that is named by its field' },
  {
    titles: 'lawyer, attorney, counsel, solicitor, barrister, judge, legal',
    skill: 'Legal practice',
    why: 'they work with the law',
  },
  { titles: 'judicial, law clerk', skill: 'Legal research', why: 'they look up the law for a court' },
  { titles: 'paralegal', skill: 'Paralegal work', why: 'called after the work' },
  { titles: 'tutor', skill: 'Tutoring', why: 'called after the work' },
  { titles: 'professor', skill: 'University teaching', why: 'they teach at a university' },
  { titles: 'instructor, trainer', skill: 'Teaching', why: 'they teach' },
  { titles: 'sales development', skill: 'Lead generation', why: 'they find those who may buy' },
  { titles: 'account executive', skill: 'B2B sales', why: 'they sell to companies' },
  { titles: 'seo', skill: 'Search engine optimization', why: 'the short form of it' },
  { titles: 'architect', skill: 'Construction', why: 'they plan what is built' },
  { titles: 'electrician', skill: 'Electrical installation', why: 'they put in and mend what is electric' },
  { titles: 'carpenter', skill: 'Carpentry', why: 'called after the work' },
  { titles: 'mechanic', skill: 'Mechanical maintenance', why: 'they keep machines running' },
  { titles: 'joiner', skill: 'Joinery', why: 'called after the work' },
  { titles: 'painter', skill: 'Painting and decorating', why: 'they paint rooms and houses' },
  { titles: 'machinist', skill: 'Machining', why: 'called after the work' },
  { titles: 'buyer', skill: 'Procurement', why: 'they buy for a company' },
  { titles: 'planner', skill: 'Production planning', why: 'they plan what is made and when' },
  { titles: 'supply chain', skill: 'Supply chain planning', why: 'the work that is named by its field' },
  { titles: 'chef, kitchen', skill: 'Cooking', why: 'they cook' },
  { titles: 'baker', skill: 'Baking', why: 'called after the work' },
  { titles: 'waiter', skill: 'Food and beverage service', why: 'they bring food and drink' },
  { titles: 'secretary, clerk', skill: 'Administrative support', why: 'they keep an office running' },
  { titles: 'data scientist', skill: 'Data science', why: 'called after the work' },
  { titles: 'data analyst', skill: 'Data analysis', why: 'called after the work' },
  { titles: 'statistician', skill: 'Statistics', why: 'called after the work' },
  { titles: 'postdoc, researcher, scientist', skill: 'Research', why: 'they do research' },
  { titles: 'biologist', skill: 'Biology', why: 'called after the work' },
  { titles: 'chemist', skill: 'Chemistry', why: 'called after the work' },
  { titles: 'developer', skill: 'Software engineering', why: 'they write software' },
  { titles: 'backend', skill: 'Back-end development', why: 'the work that is named by its part' },
  { titles: 'security analyst', skill: 'Cybersecurity', why: 'they guard systems and data' },
  { titles: 'editor, writer', skill: 'Editing', why: 'they make texts better' },
  { titles: 'driver', skill: 'Professional driving', why: 'they drive for pay' },
  { titles: 'pilot', skill: 'Aircraft piloting', why: 'they fly aircraft' },
  { titles: 'courier', skill: 'Courier work', why: 'they carry parcels' },
  { titles: 'cleaner', skill: 'Commercial cleaning', why: 'they clean for pay' },
  { titles: 'actor', skill: 'Acting', why: 'called after the work' },
  { titles: 'soldier, military', skill: 'Military operations', why: 'they serve in the forces' },
  { titles: 'retail', skill: 'Retail sales', why: 'the work that is named by its field' },
  { titles: 'nursery', skill: 'Early childhood education', why: 'they look after young children' },
  { titles: 'adjuster', skill: 'Claims handling', why: 'they settle claims' },
  { titles: 'maintenance', skill: 'Maintenance', why: 'the work that is named by its field' },
  { titles: 'foreman', skill: 'Construction supervision', why: 'they lead a building site' },
  { titles: 'product manager', skill: 'Product management', why: 'they answer for a product' },
  { titles: 'hotel', skill: 'Hotel operations', why: 'the work that is named by its place' },
]

/** Kinds of workplaces by their names, and what roles there are called by their title or employer. */
export const workplaces: readonly { places: string; roles: string; why: string }[] = [
  {
    places: 'care, care home, residential care, residential, nursing home, residential home',
    roles:
      '(?<!customer |client |skin |hair )care (?:assistant|worker), carer, care ?giver, (?:care|nursing|residential) home',
    why: 'where people are cared for; a shop has customer care',
  },
  { places: 'hospital, hospital ward, ward', roles: 'hospital, infirmary', why: 'a nurse may work elsewhere' },
  { places: 'kitchen, catering', roles: 'chef, cook, kitchen (?:porter|assistant)', why: 'where food is made' },
  { places: 'restaurant, hospitality', roles: 'waiter, waitress, restaurant', why: 'where guests are served' },
  { places: 'warehouse', roles: 'warehouse, picker', why: 'where goods are kept' },
  { places: 'school, classroom', roles: 'school teacher, teaching assistant, school', why: 'where pupils are taught' },
  {
    places: 'retail, shop, store',
    roles: '(?:shop|sales|store) assistant, cashier, retail',
    why: 'where goods are sold',
  },
  { places: 'factory, manufacturing', roles: 'factory, production operative', why: 'where goods are made' },
  {
    places: 'construction site, building site',
    roles: 'bricklayer, scaffolder, site joiner',
    why: 'where it is built',
  },
]
/** What is said of any workplace. */
export const workplaceWords = wordSet(
  `a an the in of at within previous prior relevant similar worked working experience busy fast paced large small commercial professional
  setting settings environment environments sector industry workplace`,
)

/** Verbs of leading people, and of teaching them. */
export const leadingVerbs = wordSet('lead manage supervise oversee direct head run command captain')
export const teachingVerbs = wordSet('train mentor coach teach instruct induct tutor')

/** Verbs of lending a hand. */
export const helpingVerbs = wordSet('help assist support aid')

/** People that somebody may lead. */
export const ledPeople = wordSet(
  `team teams staff crew crews people employees workforce personnel colleagues reports apprentice apprentices trainee
  trainees junior juniors volunteers starter starters others`,
)
/** Leading them, by nouns. */
export const chargeNouns = wordSet('others people experience management leadership supervision line direct person')
/** Nobody's people, or no people, though they end like some. */
export const notLed =
  wordSet(`customers suppliers users servers orders partners vendors heads leads visitors readers viewers callers
  buyers learners holders subscribers mothers fathers containers computers printers scanners trailers clusters
  numbers letters papers posters filters meters sensors routers doors floors motors tractors`)
/** Whoever is called so is somebody's. */
export const ofNewPeople = wordSet('new junior seasonal')
/** So many of these are not so many people. */
export const notGroups = wordSet(
  'round caseload fleet portfolio stock herd school nursery home site course total average number',
)
/** Where the people end whom a deed is about. */
export const besidePeople = wordSet('for to from by under within')
/** `Trained by two chefs`: it was done to the person. */
export const undergone = wordSet('as by under')
export const smallNumbers = wordSet('two three four five six seven eight nine ten twelve twenty')
/** What is managed without leading anybody. */
export const managedThings = wordSet('account product project case relationship community media brand')

/** Before the name of a holder of some work. */
export const beforeHolder = wordSet('the a an our my senior lead head')

/** How the words of every paper begin. */
export const formalWords = wordSet(
  `nvq svq level licen certif diploma regist card ticket memb accredit qualif award clean unrestrict feder course train
  exam multistate`,
)
/** Fields of work that end like several people. */
export const fieldsInPlural = wordSet('sales logistics operations')
/** How the names of disciplines end. */
export const disciplineEndings =
  'ing|ment|ion|ics|ity|ance|ship|ops|sales|law|care|work|design|practice|science|analysis|control|safety|service'
/** Common words that make a paper another one. */
export const lesserPapers = wordSet('assistant basic helper junior')
/** Each holds those before it. */
export const paperLadders: readonly (readonly string[])[] = [
  ['apprentice', 'journeyman', 'master'],
  ['automatic', 'manual'],
  ['junior', 'senior'],
  ['unarmed', 'armed'],
]
/** Levels of a paper, the least first. */
export const paperLevels = namesIn(
  'I, II, III, IV, V, VI, VII, VIII, IX, X, Foundation, Associate, Practitioner, Professional, Expert',
)
/** Each is more than the paper that is called by none of them. */
export const widerPapers = wordSet('advanced chief public')
/** What those who give papers are called by, and some of them by name. */
export const paperIssuers = wordSet(
  'ambulance alliance association board council cross google guilds institute microsoft society',
)
/** `Los Angeles County`. */
export const areas = wordSet('Borough City County Parish Province State Township')
/** Whoever works for students is none: `Student Adviser`. */
export const forStudents = wordSet(
  'adviser advisor ambassador assistant coach coordinator counsellor counselor manager mentor officer recruiter tutor',
)

/** Inside the name of a body. */
export const insideBodies = 'and|for|of|the|in|&'
/** What ties somebody to a body: whoever sat a course of its own is not on its register. */
export const bodyTies = ['regist', 'member|fellow|associate', 'charter', 'licen[cs]']
/** `or working towards one` */
export const onTheWay = 'working|studying|progress'
/** How something is seen and not done. */
export const watchingVerbs =
  'shadowed|sat in on|(?:observed|watched) (?:[\\w-]+ ){0,2}(?:weeks?|days?|sessions?|shifts?)'
/** Point to something that another sentence says. */
export const pointingWords = 'it|its|your?|they|them|their|us|we|our|this|these'

/** Behind what is done there: `teaching rooms`. */
export const roomWords = 'room, rooms, hall, halls, block, blocks, building, buildings'
