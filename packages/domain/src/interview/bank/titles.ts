// Titles by group of occupations, without those that only put a word before another title here.

/** O*NET 29.2 Database, U.S. Department of Labor, Employment and Training Administration, CC BY 4.0; chosen and changed (NOTICE). */
export const onetTitles = {
  nursing: `
acnp, apn, aprn, ccrn, certified medical aide, certified nurse aide, certified nurse-midwife, certified nurses aide,
clinical nurse specialist, cnm, cnor, crna, developmental aide, direct care worker, fnp, hha, home attendant, home
care aide, home health aide, home health provider, hospice aide, icu critical care np, lna, lvn, medication aide,
mental health aide, np, nurse anesthetist, nurses' aide, nursing aide, operating room assistant, orderly, patient
care technician, patient escort, patient transporter, pca, pct, personal care aide, personal care attendant, pmhnp,
pnp, psychiatric aide, psychiatric apn, psychiatric assistant, psychiatric cns, psychiatric np, psychiatry aprn,
radiology transporter, resident care tech, resident care technician, residential care tech, residential care
technician, staff crna, stna, therapeutic program worker`,
  teaching: `
academic coach, academic guidance specialist, adapted physical activity specialist, adapted physical education
specialist, ape specialist, classroom aide, dape specialist, educational assistant, field education coordinator,
graduate fellow, graduate student, instructional assistant, intervention specialist, kindergarten assistant,
paraeducator, preschool aide, special education aide, teacher aide, teacher assistant, teaching fellow`,
  accounting: `
account clerk, account services representative, accounting assistant, accounting associate, accounting clerk,
accounting officer, accounting specialist, accounting supervisor, accounting technician, accounts payable clerk,
accounts payable specialist, accounts payables clerk, accounts receivable clerk, accounts receivable specialist,
accounts services rep, ar specialist, audit partner, bank examiner, biller, billing clerk, billing coordinator, bsa
aml officer, budget analyst, budget and policy analyst, budget coordinator, budget officer, budget planning analyst,
collection agent, collection specialist, collections specialist, community reinvestment act officer, corporate
treasurer, cpa, cra officer, credit administration manager, credit manager, credit union examiner, credit union
field examiner, debt collector, enrolled agent, examining officer, financial planning manager, financial reporting
manager, financial services officer, financial systems manager, fiscal analyst, fixed income portfolio manager, ip
clerk, item processing clerk, medical biller, patient account representative, payroll assistant, payroll clerk,
payroll coordinator, payroll representative, payroll specialist, payroll technician, pre-audit clerk, revenue agent,
revenue collector, revenue officer, revenue specialist, school treasurer, statement distribution clerk, statement
services rep, statement services representative, tax advisor, tax associate, tax collector, tax compliance officer,
tax consultant, tax examiner, tax examining technician, tax preparer, tax professional, tax specialist, telephone
collector, treasury consultant`,
  transport: `
air export agent, air export specialist, aircraft cleaner, auto detailer, automotive detailer, bagger, box sorter,
bulk mail technician, bus cleaner, bus operator, car detailer, car washer, cargo manager, cfs markup clerk, charter
coordinator, chauffeur, checker loader, checker stocker, city carrier, city carrier assistant, coach operator,
convenience recycle center tech, convenience recycle center technician, crane operator, cycle counter, dc
supervisor, delivery man, detail tech, detail technician, detailer, dispatch, distribution center manager,
distribution center supervisor, distribution clerk, distribution manager, dock supervisor, driver manager, driver
salesman, drop shipment clerk, expeditor, export coordinator, flat sorting machine clerk, fleet manager, fork lift
technician, freight broker, freight forwarder, fsm clerk, garbage man, general services administration coordinator,
gsa coordinator, heavy equipment supervisor, import agent, inventory control specialist, inventory specialist,
inventory tech, inventory technician, letter carrier, lift truck operator, load out person, load planner, loader,
loading operator, logistics director, logistics operations manager, logistics service representative, lug loader,
machine feeder, mail carrier, mail handler, mail handler equipment operator, mail processing clerk, mail processor,
marking clerk, material requirements planner, material requirements planning manager, materials control associate,
materials coordinator, materials planner, merchandise pick up associate, messenger, ocean export specialist, order
filler, order fulfillment specialist, pack out operator, packager, packaging specialist, packaging supervisor,
packer, part time flexible clerk, picker and packer, postal clerk, production clerk, production scheduler, ptf
clerk, rail car loader, receiving associate, receiving clerk, receiving coordinator, receiving manager, receiving
supervisor, recycle coordinator, recycling coordinator, recycling manager, recycling program manager, recycling
specialist, refuse collector, route sales representative, route salesman, route specialist, route supervisor, rural
carrier, rural carrier associate, rural route carrier, sanitation laborer, sanitation truck cleaner, scale operator,
security messenger, selector packer, ship broker, shipper, shipping clerk, shipping coordinator, shipping manager,
shipping supervisor, solid waste division supervisor, sort line worker, spbs clerk, stock clerk, stocker, street
supervisor, supply chain director, supply chain logistics manager, supply chain manager, supply clerk, tank car
loader, terminal operations manager, tow motor operator, traffic and documentation clerk, traffic assistant,
transfer station operator, transportation manager, trash collector, truck loader, vehicle delivery worker, warehouse
foreman, warehouse manager, warehouse supervisor, warehouse tech, warehouse technician, waste reduction coordinator,
window clerk`,
  sales: `
advertising account representative, advertising consultant, advertising representative, brand ambassador, broker
associate, business development engineer, call agent, call center representative, car salesman, client services
representative, computer tech, corporate travel consultant, counter clerk, counter service representative, customer
account technician, customer assistant, customer care representative, customer service agent, customer service
representative, customer service supervisor, customer support rep, customer support representative, demo specialist,
demonstration specialist, demonstrator, department manager, department supervisor, designated broker, desk clerk,
desktop support tech, desktop support technician, destination specialist, direct sales coach, door-to-door sales
trainer, event specialist, field merchandiser, food demonstrator, front desk associate, front office agent, grocery
manager, guest service representative, guest services agent, help desk analyst, help desk tech, help desk
technician, hub associate, in store demonstrator, independent beauty consultant, independent distributor,
information center supervisor, information systems technician, information technology technician, insurance agent,
insurance broker, international travel consultant, investment representative, investments advisor, investments
specialist, is tech, it tech, key carrier, leasing consultant, managing broker, marketing representative, member
services rep, order analyst, order clerk, order entry admin, order entry administrator, order entry rep, order entry
representative, order processing clerk, order taker, parts advisor, parts consultant, parts counterman, parts
counterperson, parts person, parts salesman, parts specialist, product ambassador, product demonstrator, real estate
agent, real estate associate, real estate broker, realtor, realtor associate, rental agent, rental assistant, rental
associate, rental clerk, reservation agent, reservationist, reservations agent, reservations and ticketing agent,
reservations supervisor, sales agent, sales and marketing vp, sales applications engineer, sales clerk, sales
consultant, sales director, sales engineer, sales leader, sales manager, sales person, sales professional, sales
rep, sales representative, sales supervisor, sales team leader, sales vice president, sales vp, salesman, shift
manager, solar consultant, solar sales specialist, station agent, store attendant, store clerk, technical marketing
engineer, telemarketer, telephone service representative, telesales rep, telesales representative, telesales
specialist, ticket agent, tour counselor, travel agent, travel counselor, video clerk`,
  office: `
admin clerk, admin specialist, administrative aide, administrative associate, administrative clerk, administrative
coordinator, administrative director, administrative manager, administrative officer, administrative specialist,
administrative supervisor, administrative support assistant, administrative technician, business manager, cbx
operator, central communications specialist, clerical aide, clerical assistant, clerk specialist, clerk typist,
computerized branch exchange operator, data capture specialist, data entry machine operator, data entry operator,
data entry specialist, data transcriber, file clerk, hr assistant, hr associate, human resources assistant, human
resources associate, info assistant, information assistant, insert operator, inserter operator, keyboard specialist,
legal admin, legal coordinator, legal management assistant, legal practice assistant, mail clerk, mail machine
operator, mail reader, mail sorter, medical office specialist, office coordinator, office services specialist,
office supervisor, office support assistant, personnel clerk, physician office specialist, private branch exchange
operator, records clerk, staff assistant, staff services manager, switchboard operator, telecommunications clerk,
typist, underwriting support specialist, unit clerk, unit support representative, ward clerk, word processor`,
  construction: `
abatement worker, asbestos remover, asbestos worker, asphalt paving machine operator, asphalt raker, attic blower,
automobile glass technician, back hoe operator, bill board poster, bill poster, bituminous asphalt technician, block
layer, block mason, blockmason, boiler maker, boiler mechanic, boiler repairman, boiler service technician,
boilermaker, boilermaker mechanic, boilermaker pipe fitter, brick mason, bricklayer helper, building code
administrator, building inspector, building official, building performance consultant, building scientist, carpenter
assistant, carpenter helper, carpenter's helper, carpet installer, carpet layer, carpet mechanic, ceiling installer,
cement finisher, cement mason, code enforcement officer, code inspector, commercial field manager, commercial
insulator, commercial solar superintendent, concrete finisher, concrete mason, construction area manager,
construction inspector, construction services manager, construction superintendent, construction supervisor, d and d
operator, decontamination and decommissioning operator, drain cleaner, drain technician, dry wall installer, drywall
finisher, drywall hanger, drywall installer, drywall mechanic, drywall taper, drywaller, e and i apprentice,
electrical and instrumentation apprentice, electrical apprentice, electrical helper, electrical inspector,
electrical journey person, electrical supervisor, electrical troubleshooter, electrician and instrumentation
apprentice, electrician apprentice, electrician helper, electrician's helper, elevator adjuster, elevator
constructor, elevator installer, elevator mechanic, elevator service mechanic, elevator service tech, elevator
service technician, elevator serviceman, elevator tech, elevator technician, elevator troubleshooter, energy
advisor, energy auditor, energy consultant, energy rater, engineering equipment operator, facilities painter, fence
builder, fence contractor, fence erector, fence installer, fence mechanic, fence tech, fence technician, field
ironworker, field operations supervisor, fire sprinkler service technician, floor coverer, floor covering
contractor, floor covering installer, floor coverings installer, floor finisher, floor installation mechanic, floor
layer, floor mechanic, floor refinisher, floor sander, floor sander and finisher, flooring installer, flooring
mechanic, form setter, gate tech, gate technician, glass tech, glazier worker, hazardous materials technician,
hazmat technician, heat and frost insulator, highway maintainer, highway maintenance crew worker, highway
maintenance technician, highway maintenance worker, highway painter, hod carrier, home energy inspector, home
performance consultant, hot mix asphalt operator, house painter, hvac sheet metal specialist, industrial insulator,
inside wireman, installation manager, insulation estimator, insulation installer, insulation mechanic, insulation
worker, insulator, insulator journeyman, iron installer, iron worker, ironworker, job superintendent, maintenance
equipment operator, maintenance painter, marble finisher helper, mason, mason tender, masonry installer, mechanic
insulator, mechanical insulator, metal framer, metal roofing mechanic, metal stud framer, motor grader operator,
painter helper, paper hanger, paperhanger, paver, paver installer, paver layer, paver operator, paving stone
installer, photovoltaic installation technician, photovoltaic installer, pile driver, pile driver operator, pile
driving operator, pipelayer, plaster and stucco worker, plaster applicator, plaster helper, plaster mechanic,
plaster tender, plasterer journeyman, plastering contractor, plumber's helper, plumbing inspector, plumbing
installer, post framer, public works inspector, public works technician, pv installation tech, pv installer,
reinforced ironworker, residential field manager, residential field supervisor, retrofit installer, rodbuster,
rodman, roller operator, roof mechanic, roof service technician, roofer helper, roofing technician, roustabout field
supervisor, scaffold builder, scaffolding operator, screed operator, segmental wall installer, septic cleaner,
septic tank service technician, sheet metal fabricator, sheet metal installer, sheet metal journeyman, sheet metal
layout mechanic, sheet metal worker, shw installer, site superintendent, solar electric installer, solar energy
technician, solar field supervisor, solar hot water installer, solar installation supervisor, solar installer, solar
maintenance technician, solar panel installation tech, solar panel installation technician, solar photovoltaic
integrator, solar pv integrator, solar system installer, solar tech, solar technician, solar thermal installer,
spray foam installer, sprinkler fitter, steamfitter, steel tier, steel worker, stone derrickman, stone mason, stone
setter, structural steel erector, terrazzo finisher, terrazzo grinder, terrazzo installer, terrazzo journeyman,
terrazzo mechanic, terrazzo worker, tile and marble installer, tile and marble setter, tile finisher, tile
installer, tile man, tile mason, tile mechanic, tile setter, tower hand, vinyl hanger, vinyl installer, wall
covering contractor, wall covering installer, wallpaper hanger, wallpaper installer, weatherization and housing
inspector, weatherization installer, weatherization technician, weatherization worker, wireman apprentice`,
  management: `
academic affairs vp, academic dean, building maintenance superintendent, business administrator, cdo, ceo, cfo,
chief diversity officer, chief executive officer, chief financial officer, chief information officer, chief
operating officer, chief sustainability officer, chief technical officer, cio, concrete foreman, construction
foreman, construction superintendent, coo, corporate controller, corporate treasurer, csr and sustainability vp,
cto, dean, elementary principal, evp, fixed income vp, gm, high school principal, investment analysis vp, job
superintendent, middle school principal, operations gm, operations superintendent, operations vp, plant
superintendent, postmaster, president, principal, provost, ra vp, regional controller, sales and marketing vp, sales
vp, school superintendent, school treasurer, students dean, superintendent, sustainability initiatives vp, utilities
superintendent, vice principal`,
}

/** Common titles that are not among them, here and in Britain. */
export const otherTitles = {
  nursing: `
care assistant, caregiver, carer, certified nursing assistant, cna, healthcare assistant, lpn, midwife, nurse, nurse
practitioner, nursing assistant, registered nurse, rn, staff nurse, support worker, ward manager, ward sister`,
  teaching: `
deputy head, educator, head of year, head teacher, headteacher, instructor, learning support assistant, lecturer,
paraprofessional, professor, teacher, teaching assistant, tutor`,
  accounting: `
accountant, accounts assistant, accounts payable, accounts receivable, auditor, bookkeeper, bookkeeping, controller,
credit controller, finance assistant, finance manager, finance officer, financial controller, payroll, payroll
officer`,
  transport: `
courier, delivery driver, dispatcher, driver, forklift operator, forklift truck driver, fulfillment associate,
fulfilment associate, goods in, logistics coordinator, material handler, order picker, picker packer, stock
controller, transport manager, transport planner, warehouse, warehouse associate, warehouse operative, warehouse
worker`,
  sales: `
account executive, account manager, business development manager, call center agent, call centre agent, cashier,
customer adviser, customer advisor, customer service, customer success manager, customer support, help desk, inside
sales, retail assistant, sales, sales assistant, sales associate, sales executive, salesperson, service desk, shop
assistant, store manager, support agent, support specialist`,
  office: `
admin assistant, administrative assistant, administrator, data entry clerk, executive assistant, front desk, office
administrator, office assistant, office clerk, office manager, pa, personal assistant, receptionist, secretary, team
assistant`,
  construction: `
bricklayer, carpenter, construction manager, construction worker, decorator, dryliner, electrician, foreman, gas
engineer, glazier, groundworker, heating engineer, hvac technician, joiner, laborer, labourer, painter and
decorator, pipefitter, plasterer, plumber, roofer, scaffolder, site manager, site supervisor, tiler, welder`,
  management: `
chief, director, head of, manager, shift leader, supervisor, team lead, team leader, vice president`,
  none: `
product manager, project manager, program manager, programme manager, engineering manager, case manager, social media manager,
community manager, creative director, art director, music director, film director`,
}
