import type { WordRow } from './row.ts'

// Deeds of one trade or another that no other table has. A row is of one kind of work; its words are neither the same nor
// near.

/** What people do in trades that no other list has. */
export const tradeDeeds: WordRow[] = [
  {
    words: 'crochet darn dovetail emboss engrave etch extrude gild laminate roughen rub sandblast weatherproof whittle',
    class: 'deed',
    why: 'working on wood, metal, cloth and stone',
  },
  {
    words:
      'baste blanch boil braise broil debone defrost distil infuse marinate mash mince poach puree sear simmer skim thicken whisk',
    class: 'deed',
    why: 'kitchens, bakeries, breweries and butchers',
  },
  {
    words: 'debark fertilise fertilize graze reap repot replant reseed strim thin winnow',
    class: 'deed',
    why: 'fields, gardens and woods',
  },
  {
    words:
      'amputate catheterise dialyse embalm exfoliate flush immobilise nourish palpate pluck rehydrate sedate swab tweeze undress wean',
    class: 'deed',
    why: 'care of bodies, the sick and the well',
  },
  {
    words: 'degrease hitch refuel reinstall reload reseal tether unclog unplug unscrew winch',
    class: 'deed',
    why: 'vehicles, vessels and machines',
  },
  { words: 'deodorise fumigate sluice soak whiten', class: 'deed', why: 'cleaning' },
  {
    words:
      'annotate append dictate dub itemise plead proclaim prosecute punctuate subpoena televise testify typeset underline',
    class: 'deed',
    why: 'papers, courts and the press',
  },
  {
    words: 'applaud befriend chaperone chat coax commend congratulate entrust pamper reprimand reunite',
    class: 'deed',
    why: 'people and guests',
  },
  { words: 'arrest confiscate evict handcuff impound padlock seize thwart', class: 'deed', why: 'guarding and rescue' },
  { words: 'barter consign disburse haggle peddle remit underbid wholesale', class: 'deed', why: 'trade and money' },
  {
    words: 'busk croon depict dramatise impersonate juggle mime spar sprint strum',
    class: 'deed',
    why: 'stage, studio and sport',
  },
]

/** Things more often than deeds, so that they are deeds only in the forms that no thing has: `costume fittings`, `costumed the cast`. */
export const tradeThings: WordRow[] = [
  {
    words:
      'bevel bolt braid cement chisel clamp crimp enamel glaze lacquer mitre notch plank rivet scribe slate splice staple thatch',
    class: 'deed',
    why: 'working on wood, metal, cloth and stone',
  },
  {
    words: 'bone butcher churn fillet grate pickle sieve steam strain',
    class: 'deed',
    why: 'kitchens, bakeries, breweries and butchers',
  },
  { words: 'bale coppice crop edge harrow limb mulch stake', class: 'deed', why: 'fields, gardens and woods' },
  { words: 'massage splint suction wax', class: 'deed', why: 'care of bodies, the sick and the well' },
  {
    words: 'bypass centrifuge dial dock ferry jack paddle shunt shuttle taxi tow wrench',
    class: 'deed',
    why: 'vehicles, vessels and machines',
  },
  { words: 'bleach sponge', class: 'deed', why: 'cleaning' },
  {
    words: 'docket footnote paraphrase petition reprint requisition subtitle',
    class: 'deed',
    why: 'papers, courts and the press',
  },
  { words: 'console discipline excuse loan shepherd sponsor', class: 'deed', why: 'people and guests' },
  { words: 'barricade cordon foil', class: 'deed', why: 'guarding and rescue' },
  { words: 'auction levy patent pawn raffle', class: 'deed', why: 'trade and money' },
  { words: 'audition caption costume drum parody rhyme serenade', class: 'deed', why: 'stage, studio and sport' },
]
