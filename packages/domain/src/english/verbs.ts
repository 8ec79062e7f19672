// The forms of verbs: resumes and advertisements are full of them, and differ in little else.

export interface VerbForms {
  base: string
  third: string
  past: string
  participle: string
  gerund: string
}
export type VerbForm = keyof VerbForms

/** Base, past and participle, as far as they are others. */
const irregular = `be was been|bear bore borne|beat beat beaten|begin began begun|bend bent|bid|bind bound|break broke broken|breed bred|
bring brought|build built|buy bought|cast|catch caught|choose chose chosen|come came come|cost|cut|deal dealt|dig dug|
do did done|draw drew drawn|drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|
find found|fly flew flown|get got|give gave given|go went gone|grind ground|grow grew grown|hang hung|have had|
hear heard|hide hid hidden|hit|hold held|keep kept|know knew known|lay laid|lead led|leave left|lend lent|let|
lie lay lain|light lit|lose lost|make made|mean meant|meet met|partake partook partaken|pay paid|put|quit|read|
ride rode ridden|ring rang rung|rise rose risen|run ran run|say said|see saw seen|seek sought|sell sold|send sent|set|
sew sewed sewn|shake shook shaken|shoot shot|show showed shown|shrink shrank shrunk|shut|sing sang sung|sit sat|
sleep slept|speak spoke spoken|speed sped|spend spent|spin spun|split|spread|stand stood|steal stole stolen|
stick stuck|strike struck|swear swore sworn|sweep swept|swim swam swum|swing swung|take took taken|teach taught|
tear tore torn|tell told|think thought|throw threw thrown|wake woke woken|wear wore worn|weave wove woven|win won|
wind wound|write wrote written`

/** Those that go as the verb behind the sign does. */
const compound = `a+rise a+wake be+come co-+lead fore+cast fore+see in+put off+set out+grow over+come over+see over+sell
over+take proof+read re+build re+do re+draw re+make re+pay re+sell re+set re+think re+write un+wind under+cut
under+go under+stand under+take under+write up+hold up+sell up+set with+draw with+stand`

const regular = `abate absorb accelerate accept accommodate accompany accomplish accrue achieve acquire act activate adapt add address
adhere adjudicate adjust administer adopt advance advertise advise advocate affect aggregate agree aid aim alert align
allocate allow alter amend amplify analyse analyze animate announce answer anticipate appeal appear apply appoint
appraise approach approve arbitrate archive argue arrange articulate ascertain assemble assess assign assist assume
assure attach attain attend attract audit augment author automate avert avoid award back bake balance bank bargain
benchmark bill blend block board book boost boot bottle brainstorm brand brief broaden broker budget bundle calculate
calibrate call campaign canvass capture care carry catalog catalogue cater caution cease celebrate certify chair
challenge champion change channel chart chase check circulate cite clarify classify clean cleanse clear climb close
co-author co-operate co-ordinate coach coauthor code collaborate collate collect combine command commence commission
communicate compare compile complete comply compose compound compute conceive conclude condense conduct confer
configure confirm conform connect conserve consider consolidate construct consult consume contact contain contract
contribute control convene convert convey convince cook cooperate coordinate copy correct correlate correspond counsel
count couple cover craft create crew critique cross-train cultivate culture curate cycle dampen de-escalate debug
decide decline decommission decorate decrease dedicate deduct deescalate defend define delegate delete delight deliver
demolish demonstrate deploy derive describe design designate detail detect determine develop devise diagnose diagram
differentiate direct disassemble discharge disclose discover discuss dismantle dispatch dispense display dispose
dissect disseminate distribute diversify divert document donate double draft dredge dress drill drop earn ease edit
educate effect elaborate elevate elicit eliminate elucidate embed embrace emerge employ empower enable enact encourage
end endorse enforce engage engineer enhance enjoy enlarge enlist enrich enrol enroll ensure enter entertain enumerate
equip eradicate erect escalate escort establish estimate evacuate evaluate evolve examine excavate exceed exchange
execute exercise exhibit expand expect expedite experiment explain exploit explore export express extend extract
fabricate face facilitate factor farm fashion fast-track field figure file fill film filter finance fine-tune finish
fire fit fix float focus follow forge form format formulate forward foster found frame free freelance fuel fulfil
fulfill function fund fundraise further gain gather generate govern grade graduate grant graph green greet groom group
guarantee guard guide halve handle harden harness harvest haul head help highlight hire hone host hunt identify
illuminate illustrate imagine implement import impress improve improvise include incorporate increase incubate index
induct influence inform initiate inject innovate inspect inspire install instil instill institute instruct insulate
insure integrate intensify interact intercept interface interpret intervene interview introduce invent inventory
invest investigate invigilate invite invoice involve irrigate isolate issue iterate join judge justify kick-start
label land landscape launch learn lecture lengthen level leverage liaise licence license lift limit line link
liquidate list listen litigate load lobby locate lodge log look lower machine mail maintain manage mandate maneuver
manipulate manoeuvre manufacture map market master match measure mechanise mediate mentor merchandise merge migrate
mitigate mix model moderate modify monitor motivate mount move multiply narrate navigate negotiate network nominate
note notify number nurse nurture observe obtain offer officiate on-board onboard open operate orchestrate order orient
originate outfit outline outpace outperform outsource overhaul own pace pack package paint pair participate partner
pass patch patrol penetrate perfect perform permit persuade phase photograph pick pilot pinpoint pioneer pitch place
plan plant plaster play plot plumb police polish pool port portray position post practice practise praise precept
predict prefabricate prepare prescribe present preserve preside press prevent price print probe process procure
produce profile profit program programme progress project promote proof propagate propose prospect protect prototype
prove provide provision publish pull pump purchase pursue push quadruple qualify quantify query question quote raise
ramp rank rate re-engineer re-negotiate reach react reassess rebalance rebrand receive recertify recharge recommend
reconcile reconfigure reconstruct record recover recruit rectify recycle redeploy redesign redevelop redirect redline
reduce reengineer refactor refer referee refill refinance refine refit reflect reform refresh refurbish refute
register regulate rehabilitate rehearse reinforce reinvent reject rejuvenate relate relaunch relay release relieve
relocate remain remediate remedy remember remind remodel remove render renegotiate renew renovate rent reopen repair
replace replenish replicate reply report reposition represent reproduce request require research reserve reshape
resolve respond restock restore restructure result resuscitate retail retain retire retouch retrain retrieve retrofit
return reuse revamp reverse review revise revive reward rewire roast roll rotate round route safeguard sample satisfy
save scaffold scale scan schedule scope score scout screen script scrub sculpt seal search secure segment select
separate sequence serve service settle shadow shape share sharpen shift ship shop shorten showcase sign signal
simplify simulate situate sketch slash smooth solder solicit solidify solve sort source spark spearhead specify spot
staff stage start state steer stimulate stock store streamline strengthen stretch structure study style subcontract
submit subscribe substantiate succeed suggest supervise supplement supply support surpass survey suspend sustain
switch symbolise tabulate tackle tag tailor talk target taste tend terminate test tie tighten tile titrate top total
tour trace track trade train transcribe transfer transform transition translate transmit transplant transport travel
treat triage trial trim triple troubleshoot trust tune turn tutor type uncover underpin unify unite update upgrade
upskill use validate value vary vend ventilate verify version vet view visit volunteer vote wait walk warehouse warn
wash watch weigh welcome weld widen wire witness word work wrap yield zone`

/** Spelt with `s` or with `z`. */
const spelledTwice = `author central conceptual custom digit familiar final formal harmon local maxim minim mobil modern monet normal
operational optim organ priorit public real recogn reorgan revital special stabil standard strateg summar synchron
synthes systemat util visual`

const irregularForms = new Map(
  irregular.split(/[|\n]+/).map((line) => {
    const [base = '', past = base, participle = past] = line.split(' ')
    return [base, { past, participle }] as const
  }),
)
for (const verb of compound.split(/\s+/)) {
  const [prefix = '', root = ''] = verb.split('+')
  const { past, participle } = irregularForms.get(root) ?? { past: '', participle: '' }
  irregularForms.set(prefix + root, { past: prefix + past, participle: prefix + participle })
}

/** Stressed on the last syllable, so that its consonant doubles: `plan` does, `open` does not. */
const doubling = new Set(
  'refer confer transfer prefer occur commit submit permit admit omit equip control compel propel enrol enroll fulfil instil rebut regret format input reset offset upset program'.split(
    ' ',
  ),
)
const british = new Set('travel model label cancel channel level tunnel marvel total counsel signal'.split(' '))

const oneSyllable = /^[^aeiou]*[aeiou][bdfgklmnprtvz]$/

function doubled(base: string): string {
  const doubles = oneSyllable.test(base) || (doubling.has(base) && !/ll$/.test(base)) || british.has(base)
  return doubles ? `${base}${base.slice(-1)}` : base
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return `${doubled(base)}ed`
}

function gerundOf(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(base) && base !== 'be') return `${base.slice(0, -1)}ing`
  return `${doubled(base)}ing`
}

function thirdOf(base: string): string {
  if (base === 'be') return 'is'
  if (base === 'have') return 'has'
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`
}

/** All forms of any verb, known or not. */
export function verbForms(base: string): VerbForms {
  const past = irregularForms.get(base)?.past ?? regularPast(base)
  const participle = irregularForms.get(base)?.participle ?? past
  return { base, third: thirdOf(base), past, participle, gerund: gerundOf(base) }
}

const knownBases = [
  ...irregularForms.keys(),
  ...regular.split(/\s+/),
  ...spelledTwice.split(/\s+/).flatMap((stem) => [`${stem}ise`, `${stem}ize`]),
]

let readings: Map<string, { base: string; form: VerbForm }> | null = null

function known() {
  if (readings) return readings
  readings = new Map()
  for (const base of knownBases) {
    const forms = verbForms(base)
    for (const form of ['base', 'past', 'participle', 'gerund', 'third'] as const)
      if (!readings.has(forms[form])) readings.set(forms[form], { base, form })
    // `traveled` beside `travelled`.
    if (british.has(base)) {
      readings.set(`${base}ed`, { base, form: 'past' })
      readings.set(`${base}ing`, { base, form: 'gerund' })
    }
  }
  return readings
}

/** The verb that a word is a form of, where it is one we know: `led` is the past of `lead`. */
export const readVerb = (word: string): { base: string; form: VerbForm } | null =>
  known().get(word.toLowerCase().replace(/’/g, "'")) ?? null
