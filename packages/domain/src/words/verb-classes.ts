// Verbs by what they do to what stands beside them, in their base form.

/** No deeds, or none that show anything. */
export const idleVerbs = 'be have get need want like love hate see know ask hear watch learn'

/** They speak to somebody or of something: what follows their `to` is no deed. */
export const speakingVerbs =
  'respond reply report listen speak talk write refer attend adhere present sell send deliver supply give provide offer'

/** What one still does in a role that is over. */
export const lastingVerbs = 'speak know hold own like love enjoy'

/** They tell a deed without what it is done to. */
export const verbsWithoutObject = 'report work travel train help document trade lead plan design head study host test'

/** With a word for where behind them they mean something else. */
export const movingVerbs = 'bring drive keep push get take pull force hold send set put follow scale ramp step pick'

/** What they are about stands behind `of`. */
export const verbsWithOf = 'dispose think conceive approve consist know speak learn hear take'

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
