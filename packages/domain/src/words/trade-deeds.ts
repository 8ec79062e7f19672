import type { WordRow } from './row.ts'

/** Deeds of one trade or another that no other table has. They are of one kind of work, and neither the same nor near. */
export const tradeDeeds: WordRow[] = [
  {
    words:
      'bevel bolt braid cement chisel clamp crimp crochet darn dovetail emboss enamel engrave etch extrude gild glaze lacquer laminate mitre notch plank rivet roughen rub sandblast scribe slate splice staple thatch weatherproof whittle',
    class: 'deed',
    why: 'working on wood, metal, cloth and stone',
  },
  {
    words:
      'baste blanch boil bone braise broil butcher churn debone defrost distil fillet grate infuse marinate mash mince pickle poach puree sear sieve simmer skim steam strain thicken whisk',
    class: 'deed',
    why: 'kitchens, bakeries, breweries and butchers',
  },
  {
    words:
      'bale coppice crop debark edge fertilise fertilize graze harrow limb mulch reap repot replant reseed stake strim thin winnow',
    class: 'deed',
    why: 'fields, gardens and woods',
  },
  {
    words:
      'amputate catheterise dialyse embalm exfoliate flush immobilise massage nourish palpate pluck rehydrate sedate splint suction swab tweeze undress wax wean',
    class: 'deed',
    why: 'care of bodies, the sick and the well',
  },
  {
    words:
      'bypass centrifuge degrease dial dock ferry hitch jack paddle refuel reinstall reload reseal shunt shuttle taxi tether tow unclog unplug unscrew winch wrench',
    class: 'deed',
    why: 'vehicles, vessels and machines',
  },
  {
    words: 'bleach deodorise fumigate sluice soak sponge whiten',
    class: 'deed',
    why: 'cleaning',
  },
  {
    words:
      'annotate append dictate docket dub footnote itemise paraphrase petition plead proclaim prosecute punctuate reprint requisition subpoena subtitle televise testify typeset underline',
    class: 'deed',
    why: 'papers, courts and the press',
  },
  {
    words:
      'applaud befriend chaperone chat coax commend congratulate console discipline entrust excuse loan pamper reprimand reunite shepherd sponsor',
    class: 'deed',
    why: 'people and guests',
  },
  {
    words: 'arrest barricade confiscate cordon evict foil handcuff impound padlock seize thwart',
    class: 'deed',
    why: 'guarding and rescue',
  },
  {
    words: 'auction barter consign disburse haggle levy patent pawn peddle raffle remit underbid wholesale',
    class: 'deed',
    why: 'trade and money',
  },
  {
    words:
      'audition busk caption costume croon depict dramatise drum impersonate juggle mime parody rhyme serenade spar sprint strum',
    class: 'deed',
    why: 'stage, studio and sport',
  },
]
