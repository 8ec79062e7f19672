import { wordSet } from './notation.ts'

// Words that say the same in a resume; verbs stand in language/verb-groups.ts.

/** Groups of words that are no verbs. */
export const sameNouns = `
staff employee worker personnel people workforce colleague, colleague coworker teammate peer,
team crew group squad, person people individual, customer client patron consumer, shopper customer,
guest visitor customer diner, user customer, company firm business organisation organization employer enterprise,
pupil student learner, child kid youngster, doctor physician, lawyer attorney, vendor supplier,
shop store outlet, branch site location office, site location place venue, warehouse depot,
house home dwelling, flat apartment, car automobile vehicle, truck lorry vehicle,
lift elevator, machine equipment device machinery apparatus kit, application app program software, system platform,
cost expense spend spending, revenue sales turnover income, price fee rate, bill invoice,
error mistake defect fault bug flaw, problem issue trouble fault, complaint grievance,
request query enquiry inquiry question ticket, risk hazard danger, accident incident,
document paper file record paperwork documentation, guide manual handbook,
procedure process protocol method practice workflow routine, rule regulation guideline,
programme program scheme initiative project, project job assignment, task duty job responsibility,
training course lesson class session workshop, meeting session, event occasion,
exam test assessment examination, grade mark score result, goal target objective aim quota,
share proportion percentage, amount volume quantity number, time duration period, delay wait lag latency,
area region territory district zone, area field domain sector industry, town city, global worldwide,
daily day everyday, yearly annual annually year, quarterly quarter,
big large, small little, fast quick rapid swift prompt, complex complicated, main primary key core central,
digital online electronic, whole entire all every complete full, several multiple various many numerous,
extra additional further, medicine medication drug, illness disease, therapy treatment,
ward unit, dish meal plate food, drink beverage, contract agreement deal, case matter, law legislation statute,
dispute conflict, data information figures, chart graph, picture image photo photograph, video film clip,
article piece text, content copy text, shipment delivery consignment freight cargo load,
goods product item merchandise, inventory stock, package parcel, telephone phone, letter correspondence,
result outcome, finding result, skill ability capability competence, elderly older,
present current currently ongoing now today, active current valid, primary elementary,
autumn fall, maths mathematics math, award prize honour honor,
win winner victory, near close, usual typical regular, regularly routinely, mean average median,
lab laboratory, gym fitness, beginner novice, holiday vacation, petrol gasoline fuel,
rubbish waste trash garbage, timetable schedule rota roster calendar, shift rota,
crime offence offense, fabric cloth textile, clothing clothes garment apparel, shoe footwear,
road street, pipe piping tube, wire cable wiring cabling, lamp light lighting, wood timber, lawn grass,
cattle cow, loaf bread, restaurant eatery, bar pub, aircraft plane airplane,
passenger traveller traveler, ship vessel boat, journey trip, luggage baggage, loan credit, payroll wages,
judgment judgement verdict ruling, prisoner inmate, concert gig,
performance show, film movie, museum gallery, magazine journal, newspaper paper,
curriculum syllabus, clinic practice, vaccine vaccination jab, sample specimen, rehabilitation rehab,
carer caregiver, housing accommodation, appointment booking, diary calendar, feature function,
energy power electricity, questionnaire survey, gear equipment kit, stall stand booth, till checkout, queue line,
trousers pants, grey gray, cv resume, helper assistant, refund reimbursement, letter mail post, discount reduction,
feedback response, idea concept, talk lecture speech presentation, speed pace velocity,
outlet branch, tender bid proposal, quote quotation estimate,
tenant renter lessee, salary pay wage, illustration drawing picture, drawing plan blueprint,
age aged, passenger pax, radiograph xray, flu influenza, ha hectare, square m2 sqm sq, guest people attendee visitor participant,
manual manually hand, every each, spectacle glasses eyeglasses, poster flyer leaflet brochure, brochure leaflet catalogue
`

/**
 * More general words: `people` may be said of nurses, not the other way round.
 * After `>` the narrower one may be part of a name, as the letters of a degree are.
 */
export const general = `
staff person < nurse technician engineer cook chef waiter server clerk accountant developer designer assistant associate
  teacher driver electrician welder mechanic apprentice carpenter operator guard officer agent analyst executive rep
  representative bartender barista cleaner cashier trainee intern volunteer student
staff < adjuster
person < pupil patient guest customer client resident colleague employee member visitor attendee participant
colleague professional < nurse engineer accountant designer teacher
colleague < technician developer
professional < lawyer
team < shift crew brigade squad group department people staff employee
member < team crew group
vehicle < car truck van lorry bus
weapon < rifle
property < house flat apartment building
instrument < violin piano guitar
student < undergraduate postgraduate pupil
food < bread cake pastry meat fish vegetable
create produce make < draw paint sew film cook bake
create make < knit weave carve
create produce < design photograph write draft
create < sketch illustrate model code program compose
produce make < weld
show < teach train instruct demonstrate
facilitate lead-event < run hold host
facilitate < lead organise lead-event
lead-event < give conduct deliver guide teach facilitate
give run hold conduct guide < lead-event
settle < resolve close
contact < call phone ring email telephone write-to
move < carry push wheel lift shift
transport < carry drive push wheel
cut < slice carve chop trim
clean < muck-out hoover sanitise
record < note log write-down jot
clean < sweep mop wash scrub wipe vacuum dust polish
win > winner
bachelor degree > bsc bs ba beng bba bsn bed bfa btech bcom llb bachelor
master degree > msc ms ma meng mba msn med mfa llm mph msw master
master > mres mphil
doctorate doctor > phd dphil edd dba
doctorate > doctor
doctor > doctorate
degree > phd doctorate
philosophy > phd
science > bsc bs msc ms bsn msn
arts > ba ma
engineering > beng meng
business administration > bba mba
nursing > bsn msn
education > bed med pgce
law > llb llm jd
`

/** Nouns of deeds, with their verbs, where the one does not show the other. */
export const deeds = `
application apply, maintenance maintain, sale sell, growth grow, resolution resolve, solution solve, delivery deliver,
advice advise, choice choose, receipt receive, loss lose, arrival arrive, admission admit, flight fly, diagnosis diagnose,
acquisition acquire, composition compose, proposal propose, response respond, compliance comply, analysis analyze, purchase buy,
upkeep maintain, storage store, renewal renew, recovery recover, discovery discover, inquiry inquire,
assembly assemble, treatment treat, speech speak, belief believe, proof prove, relief relieve, service serve,
pursuit pursue, layout lay-out, setup set-up, rollout roll-out, handover hand-over, closure close, failure fail,
departure depart, mixture mix, pressure press, measurement measure, payment pay, photography photograph,
photo photograph, translation translate, interpretation interpret, explanation explain, maintainer maintain,
destruction destroy, prevention prevent, intervention intervene, attention attend, qualification qualify,
administration administer, care care, alteration alter, consideration consider, registration register,
demonstration demonstrate, photographer photograph,
weight weigh, summary summarise, reminder remind, viewing view, comparison compare, entry enter, thanks thank, lesson teach, tuition teach,
drawing draw, listing list, catering cater, upholstery upholster, carpentry build, cookery cook, plumbing plumb,
quotation quote, valuation value, inspection inspect, invigilation invigilate, dispatch dispatch, rescue rescue,
retrieval retrieve, removal remove, disposal dispose, appraisal appraise, approval approve, arrangement arrange,
assessment assess, assistance assist, attendance attend, booking book, briefing brief, calculation calculate,
celebration celebrate, clearance clear, collection collect, consultation consult, conversation converse,
correspondence correspond, creation create, decision decide, description describe, detection detect, dismissal dismiss,
dissection dissect, distribution distribute, evaluation evaluate, examination examine, excavation excavate,
execution execute, export export, gift give, guidance guide, identification identify, illustration illustrate,
improvement improve, instruction instruct, investigation investigate, invitation invite, laundry launder,
mentorship mentor, modification modify, notification notify, observation observe, operation operate, patrol patrol,
performance perform, portrayal portray, preparation prepare, presentation present, production produce,
recommendation recommend, recruitment recruit, rehearsal rehearse, repair repair, replacement replace, review review,
safeguarding safeguard, search search, selection select, signage sign, supervision supervise, survey survey,
transport transport, verification verify, visit visit, welding weld, referral refer, practice practise
`

/** They end as nouns of deeds do, and name a thing or a place. */
export const notDeeds = wordSet(
  'department apartment statement equipment government compartment station location situation generation foundation population organisation organization association corporation relation documentation publication education station admission instrument supplement performance medication vacation reputation allowance ration nation',
)
