// Words that say the same in a resume. A verb never stands beside one that claims more of the person: what a verb's
// rank allows is decided in ranks.ts. `set-up` is a verb with its particle. The first two groups tell changes.
export const sameVerbs = `
reduce reduction cut lower decrease shorten shrink trim slash drop fall decline lessen minimise bring-down go-down halve curb,
increase raise grow growth lift boost rise expand go-up climb gain double triple push-up,
build create develop make construct produce craft, build assemble put-together erect,
create write compose author produce, write draft author pen compose prepare document,
establish set-up create introduce institute start build launch form,
introduce implement launch roll-out deploy adopt bring-in institute establish start,
launch start begin initiate commence,
improve enhance strengthen refine upgrade raise lift boost better increase,
optimise improve streamline tune, streamline simplify, train teach coach instruct educate tutor school,
mentor coach guide, facilitate moderate, fix repair mend restore correct remedy service rectify,
resolve solve fix settle close address clear, troubleshoot diagnose debug fault-find,
maintain keep service keep-up look-after sustain preserve upkeep,
check inspect examine review verify validate confirm control, test check trial try, pilot trial test,
review assess evaluate appraise examine rate, analyse examine evaluate study investigate research,
research investigate study explore look-into,
move migrate transfer shift relocate switch convert transition port change, replace substitute swap switch change,
plan schedule arrange organise coordinate, book reserve arrange schedule,
organise arrange run hold host coordinate stage,
coordinate organise align orchestrate, run operate conduct hold carry-out perform execute keep,
conduct perform carry-out do execute undertake hold, provide give deliver supply offer furnish, serve supply cater,
serve wait-on attend, sell trade, buy purchase procure source order acquire, prepare make ready cook produce set-up,
prepare compile assemble, collect gather compile, compile collate put-together,
obtain get secure gain acquire, receive obtain get, win earn gain secure obtain, reach achieve attain hit meet accomplish,
complete finish finalise conclude do fulfil fulfill, present show demonstrate deliver,
report present communicate share tell brief inform, explain describe present clarify,
speak talk converse communicate, collaborate partner cooperate liaise work-with team-up,
liaise communicate, hire recruit employ take-on, install fit mount put-in set-up lay, draw sketch illustrate,
use apply employ utilise leverage work-with operate, monitor track watch observe follow oversee-progress,
ensure make-sure guarantee secure assure, answer respond reply, clean wash sanitise disinfect,
drive operate, deliver transport carry haul ship bring, ship dispatch send forward, store keep stock hold,
count tally inventory stocktake, calculate compute work-out, forecast predict project estimate, weld join fuse,
merge combine consolidate unify integrate, connect link integrate join hook-up, publish release issue post put-out,
release ship deploy launch, standardise unify harmonise normalise, update revise refresh amend,
edit revise rework, rewrite revise redo rework, redesign rework revamp overhaul restructure,
rebuild reconstruct redo, refurbish renovate restore, advise counsel consult guide, recommend suggest propose advise,
negotiate bargain agree, renegotiate negotiate, care look-after nurse tend, treat care, administer give dispense,
file submit lodge, submit send hand-in, approve authorise sign-off,
register record enter log enrol enroll sign-up, enter input key record, record document log note register,
greet welcome receive, mix blend combine, cultivate grow plant raise, harvest pick gather, measure gauge quantify,
compare benchmark, promote advertise market publicise, enable allow let,
remove eliminate take-out delete clear, prevent avoid stop avert, protect safeguard secure guard,
expand extend grow widen broaden scale, define set specify determine shape, choose select pick,
exceed beat surpass outperform top, meet fulfil fulfill satisfy hit, close shut, grade mark score, retain keep hold,
handle process deal-with take-care look-after cover, own look-after take-ownership, own manage, spend devote, accompany escort,
contact call reach-out, encourage motivate, lead manage supervise oversee head direct command run spearhead,
chair preside lead, found establish start set-up, fundraise raise, vaccinate immunise inoculate,
adapt adjust modify alter tailor customise change, allocate assign distribute, attract draw bring-in,
reconcile balance match, classify categorise sort group, sort organise arrange order,
collect pick-up fetch raise, configure set-up, convert transform change turn-into, convince persuade, design devise,
demolish dismantle tear-down disassemble, detect find identify spot discover uncover recognise notice flag,
find obtain secure, erect put-up set-up build, distribute hand-out give-out circulate, divide split,
digitise scan digitalise, equip fit-out, extend prolong lengthen renew,
fabricate make manufacture produce build, generate create produce, inform tell notify advise alert, invoice bill,
label tag mark, map chart plot, operate use run, outline describe summarise sum-up, pack wrap,
place put position, receive get accept take, replenish restock refill stock, sew stitch,
survey question poll, restore renew, tune adjust, transcribe type-up, visit call-on, weigh measure, study learn,
attend visit, assess test, shadow observe, fill complete, chase follow-up, teach show, draft sketch,
draw-up prepare write draft, take-down dismantle, work-out plan calculate, pass-on relay forward,
go-through review check, mow cut, bring-up raise, put-on stage,
look-for seek search, assist support aid help, participate take-part join attend, contribute participate,
process run, shoot photograph film, wire cable, sit-on serve-on
`

export const sameNouns = `
staff employee worker personnel people workforce colleague, colleague coworker teammate peer,
team crew group squad, person people individual, customer client patron consumer, shopper customer,
guest visitor customer diner, user customer, company firm business organisation organization employer enterprise,
pupil student learner, child kid youngster pupil, doctor physician, lawyer attorney, vendor supplier,
shop store outlet, branch site location office, site location place venue, warehouse depot,
plant factory facility works, house home dwelling, flat apartment, car automobile vehicle, truck lorry vehicle,
lift elevator, machine equipment device machinery apparatus kit, application app program software, system platform,
website site, cost expense spend spending, revenue sales turnover income, price fee rate, bill invoice,
error mistake defect fault bug flaw, problem issue trouble fault, complaint grievance,
request query enquiry inquiry question ticket, risk hazard danger, accident incident,
document paper file record paperwork documentation, guide manual handbook,
procedure process protocol method practice workflow routine, rule regulation guideline,
programme program scheme initiative project, project job assignment, task duty job responsibility,
training course lesson class session workshop, meeting session, event function occasion,
exam test assessment examination, grade mark score result, goal target objective aim quota,
share proportion percentage, amount volume quantity number, time duration period, delay wait lag latency,
area region territory district zone, area field domain sector industry, town city, global worldwide,
daily day everyday, yearly annual annually year, quarterly quarter,
big large, small little, fast quick rapid swift prompt, complex complicated, main primary key core central,
digital online electronic, whole entire all every complete full, several multiple various many numerous,
extra additional further, medicine medication drug, illness disease condition, therapy treatment, surgery operation,
ward unit, dish meal plate food, drink beverage, contract agreement deal, case matter, law legislation statute,
dispute conflict, data information figures, chart graph, picture image photo photograph, video film clip,
article piece text, content copy text, shipment delivery consignment freight cargo load,
goods product item merchandise, inventory stock, package parcel, telephone phone, letter correspondence,
result outcome, finding result, skill ability capability competence, elderly older,
present current currently ongoing now today, active current valid, primary elementary,
autumn fall, maths mathematics math, award prize honour honor,
win winner victory, near close, usual typical regular, regularly routinely, mean average median,
lab laboratory, gym fitness, beginner novice, holiday vacation, petrol gasoline fuel,
rubbish waste trash garbage, timetable schedule rota roster calendar, shift rota, tradesman tradesperson, fire blaze,
crime offence offense, fabric cloth textile, clothing clothes garment apparel, shoe footwear,
road street, pipe piping tube, wire cable wiring cabling, lamp light lighting, wood timber, lawn grass,
flower bouquet, cattle cow, loaf bread, restaurant eatery, bar pub, aircraft plane airplane,
passenger traveller traveler, bus coach, ship vessel boat, journey trip, luggage baggage, loan credit, payroll wages,
court tribunal, hearing trial, judgment judgement verdict ruling, prisoner inmate, concert gig performance,
performance show, film movie, museum gallery, magazine journal, newspaper paper,
curriculum syllabus, clinic practice, vaccine vaccination jab, sample specimen, rehabilitation rehab,
carer caregiver, housing accommodation, appointment booking, diary calendar, feature function,
energy power electricity, questionnaire survey, gear equipment kit, stall stand booth, till checkout, queue line,
trousers pants, grey gray, cv resume, helper assistant, refund reimbursement, letter mail post, discount reduction,
feedback response, idea concept, talk lecture speech presentation, visitor caller, speed pace velocity, noise sound,
beginner starter, outlet branch, tender bid proposal, quote quotation estimate, borrower mortgagor,
tenant renter lessee, landlord lessor, salary pay wage, illustration drawing picture, drawing plan blueprint,
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
reduction reduce, production produce, introduction introduce, application apply, maintenance maintain, sale sell,
growth grow, resolution resolve, solution solve, delivery deliver, advice advise, choice choose, decision decide,
description describe, receipt receive, loss lose, flight fly, diagnosis diagnose, acquisition acquire,
composition compose, proposal propose, transmission transmit, submission submit, admission admit, conversion convert,
expansion expand, extension extend, provision provide, subscription subscribe, transcription transcribe,
prescription prescribe, response respond, compliance comply, analysis analyze, purchase buy,
upkeep maintain, storage store, removal remove, approval approve, renewal renew, retrieval retrieve, arrival arrive,
recovery recover, discovery discover, inquiry inquire, assembly assemble, treatment treat, speech speak,
belief believe, proof prove, relief relieve, service serve, pursuit pursue, layout lay-out,
setup set-up, rollout roll-out, handover hand-over, closure close, failure fail, departure depart, mixture mix,
pressure press, measurement measure, payment pay, photography photograph, photo photograph,
translation translate, interpretation interpret, explanation explain, maintainer maintain, collection collect,
selection select, construction construct, destruction destroy, instruction instruct, inspection inspect,
protection protect, correction correct, direction direct, prevention prevent, intervention intervene,
retention retain, detention detain, attention attend, supervision supervise, revision revise, division divide,
evasion evade, invasion invade, persuasion persuade, collision collide, qualification qualify,
administration administer, care care, alteration alter, consideration consider, registration register,
demonstration demonstrate, photographer photograph
`
