// Verbs that open a duty. Base forms; the other forms are made here.

const duties = `accompany achieve act adapt address adjust administer advise advocate agree align analyse analyze answer appraise apply approve arrange assemble
  assess assign assist assure attend audit author automate balance be book brief bring budget build calculate calibrate care carry chair champion check clean
  close coach collaborate collate collect combine communicate compile complete compose conduct configure confirm consolidate construct consult contribute
  control convert cook coordinate co-ordinate counsel cover craft create cultivate cut debug decide define deliver demonstrate deploy design detect determine
  develop diagnose direct discover dispatch dispense distribute document draft draw drive edit educate embed empower enable encourage enforce engage ensure
  escalate establish estimate evaluate examine execute expand explain explore extend facilitate file find fix follow forecast form foster fulfil fulfill gather
  generate get give greet grow guide hand handle help hire host identify implement improve influence inform initiate innovate inspect inspire install
  instruct integrate interact interpret interview introduce investigate iterate join keep launch lead learn leverage liaise line listen load log look maintain make
  manage market measure mentor merchandise migrate moderate monitor motivate move negotiate nominate observe obtain offer onboard open operate optimise optimize
  order organise organize oversee own pack participate partner perform pilot place plan post precept prepare prescribe present prevent process procure produce program
  project promote protect prototype prove provide publish purchase qualify raise ramp reach receive recommend reconcile refer sequence record recruit redline reduce refine
  refactor register release repair replace reply report represent research resolve respond restore review rotate run safeguard scale schedule scope secure see sell
  send serve service set shape share ship sign solve source specify stand steer stock strengthen structure study submit supervise supply support tailor take
  talk teach test titrate track train transform translate treat triage troubleshoot turn understand update upgrade upsell validate verify visit watch weld wire work
  write raise hunt prospect negotiate rotate chase bend read administer nurture model simulate map mine clear count deal delegate`

const bases = new Set(duties.split(/\s+/).filter(Boolean))
const irregular: Record<string, string> = {
  made: 'make',
  ran: 'run',
  led: 'lead',
  built: 'build',
  written: 'write',
  taught: 'teach',
}

/** The base form of a word that is such a verb: `manages`, `managing` and `managed` are `manage`. */
export function verbOf(word: string): string | null {
  const plain = word.toLowerCase().replace(/[^\p{L}-]/gu, '')
  if (bases.has(plain)) return plain
  const special = irregular[plain]
  if (special) return special
  for (const ending of ['ies', 'es', 's', 'ing', 'ed', 'd']) {
    if (!plain.endsWith(ending)) continue
    const stem = plain.slice(0, -ending.length)
    const tries = ending === 'ies' ? [`${stem}y`] : [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')]
    const base = tries.find((form) => form.length > 1 && bases.has(form))
    if (base) return base
  }
  return null
}

const firstWord = (text: string) => /^[\p{L}’'-]+/u.exec(text)?.[0] ?? ''

/** Opens with such a verb, bare or in -ing or -s. */
export function opensWithVerb(text: string): boolean {
  const word = firstWord(text.replace(/^(?:and|then|also|to)\s+/i, ''))
  return word.length > 1 && !/ed$/i.test(word) && verbOf(word) !== null
}
