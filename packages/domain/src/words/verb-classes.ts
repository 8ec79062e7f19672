// Verbs by what they do to what stands beside them, in their base form.

/** No deeds, or none that show anything. */
export const idleVerbs = 'be have get need want like love hate see know ask hear watch learn'

/** They speak to somebody or of something: what follows their `to` is no deed. */
export const speakingVerbs =
  'respond reply report listen speak talk write refer attend adhere present sell send deliver supply give provide offer'

/** They say that one has what follows. */
export const havingVerbs = 'use utilise utilize work-with know master apply'

/** What they are for is kept by the reservation that they make. */
export const honouringVerbs = 'nominate shortlist longlist commend duty'

/** What is made for a tool is made with it. */
export const makingVerbs = 'build develop write program code configure design'

/** From and to what they lead, one knows. */
export const transferringVerbs =
  'migrate move transfer switch convert change connect import export translate interpret deploy integrate enter add record'

/** Done at a ward or in a class to those who are there. */
export const caringVerbs = 'care treat nurse support manage lead supervise teach run'

/** Done to what others tell of a thing. */
export const relayingVerbs = 'interpret translate review check support organise arrange host book'

/** Who did this with a training was trained. */
export const takingVerbs = 'complete finish pass take undertake do attend receive'

/** A deed that they are done to is not the person’s. */
export const verbsOfOthersDeeds =
  'attend receive observe shadow order buy purchase check review supervise oversee request plan watch'

/** Who did this to a tool has not used it. */
export const weighingVerbs =
  'evaluate explore compare research investigate consider review assess look-into trial appraise'

/** Who did this has done nothing with what it was about. */
export const listeningVerbs = 'attend read watch see hear'

/** To have worked with a tool. */
export const usingVerbs = 'use utilise utilize apply employ operate leverage work-with'

/** They make somebody one of a house. */
export const hiringVerbs = 'employ join hire'

/** They are done to a whole, and to no part of it. */
export const verbsOfWholes = 'run operate found open establish launch start set-up'

/** One does them with people, whatever else is done. */
export const jointVerbs = 'work-with collaborate partner liaise cooperate support assist help'

/** What one takes is not what one gives. */
export const teachingVerbs = 'train teach instruct coach'

/** What they are done to was given by another. */
export const receivingVerbs = 'attend receive watch'

/** Who does it to one of a kind does it to all of them. */
export const verbsOfTools = 'drive operate use answer'

/** What they are done with is what the person is. */
export const appointingVerbs = 'promote appoint elect become name hire employ qualify'

/** They are like deeds of skill, and take no knowing of the thing. */
export const plainVerbs = 'order sort host hold cook attend watch observe follow keep'

/** They weigh a tool, by any form of theirs, or tell that one was only heard of. */
export const weighingStems =
  'evaluat, explor, compar, research, investigat, consider, review, assess, trial, apprais, attend, read, watch, look'

/** A tool behind them was taught to the person, and not for that alone used. */
export const learningPhrases =
  'trained in, training (?:in|on), (?:course|class|workshop|seminar)s? (?:in|on), certified in, knowledge of, (?<!machine |deep |reinforcement )learn(?:ed|t|ing)?, studied, introduced to'

/** Somebody works there. */
export const verbsOfPosts = 'work serve join employ'

/** Who does so to a thing has made it otherwise, and with it what comes of it. */
export const reshapingVerbs =
  'rewrite redesign reorganise restructure rearrange simplify standardise streamline digitise merge tighten extend overhaul modify convert revise revamp rework reroute rezone reshape trial pilot map switch install consolidate centralise relocate'
/** Before the noun of a deed they add nothing to it: `carried out reviews`. */
export const verbsOfNouns =
  'carry-out perform complete make take handle provide do run hold conduct undertake execute prepare'

/** As participles they only join what stands beside a thing: `a ferry carrying 350 passengers`. */
export const attachingVerbs = 'carry cover handle hold include serve comprise see'
/** What one has, wherever it is named. */
export const holdingVerbs = 'hold include'

/** Past a target, and up to it. */
export const verbsPastTargets = 'exceed beat surpass outperform'
export const verbsToTargets = 'meet hit reach'
