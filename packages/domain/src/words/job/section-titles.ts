import type { Wording, Wordings } from './row.ts'

export type SectionKind =
  | 'duties'
  | 'profile'
  | 'preferred'
  | 'traits'
  | 'role'
  | 'offer'
  | 'about'
  | 'apply'
  | 'legal'
  | 'facts'
  | 'unknown'
  | 'general'

export interface SectionRow extends Wording {
  kind: SectionKind
}

// Titles of sections, in small letters. A title is a noun of its kind with words that only qualify it, or a set phrase.

export const titleParts = {
  weight: { words: 'essential desirable required preferred', why: 'how much all below it is asked' },
  qualifier: {
    words: `
      the our your an? we must[-_]have job position role basic minimum key core essential required candidate person general
      professional technical necessary mandatory specific formal main ideal primary principal major typical daily
      day-to-day relevant other special top hard soft education educational experience skills? total full employee
      company`,
    why: 'only qualifies the noun of a title',
  },
  asked: {
    words: `
      requirements? qualifications? skills? skill_set experience exp profile criteria competenc(y|ies|es?) background
      knowledge education attributes specification abilities capabilities prerequisites credentials expertise
      must[-_]haves? essentials? required track_record eligibility registration licen[cs]es? certifications? certificates? tickets? training languages?
      anforderungen profil qualifikation(en)? voraussetzungen kenntnisse`,
    why: 'nouns of what is asked',
  },
  done: {
    words: `
      roles(?=_(and|&)) responsibilit(y|ies) duties tasks? functions? accountabilities mission activities scope deliverables
      assignments? objectives aufgaben aufgabengebiet tätigkeiten`,
    why: 'nouns of the work',
  },
  given: {
    words: `
      benefits? perks compensation pay(_range)? salary(_range)? (benefits_)?package remuneration rewards? offer
      wages? angebot vorteile leistungen`,
    why: 'nouns of what is given',
  },
  legalWords: {
    words: `
      diversity equality inclusion our_commitment commitment_to privacy data_protection disclaimer safeguarding legal
      note_to_(agencies|recruiters) pay_transparency e-verify (important_)?notice disclosure dbs
      certificate_of_sponsorship`,
    why: 'opens a title over the law',
  },
  determiner: {
    words: '^(the|our|your|this|some)\\x20',
    why: 'says nothing in a title',
  },
  titleOpening: {
    words: "^((and |so |that is |here's |here is )?what|who)\\b",
    why: 'opens a title',
  },
} satisfies Wordings

/** Tried in this order: what is narrower comes first. `<asked>` is one of its nouns, `<namedAsked>` one with what qualifies it. */
export const setTitles: readonly SectionRow[] = [
  {
    kind: 'unknown',
    words: `
      background( information| and context)?
      the (successful )?(candidate|applicant|post ?holder) will`,
    why: 'what stands under these says itself what it is: what to do, or what to be',
  },
  {
    kind: 'preferred',
    words: `
      (the )?(nice|good|great)[- ]to[- ]haves?( skills)?
      ((an?|some|big|huge|nice|lovely|welcome) )*(extras?|additions|optional|plus(es)?|assets?|advantageous|helpful|wish ?list|brownie|icing on the cake)( points| credit| if.*)?
      ([a-z]+,? (but )?)?not (strictly |absolutely )?(essential|necessary|required)(,? but .*)?
      <namedAsked>( -|:| \\() ?(desirable|preferred|desired|optional)\\)?
      (highly|well) regarded( (but .*|criteria))?
      (added|additional) (advantages?|assets?|bonus(es)?)
      (the )?(gravy|sprinkles|cherry on .*)
      bonus( points| skills| qualifications| if| experience| round)*( (for|if)( you.*)?)?
      (strongly )?(preferred|desired|desirables?|additional|optional|bonus|beneficial)( (job|professional|technical|<asked>|but not (required|essential)|and|or|/|&))*
      <asked> (preferred|desired|desirable)
      even better( if.*)?
      also (great|good|nice|useful|helpful|welcome)
      ideally( you.*)?
      it( is|'s) (an? )?(great|nice|lovely|plus|advantage|bonus|ideal)( if.*)?
      (it( would|'d)|would) (also )?(be|help) .*
      what would (?!you\\b).*
      (you|it) (might|may|could) also .*
      (good|great|nice|helpful|useful|points) if .*
      (how )?(to )?stand out.*
      .*(put|set) you (ahead|apart).*
      wünschenswert
      von vorteil`,
    why: 'what is wished',
  },
  {
    kind: 'traits',
    words: `
      (your )?personal (characteristics|attributes|qualities|traits|profile)
      behaviou?rs
      personality`,
    why: 'what somebody is like',
  },
  {
    kind: 'apply',
    words: `
      how (do i|can i|you) apply
      ((how )?to )?apply( now)?
      (your )?applications?( (process|procedure|window|details|instructions))?
      ((a word )?about )?(the )?(job |our |hiring |selection |recruitment |interview )*(interviews?|process|procedure|timeline|stages)
      next steps?
      (your )?contact( us| person)?
      what happens .*
      closing date( for applications)?
      how (we hire|(does )?it (goes?|works?).*)
      interested
      ready to (apply|join).*
      bewerbung
      kontakt`,
    why: 'the way to apply',
  },
  {
    kind: 'legal',
    words: `
      (an? )?equal (employment )?opportunit(y|ies)( employer| statement)?
      (<legalWords>\\b.*|eeoc?( statement)?|eoe|gdpr|accommodations?|background checks?|please note)
      .* accreditation badges`,
    why: 'the law, and what is said to all',
  },
  {
    kind: 'profile',
    words: `
      <namedAsked>( -|:| \\() ?(essential|required|mandatory)\\)?
      you.* if( you.*)?
      <namedAsked>( (for|of) (this|the|a) (role|position|job|post|candidate))?( (required|needed|specification))?
      requirements .*
      (knowledge|abilit(y|ies)|skills?) (of|to|in)
      (ideal|successful|right|desired|the) (candidate|applicant|person)( (profile|has|will have|is|must have|should have|specification|brings))?
      who (you are|are you|should apply|can apply|we.*want|is this for)
      about you(rself)?
      you('re|'ve)?
      you('ll| will)? (also )?(have|bring|need|are|must have|must|should have|offer|possess|know|must be|bring along)
      you( might be|'re| are) a ((good|great) )?fit.*
      we (need|require|expect|ask|ask for)
      we('d| would) like to see
      we('re| are) (looking|searching) for( someone| somebody| people| a person| an? .{2,30})?( (who|with|that).*)?
      (are you |do you have).*
      is this you
      to (be considered|qualify|succeed|be successful).*
      (das |was )?(bringst du mit|bringen sie mit|du mitbringst|sie mitbringen)
      (das |dein |ihr |sein )?profil
      das zeichnet (sie|dich) aus`,
    why: 'what is asked',
  },
  {
    kind: 'duties',
    words: `
      <namedDone>( (and|&) .{1,30}| of .{1,30}| include| will include)?
      (the )?work
      examples of (work|duties)
      you('ll| will| would|'d)( be)?( do| responsible for)?
      what (does )?(the|your|an?|my) (typical |average )?(work|job|role|day|week)\\b.*
      (in this|in your|as|during|with us|at|on a|a) .{2,60}( you('ll| will| would)?.{0,20}|typical .*)
      day[- ]to[- ]day.*
      (your |a |the )?(typical |average )?(day|week)( (in|at|with|looks?|on) .{0,30})?
      how you('ll| will).*
      your (impact|contribution|challenges?|focus)
      (the )?job (involves|entails)
      ((das sind )?(ihre|deine) )?aufgaben
      (das |was )?(dich |sie )?erwartet.*`,
    why: 'the work',
  },
  {
    kind: 'role',
    words: `
      (about )?(the |this |your |our )?(role|job|position|post|opportunity|vacancy|challenge)( (description|summary|overview|purpose|objective|profile|in brief|itself|details?))?
      about the (job|role|position|opportunity)( .{1,20})?
      (general |full job )?(overview|summary|purpose|description|definition)
      stellenbeschreibung`,
    why: 'the role as a whole',
  },
  {
    kind: 'offer',
    words: `
      <namedGiven>( (information|details|overview|include|we offer))?
      we (can )?offer( you)?
      in return
      why (join|work|you'll love|you will love).*
      working here
      (was )?wir bieten.*
      unser angebot
      das bieten wir.*`,
    why: 'what is given',
  },
  {
    kind: 'facts',
    words: `
      (job |key |more |further |additional |other )?(details?|facts|practicalities|information|info|at a glance|logistics|terms)
      ((work(ing)?|employment|job|contract) )?(locations?|hours|schedule|type|id)
      shift( and schedule)?
      where .*you.* work
      contract
      start( date)?
      travel
      (conditions of employment|special (requirements|conditions)|physical (demands|requirements)|work(ing)? (environment|conditions|pattern)).*
      growth
      first-year priorities
      seniority level
      job function
      industries
      report(s|ing) to
      department
      reference
      req(uisition)? id
      clearance`,
    why: 'facts of the job',
  },
  {
    kind: 'about',
    words: `
      about( .{1,50})?
      us
      who (we are|is .*)
      (the |our )?(company|team|culture|values|story|mission|history|stack|department|school|practice|firm|business|organi[sz]ation|setting|tech stack)( (overview|description|profile|and .*))?
      (how we|life at|meet) .*
      why .{2,60}
      what (sets us apart|we do|we believe|makes us .*|.* (like|looks? like|is like)( here)?)
      who you('d|'ll| will| would) (work|be working) with
      join .{2,40}
      über uns
      wer wir sind
      unternehmen`,
    why: 'the employer',
  },
]

/** Words that tell in a phrase that only opens like a title: `What …`, `Your …`. Tried in this order. */
export const titleCues: readonly SectionRow[] = [
  {
    kind: 'offer',
    words: `
      offer we_provide benefits? perks get receive enjoy gain from_us in_it_for_(you|me) package you_can_expect`,
    why: 'what is given',
  },
  {
    kind: 'preferred',
    words: `
      helps? welcome bonus plus nice love lovely advantage ideal smile stand_out you_apart extra`,
    why: 'what is wished',
  },
  {
    kind: 'profile',
    words: `
      bring need(ed)? looking look_for hoping after we_expect require[ds]? want have 've got must ask
      qualifications? skills? experience background profile track_record strengths know matters`,
    why: 'what is asked',
  },
  {
    kind: 'duties',
    words: `
      do doing work_on own will 'll involves awaits? tasks? responsib\\w+ mission build achieve deliver role job
      day contribute tackle`,
    why: 'the work',
  },
]
