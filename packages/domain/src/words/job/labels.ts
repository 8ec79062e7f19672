import type { Wording } from './row.ts'

export const praise: Wording = {
  words: `
      very really truly extremely highly good great strong solid sound excellent outstanding exceptional superb
      impeccable first-class deep secure proven demonstra(ted|ble) documented verifiable extensive significant
      substantial thorough in-depth broad comprehensive confident expert consistent rigorous successful enough
      (sehr_)?gute? fundierte`,
  why: 'how good it is to be',
}

export const sort: Wording = {
  words: `
      practical professional working relevant recent previous prior real hands[-_]on general some initial first
      progressive applied technical theoretical basic own personal direct post-\\w+`,
  why: 'of what sort it is to be',
}

export const knowing: Wording = {
  words: `
      experience[ds]? knowledge understanding command familiarity proficiency expertise skills? background grasp
      competenc[ey] capability fluency comfort confidence exposure (track_)?record history foundation basics
      fundamentals awareness mastery aptitude talent evidence appreciation erfahrung kenntnisse`,
  why: 'knowing it',
}

export const link: Wording = {
  words: `
      with in(_der)? of for as at from using on about within around across behind im mit als`,
  why: 'between knowing and the thing',
}

export const somebody: Wording = {
  words: `
      you we they he_or_she he/she someone somebody a_person people candidates? applicants?
      (the_)?(ideal|successful|right)_(candidate|applicant|person)`,
  why: 'who is to have it',
}

export const helping: Wording = {
  words: `
      who with will would should could must can may might shall do also already ideally currently truly really
      (need|have|ought)_to to`,
  why: 'between them and having it',
}

export const having: Wording = {
  words: `
      ha(ve|s|d|ving) hold(s|ing)? bring(s|ing)? possess(es|ing)? needs? are is be(ing|en)? know(s|ing)? offer
      demonstrates? speaks? likes? enjoy love understands? includes? met show must can should will to bringen haben
      verfügen_über`,
  why: 'having it',
}

export const article: Wording = {
  words: `
      an?(?!_levels?\\b) the your our his her some any one_or_more at_least_one(_of)? one_of at_least at_minimum
      minimum(_of)? min\\. current (proof|evidence)_of completed? several multiple various eine?n?
      abgeschlossene[sr]?`,
  why: 'before the thing',
}

export const able: Wording = {
  words: `
      able prepared comfortable confident familiar proficient experienced skilled competent (well[-_])?versed adept
      interested willing happy ready eager keen capable knowledgeable conversant expert passionate good strong great
      at_home`,
  why: 'able to do it',
}

export const andAlso: Wording = {
  words: `
      (and|or|but|also|plus|as well as|including|ideally|preferably|particularly|especially|of which|then|so|yet|e\\.g\\.|i\\.e\\.|such as|like)<more>`,
  why: 'joins it to what was said',
}

export const ifYou: Wording = {
  words: '(if|that|when|where|who|which)\\s+(?=(you|is|are|has|have|can)\\b)',
  why: 'opens it as a condition',
}

export const somebodyOpening: Wording = {
  words: "<somebody>(['’](ll|ve|re|d))?\\s+(<helping>\\s+)*(?=[^\\s(])",
  why: 'somebody, and what helps the verb',
}

export const whoIs: Wording = {
  words: `
      ((who|that)\\s+(is|are|has|have|can|will|knows?|brings?)|(would|will|should|must) be)\\s+`,
  why: 'who is or has it',
}

export const oneOfThese: Wording = {
  words: `
      ((one|two) or more|at least (one|two)|one|any|either|some) of (the following|these)?\\s*:?\\s*(?=\\S)`,
  why: 'one of several will do',
}

export const months: Wording = {
  words: `
      (\\d{1,2}|one|two|three|six|nine|twelve|eighteen)\\+? months?(['’]s?)?\\s+(of\\s+)?(?=\\S)`,
  why: 'months of it',
}

export const memberOf: Wording = {
  words: '(member(ship)?( in good standing)? (of|in|with)|admi(ssion|tted) to)<more>',
  why: 'a member of it',
}

export const rangeOf: Wording = {
  words: '((wide|broad|full) )?(range|variety|mix|number) of\\s+(?=\\S)',
  why: 'many of it',
}

export const ableTo: Wording = {
  words: '<able>\\s+(to|with|in|at|of|on|about|using|working (with|in)|around)<more>',
  why: 'able, with its preposition',
}

export const abilityTo: Wording = {
  words: `
      (ability|availability|flexibility|capability|capacity|willingness|readiness|desire|flair|passion|aptitude|motivation)\\s+(to|for|of)\\s+(be |work (with|in) )?(?=\\S)`,
  why: 'the ability, with its preposition',
}

export const usedBefore: Wording = {
  words: `
      (used?|using|work(ed)? with|program(med)? in|deliver in|work in|write|wrote|written)\\s+(?=\\p{Lu})`,
  why: 'used, before a name',
}

export const already: Wording = {
  words: '(one|ideally|also|already|currently|both|either|previously|preferably)<more>',
  why: 'says when or how',
}

export const preposition: Wording = {
  words: `
      (of|in|with|as|for|on|at|using|from)\\s+(?!(site|time|call|heights?|person|house)\\b)(?=\\S)`,
  why: 'left over before the thing',
}

export const manner: Wording = {
  words: '(spoken|written|oral|verbal)',
  why: 'how a language is used',
}

export const remark: Wording = {
  words: `
      so that
      so you
      in order to
      well enough
      as a matter of course
      as a minimum
      as well
      at your fingertips
      inside out
      behind you
      under your belt
      yourself
      yourselves
      at hire
      upon hire
      at the table
      on day one
      within \\w+ (months|days)
      in anger
      before
      you (wrote|have|can|built|made)
      and so on
      and the like
      and similar
      etc\\.?
      et cetera`,
  why: 'says something of it in passing',
}

export const anythingLike: Wording = {
  words: `
      (practical_)?experience tools? qualifications? fields? disciplines? subjects? degrees? technolog(y|ies)
      software systems? platforms? combination.*`,
  why: 'things like it',
}

export const tailFor: Wording = {
  words: ',\\s+for (the|our|your)\\s.*',
  why: 'what it is for',
}

export const tailThat: Wording = {
  words: `
      \\s+(that|which|who|whom|whose|where|because|since|although|though|while|when|unless|until|whereby)\\s.*`,
  why: 'what is told of it',
}

export const tailSimilar: Wording = {
  words: `
      \\s+(or|and)\\s+(similar|comparable|equivalents?|related|relevant|alike|the like|something similar)(\\s+<anythingLike>)?`,
  why: 'or the like',
}

export const tailIs: Wording = {
  words: '\\s+(is|are) (an?|your|second nature|in your|nothing new|not? an?|no)\\b.*',
  why: 'what it is',
}

export const tailTo: Wording = {
  words: `
      \\s+to (feel|know|be able|do|teach|understand|get|make|ensure|help|keep|stay|meet)\\s.*`,
  why: 'to what end',
}

export const tailJoint: Wording = {
  words: '\\s+(and|or|but|with|of|in|as|for|to|the|an?)',
  why: 'a word that joins nothing more',
}

export const knowingTail: Wording = {
  words: '\\s+(knowledge|skills?|proficiency|expertise|abilit(y|ies)|kenntnisse)$',
  why: 'knowing it, behind the thing',
}

export const needsSkills: Wording = {
  words: `
      communication people leadership soft interpersonal social language organi[sz]ational technical analytical
      customer numeracy presentation writing management computer it`,
  why: 'without `skills` these would say something else',
}

export const linkTail: Wording = {
  words: '(\\s+work(ing)?\\s+(with|in|as|on|for|at))?(\\s+the (use|field|area|basics) of)?',
  why: 'may stand behind the link',
}
