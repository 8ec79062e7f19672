export const science = `
Biology | Study of living things.
Cell biology | Study of cells.
Biochemistry | Chemistry of living things.
Genetics | Study of inheritance.
Genomics | Study of whole genomes.
Proteomics | Study of all proteins of a cell.
Immunology | Study of the body's defences.
Virology | Study of viruses.
Neuroscience | Study of brain and nerves.
Physiology | How bodies work.
Ecology | Living things and their surroundings.
Zoology | Study of animals.
Botany | Study of plants.
Marine biology | Life in the sea.
Biotechnology | Making things with living cells.
Protein purification | Getting one protein pure.
Protein expression | Letting cells make a protein.
Immunohistochemistry | Staining tissue with antibodies.
Immunofluorescence | Staining with glowing antibodies.
Transfection | Bringing genes into cells.
RNA extraction | Getting RNA out of samples.
RNA sequencing | Reading which genes are active.
Sanger sequencing | Reading short pieces of DNA.
Stem cell culture | Growing stem cells.
Bacterial culture | Growing bacteria.
Fermentation | Growing cells in tanks.
Downstream processing | Cleaning what the tank has made.
In vivo studies | Research with animals.
Assay development | Making new tests.
Sterility testing | Tests for germs in products.
Chemistry | Study of substances.
Organic chemistry | Chemistry of carbon.
Inorganic chemistry | Chemistry of all but carbon.
Physical chemistry | Physics of chemical change.
Organic synthesis | Building molecules.
Polymer chemistry | Chemistry of plastics.
Electrochemistry | Chemistry with current.
Computational chemistry | Molecules on the computer.
Molecular dynamics | Moving molecules on the computer.
Chromatography | Parting mixtures.
Titration | Measuring by drops.
Karl Fischer titration | Measuring water.
Sample preparation | Making samples ready to measure.
ICP-MS | Measuring traces of metals.
ICP-OES | Measuring metals by light.
Nuclear magnetic resonance | Reading molecules in a magnet.
X-ray diffraction | Reading crystals.
Differential scanning calorimetry | Measuring heat of melting and change.
Thermogravimetric analysis | Measuring weight under heat.
Rheology | How things flow.
Analytical method development | Working out how to measure.
Analytical method validation | Showing that a method measures right.
Stability testing | How long a product stays good.
Dissolution testing | How fast a tablet dissolves.
Empower CDS | Software of HPLC devices.
Chromeleon | Software of HPLC devices.
ChemDraw | Drawing molecules.
Physics | Study of matter and force.
Quantum mechanics | Physics of the very small.
Quantum computing | Computing with quantum states.
Solid-state physics | Physics of solids.
Particle physics | Physics of the smallest parts.
Astrophysics | Physics of stars.
Nanotechnology | Making very small things.
Thin-film deposition | Laying very thin coats.
Laser systems | Building and using lasers.
Atomic force microscopy | Feeling surfaces with a needle.
Geology | Study of rocks and earth.
Geophysics | Physics of the earth.
Hydrogeology | Water in the ground.
Meteorology | Study of weather.
Climate science | Study of climate.
Oceanography | Study of the sea.
Archaeology | Digging for the past.
Laboratory management | Running a laboratory.
Laboratory safety | Safe work in laboratories.
Laboratory documentation | Writing down what was done.
Benchling | Notebook and samples online.
Reagent preparation | Mixing what the laboratory uses.
Centrifugation | Parting by spinning.
Laboratory automation | Machines that pipette.
Biobanking | Keeping samples.
Field sampling | Taking samples outdoors.
Forensic science | Science for courts.
ImageJ | Measuring pictures of microscopes.
FlowJo | Reading flow cytometry.
SnapGene | Planning pieces of DNA.
PyMOL | Drawing proteins.
BLAST | Finding like sequences.
Bioconductor | Genome statistics in R.
OriginPro | Plots of measured data.
Mathematica | Mathematics on the computer.
Mathematics | Study of number and form.
Economics | Study of markets and money.
Political science | Study of states and power.
Sociology | Study of society.
Anthropology | Study of people and cultures.
Linguistics | Study of language.
Archival research | Finding the past in papers.
Geological mapping | Recording what rock lies where.
Fragrance formulation | Composing scents.
`
