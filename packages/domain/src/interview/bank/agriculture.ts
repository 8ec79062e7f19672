import type { BankRow } from './row.ts'

export const agriculture: readonly BankRow[] = [
  [
    'Farming',
    'Rain is due on Wednesday and hay is down. How do you plan the week?',
    'Buy the machine, share it or hire it: what are the figures behind your answer?',
    'A field shows yellow patches in May. How do you find out why?',
  ],
  [
    'Crop production',
    'What do you look and feel for to know that a field is fit to drill?',
    'What do you gain with a longer rotation, and what does it cost in the first years?',
    'The stand comes up with gaps. What do you look at?',
  ],
  [
    'Pesticide application',
    'A sprayer has new nozzles. How do you calibrate it, step by step?',
    'The threshold is reached. When do you still not spray?',
    "Drift has reached the neighbor's garden. Who do you tell, what do you note, and what would have prevented it?",
  ],
  [
    'Tractor operation',
    'You are alone on a slope with a trailer to hitch. How do you go about it?',
    'Dual wheels or lower tire pressure on wet soil: what do you choose, and why?',
    'The tractor begins to slide on a wet bank. What do you do with brake, throttle and implement, and what do you avoid?',
  ],
  [
    'Livestock farming',
    'What tells you on the morning round that an animal is ill?',
    'Treat, isolate or cull: how do you decide?',
    'Three calves scour on one day. What are your first steps?',
  ],
  [
    'Dairy farming',
    'How do you prepare the udder and attach the cluster?',
    'More milk or a longer life for the cow: where do you set the balance?',
    'The cell count in the tank rises. How do you find the cows?',
  ],
  [
    'Horticulture',
    'Seedlings grow long and thin. What do you change in light, warmth and water?',
    'Peat-free mix: what do you change in watering and feeding?',
    'Leaves turn yellow between green veins. What do you suspect, and how do you check?',
  ],
  [
    'Gardening',
    'A border should have something in flower from spring to autumn. How do you plan it?',
    'Cut back in autumn or leave it until spring: what is the case for each?',
    'A hedge turns brown on one side. How do you look for the cause?',
  ],
  [
    'Pruning',
    'A large branch has to come off. Where do you cut, and how do you keep the bark from tearing?',
    'Why prune some shrubs right after flowering and others in winter?',
    'An old apple tree shoots straight up after a hard cut. What went wrong, and what now?',
  ],
  [
    'Forestry',
    'Which trees do you mark in a stand that is due for thinning?',
    'Plant, or let the stand seed itself: what does the site tell you?',
    'You find fresh bark beetle holes in twenty trees. What do you do, and how fast?',
  ],
  [
    'Chainsaw operation',
    'The tree leans sideways. Which cuts do you make, and where is your way out?',
    'Which checks do you do on saw and chain before the first cut?',
    'The bar is pinched in the cut. How do you get it out?',
  ],
  [
    'Animal care',
    'An animal is frightened and has to be held. How do you do it so that neither of you is hurt?',
    'What do you read from food and droppings each morning?',
    'An animal has got out of its enclosure. Who is warned first, and how do you get it back without a chase?',
  ],
  [
    'Veterinary nursing',
    'What do you watch on an animal under anesthetic, and how often do you write it down?',
    'Which patient do you put next to which in the ward, and why?',
    'A stitched wound has been licked open overnight. What is your plan for the wound, the collar and the owner?',
  ],
  [
    'Pet grooming',
    'A dog is matted and does not like to be touched. How do you start?',
    'Shave or comb out: what is kinder, and when?',
    'You nick an ear with the clippers. How do you treat it, and what do you tell the owner at pick-up?',
  ],
  [
    'Environmental science',
    'A works discharges into a river. Where do you sample, and why also above it?',
    'One precise method or many cheap measurements: which question needs which?',
    'A result is far above all the others. How do you decide whether it is real?',
  ],
  [
    'Nature conservation',
    'A meadow will be mown in another way. What do you survey beforehand?',
    'Protect one rare species or the whole habitat, when the two conflict?',
    'Visitors trample a nesting site despite the signs. What do you try beyond another fence?',
  ],
  [
    'Sustainability',
    "You cannot measure everything. How do you find the largest part of a firm's footprint?",
    'Which claim would you not print on a package, and why?',
    'The reduction that was promised for this year will be missed. How do you report it?',
  ],
  [
    'Waste management',
    'Sorting should work on the night shift too. How do you set it up?',
    'Mixed plastic: recycle, burn or dispose, and on what grounds?',
    'An unlabeled drum is standing in the yard. What happens before anybody opens or moves it?',
  ],
  [
    'Floristry',
    'Cut flowers should last the week. What do you do when they come in?',
    'Wire, foam or a hand-tied base: what do you choose for a wedding, and why?',
    "The roses for tomorrow's wedding arrive limp. How do you bring them back, and what is your plan if they stay limp?",
  ],
  [
    'Aquaculture',
    'Which signs in fish and water tell you that oxygen is low?',
    'How dense do you stock, and what tells you that it is too much?',
    'Dead fish float up on a warm morning. What do you do in the first hour?',
  ],
]
