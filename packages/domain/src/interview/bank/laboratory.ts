import type { BankRow } from './row.ts'

export const laboratory: readonly BankRow[] = [
  [
    'Laboratory techniques',
    'A tenfold dilution series: how do you make it, and where do errors creep in?',
    'Which step of your work would you always run in triplicate?',
    'The control comes out positive. What do you do with the whole run?',
  ],
  [
    'Clinical laboratory testing',
    'A potassium of seven comes up. What do you check before you phone it through?',
    'What makes you reject a sample, even if the patient is hard to bleed?',
    'Quality control is out by three standard deviations at the start of the night. What do you do with the patient samples that are waiting?',
  ],
  [
    'PCR',
    'What is done in which room, so that products do not reach the next run?',
    'How do you choose the annealing temperature for a new primer pair?',
    'There is a band in the no-template control. How do you find where it comes from?',
  ],
  [
    'Cell culture',
    'You thaw a vial from liquid nitrogen. What do you do so that most cells live?',
    'Why keep passage numbers low, and what changes if you do not?',
    'The medium turns yellow and cloudy overnight. What do you do with this flask and the others?',
  ],
  [
    'HPLC',
    'What do you check before the first sample goes on?',
    'Two peaks overlap. What do you change first: gradient, pH or column?',
    'The back pressure has doubled since yesterday. How do you find the blockage?',
  ],
  [
    'Microbiology',
    'From a mixed plate to a name for the one organism that matters: what are your steps?',
    'When do you use a selective medium, and what might it hide?',
    'Your negative plate shows growth. Where might it come from?',
  ],
  [
    'Microscopy',
    'What does Köhler illumination do for the image, and how do you set it up?',
    'Why is more magnification not the same as more detail?',
    'The image is hazy in one half of the field only. What do you check?',
  ],
  [
    'Analytical chemistry',
    'How do you validate that a method is linear and accurate over the range you need?',
    'Internal or external standard: when is the extra work worth it?',
    'A result is just out of specification. What must happen before anybody tests again?',
  ],
  [
    'Molecular biology',
    'You plan a cloning. How will you tell a good colony from an empty vector?',
    'Gibson assembly or restriction enzymes: when does each pay off?',
    'No colonies at all after a transformation. How do you find the step that failed?',
  ],
  [
    'Chemistry',
    'A reaction gives off heat and has to be made ten times larger. What do you change?',
    'Several solvents dissolve it. What else decides your choice?',
    'A flask starts to foam and warm up in the hood. When do you step in, and when do you step back?',
  ],
  [
    'Biology',
    'How do you design an experiment so that the person counting does not know the treatment?',
    'Field or lab for a question on behavior: what do you lose either way?',
    'Half of your samples thawed in a freezer failure. What can you still use?',
  ],
  [
    'Good laboratory practice',
    'A figure in a raw data sheet is wrong. How may it be corrected?',
    'Why must the quality assurance unit stand apart from the study?',
    'A balance was used a week past its calibration date. What do you do with the weighings?',
  ],
  [
    'GMP',
    'One batch is done and the next product comes on the line. What does the clearance in between involve?',
    'Why does a small deviation need writing up when the product is fine?',
    'You find a signature for a step that nobody can have done at that time. Who do you tell, and what happens to the batch?',
  ],
  [
    'Pharmacy practice',
    'Somebody starts warfarin today. What do you tell them at the counter?',
    'When do you phone the prescriber, and when do you decide yourself?',
    'A patient got a box of the wrong strength and is at home by now. How do you reach them, and what is written down afterwards?',
  ],
  [
    'Medication dispensing',
    'Two boxes look almost alike. What do you do on the shelf and at the counter?',
    'What does a second check catch that a barcode scan does not?',
    'A prescription for a child reads ten times the usual dose. What happens before anything is handed over?',
  ],
  [
    'Clinical research',
    'How do you know that a participant has truly understood before signing?',
    'What do you do to keep people in a study that lasts two years?',
    'A participant was enrolled, yet one criterion was not met. What happens now?',
  ],
  [
    'Regulatory affairs',
    'One product, three regions: how do you build the timeline for the submissions?',
    'When do you ask the authority for advice, and what do you risk by asking?',
    'An authority sends forty questions with thirty days to answer. How do you organize it?',
  ],
  [
    'Medical device regulation',
    'How do you settle the class of a device that has software in it?',
    'What counts as enough clinical evidence for a device that is like others on the market?',
    'A complaint might be a reportable incident. How do you decide, and how fast?',
  ],
  [
    'Sample preparation',
    'Two grams have to stand for a sack of fifty kilos. How do you take them?',
    'What do you trade when you choose solid-phase over liquid-liquid extraction?',
    'Recovery drops to sixty percent in one batch. Where in the preparation do you look?',
  ],
  [
    'Retail pharmacy',
    'Ten people are waiting, the phone rings and a prescription is unclear. Who does what behind the counter?',
    'Which requests for medicine without a prescription make you ask more, and which do you refuse?',
    'The count of a controlled drug is two tablets short at closing. What do you do that evening?',
  ],
]
