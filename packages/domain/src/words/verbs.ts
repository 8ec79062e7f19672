import { wordSet } from './notation.ts'

// The verbs of resumes and advertisements, beside those of verb-groups.ts.

/** Base, past and participle, as far as they are others. */
export const irregularVerbs = `be was been|bear bore borne|beat beat beaten|begin began begun|bend bent|bid|bind bound|bleed bled|blow blew blown|break broke broken|breed bred|
bring brought|build built|buy bought|cast|catch caught|choose chose chosen|come came come|cost|cut|deal dealt|dig dug|
do did done|draw drew drawn|drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|
find found|fly flew flown|freeze froze frozen|get got|give gave given|go went gone|grind ground|grow grew grown|hang hung|have had|
hear heard|hew hewed hewn|hide hid hidden|hit|hold held|keep kept|kneel knelt|knit|know knew known|lay laid|lead led|leave left|lend lent|let|
lie lay lain|light lit|lose lost|make made|mean meant|meet met|partake partook partaken|pay paid|put|quit|read|
ride rode ridden|ring rang rung|rise rose risen|run ran run|say said|see saw seen|seek sought|sell sold|send sent|set|
sew sewed sewn|shake shook shaken|shoot shot|show showed shown|shear sheared shorn|shrink shrank shrunk|shut|sling slung|sing sang sung|sit sat|
sleep slept|sow sowed sown|speak spoke spoken|speed sped|spend spent|spin spun|split|spread|stand stood|steal stole stolen|
stick stuck|sting stung|strike struck|string strung|swear swore sworn|sweep swept|swim swam swum|swing swung|take took taken|teach taught|
tear tore torn|tell told|think thought|throw threw thrown|wake woke woken|wear wore worn|weave wove woven|win won|
wind wound|wring wrung|write wrote written`

/** Those that go as the verb behind the sign does. */
export const compoundVerbs = `a+rise a+wake be+come co-+lead fore+cast fore+see in+lay in+put inter+weave off+set out+grow out+sell over+come over+hear over+ride over+see over+sell
over+take proof+read re+build re+do re+draw re+make re+pay re+run re+sell re+set re+take re+tell re+think re+wind re+write un+do un+wind under+cut
under+go under+stand under+take under+write up+hold up+sell up+set with+draw with+stand`

/** Their past ends as others do. */
export const regularVerbs = `abate absorb accelerate accommodate accrue act activate add adhere adjudicate administer advance advocate affect
aggregate aim amplify analyze animate announce anticipate appeal appear appoint approach arbitrate archive argue
articulate ascertain assume attach audit augment automate award back bake bank bathe block board boot bottle
brainstorm brand brew broker budget bundle calibrate campaign cannulate canvass capture carve catalog catalogue
caution cease celebrate certify challenge champion channel choreograph cite cleanse co-author co-operate co-ordinate
coauthor code commission comply compound conceive condense confer conform conserve consider consume contain contract
convene convey copy correlate correspond couple crew critique cross-train culture curate cycle dampen de-escalate
decide decommission decorate dedicate deduct deescalate defend delegate delight derive designate detail detain diagram
differentiate discharge disclose discuss dismiss dispense display dispose dissect disseminate diversify divert donate
dredge dress drill ease effect elaborate elevate elicit elucidate embed embrace emerge empower enact encrypt end
endorse enforce engage engineer enjoy enlarge enlist enrich entertain enumerate eradicate escalate evacuate evolve
excavate exchange exercise exhibit expect expedite experiment exploit export express extract face factor farm fashion
fast-track fell field figure filter finance fine-tune fire float focus forge format formulate foster frame free freelance
fuel function fund further garnish govern graduate grant graph green groom harden harness highlight hoist hone hunt
illuminate imagine import impress improvise include incorporate incubate index induct influence inject innovate
inspire instil instill insulate insure intensify interact intercept interface interpret intervene interview intubate
invent invest invigilate invite involve irrigate isolate iterate judge justify kick-start knead land landscape lecture
level licence license limit line liquidate list listen litigate load lobby locate look machine mail mandate maneuver
manipulate manoeuvre master mediate merchandise mitigate model multiply narrate navigate network nominate number
nurture officiate on-board onboard open orient originate outfit outpace outsource pace package paint pair pass patch
patrol pave penetrate perfect permit phase pinpoint pioneer pitch plaster play plumb police polish pool portray pour
practice practise praise precept prefabricate prescribe press price print probe profile profit program programme
progress proof propagate prospect prototype prove provision prune pull pump pursue push quadruple qualify query quote
ramp rank re-engineer re-negotiate react reassess rebalance rebrand recertify recharge reconfigure recover recycle
redeploy redevelop redirect redline reengineer refactor refer referee refinance refit reflect reform refute regulate
rehabilitate rehearse reinforce reinvent reject rejuvenate relate relaunch relieve remain remediate remember remind
remodel render rent reopen replicate reposition represent reproduce request require reshape result resuscitate retail
retire retouch retrain retrieve retrofit return reuse reverse revive reward rewire roast roll rotate round route
sample save scaffold scope scout screen script scrub sculpt seal segment separate sequence sharpen shelve shop
showcase sign signal simulate situate smooth solder solicit solidify spark staff state steer stimulate stretch
structure style subcontract subscribe substantiate succeed supplement suspend suture tabulate tackle target taste
terminate tie tighten tile titrate total tour trace translate transmit transplant travel treat triage trust turn type
underpin unite unload upholster upskill value varnish vary vend ventilate version vet view volunteer vote wait walk
warehouse warn witness word work yield zone
reduce lower decrease shorten trim slash drop decline lessen minimise halve curb increase raise lift boost expand
climb gain double triple create develop construct produce craft assemble erect compose author draft prepare document
establish introduce institute start launch form implement deploy adopt initiate commence improve enhance strengthen
refine upgrade optimise streamline tune simplify train coach instruct educate tutor mentor facilitate moderate fix
repair mend restore correct remedy service rectify resolve solve settle close address clear troubleshoot diagnose
debug maintain sustain preserve check inspect examine review verify validate confirm control test trial try pilot
assess evaluate appraise rate analyse study investigate research explore move migrate transfer shift relocate switch
convert transition port change replace substitute swap plan schedule arrange organise coordinate book reserve host
stage align orchestrate operate conduct perform execute provide deliver supply offer furnish serve cater attend trade
purchase procure source order acquire cook compile collect gather collate obtain receive earn reach achieve attain
accomplish complete finish finalise conclude fulfil fulfill present demonstrate report communicate share brief inform
explain describe clarify talk converse collaborate partner cooperate liaise hire recruit employ install fit mount
sketch illustrate use apply utilise leverage monitor track watch observe follow ensure guarantee secure assure answer
respond reply clean wash sanitise disinfect transport carry haul ship dispatch forward store stock count tally
inventory stocktake calculate compute predict project estimate weld join fuse merge combine consolidate unify
integrate connect link publish release issue post standardise harmonise normalise update revise refresh amend edit
rework redesign revamp overhaul restructure reconstruct refurbish renovate advise consult guide recommend suggest
propose negotiate bargain agree renegotiate care nurse tend file submit lodge approve authorise register record enter
log enrol enroll note greet welcome mix blend cultivate plant harvest pick measure gauge quantify compare benchmark
promote advertise market publicise enable allow remove eliminate delete prevent avoid stop avert protect safeguard
guard extend widen broaden scale define specify determine shape select exceed surpass outperform top satisfy grade
mark score retain handle process cover own manage devote accompany escort contact call encourage motivate supervise
head direct command spearhead chair preside found vaccinate immunise inoculate adapt adjust modify alter tailor
customise allocate assign distribute attract reconcile balance match classify categorise sort group fetch configure
transform convince persuade design devise demolish dismantle disassemble detect identify spot discover uncover
recognise notice flag deputise circulate divide digitise scan digitalise equip prolong lengthen renew fabricate
manufacture generate notify alert invoice bill label tag map chart plot outline summarise pack wrap place position
accept replenish restock refill stitch survey question poll transcribe visit weigh learn shadow fill chase relay mow
search assist support aid help participate contribute photograph film wire cable`

/** The stems of those in `ise`. */
export const verbsInIse = `central character conceptual familiar formal local maxim mechan mobil modern monet operational priorit
real reorgan revital special stabil steril strateg symbol synchron synthes systemat visual`

/** Stressed on the last syllable, so that its consonant doubles: `plan` does, `open` does not. */
export const doublingVerbs = wordSet(
  'confer transfer occur incur commit submit permit admit omit equip control patrol compel expel propel enrol fulfil instil format input offset upset program',
)
