export const science = `
# Life sciences
Biology | Biological sciences, Life sciences | Study of living things. | |
Cell biology | Cellular biology | Study of cells. | Biology | Molecular biology 0.7
Biochemistry | Biological chemistry | Chemistry of living things. | Biology, Chemistry |
Genetics | Human genetics | Study of inheritance. | Biology | Genomics 0.7
Genomics | Functional genomics | Study of whole genomes. | Biology | Next-generation sequencing 0.7, Bioinformatics 0.6
Proteomics | | Study of all proteins of a cell. | Biology | Mass spectrometry 0.6
Immunology | | Study of the body's defences. | Biology |
Virology | | Study of viruses. | Biology | Microbiology 0.6
Neuroscience | Neurobiology | Study of brain and nerves. | Biology |
Physiology | Human physiology | How bodies work. | Biology | Anatomy and physiology 0.9
Ecology | | Living things and their surroundings. | Biology | Ecological surveying 0.6
Zoology | | Study of animals. | Biology |
Botany | Plant biology, Plant science | Study of plants. | Biology |
Marine biology | | Life in the sea. | Biology |
Biotechnology | Biotech, Bioengineering | Making things with living cells. | |
Protein purification | Protein isolation | Getting one protein pure. | Biochemistry | Chromatography 0.6
Protein expression | Recombinant protein production | Letting cells make a protein. | Molecular biology | Protein purification 0.6
Immunohistochemistry | IHC | Staining tissue with antibodies. | Histology | Immunofluorescence 0.7
Immunofluorescence | IF staining | Staining with glowing antibodies. | Microscopy |
Transfection | Viral transduction | Bringing genes into cells. | Cell culture |
RNA extraction | RNA isolation | Getting RNA out of samples. | Molecular biology |
RNA sequencing | RNA-seq, Single-cell RNA-seq | Reading which genes are active. | Next-generation sequencing |
Sanger sequencing | | Reading short pieces of DNA. | Molecular biology | Next-generation sequencing 0.4
Stem cell culture | Stem cells, iPSC | Growing stem cells. | Cell culture |
Bacterial culture | Microbial culture, Culture of bacteria | Growing bacteria. | Microbiology | Cell culture 0.4
Fermentation | Bioreactor, Upstream processing | Growing cells in tanks. | Biotechnology | Downstream processing 0.6
Downstream processing | Bioprocessing downstream | Cleaning what the tank has made. | Biotechnology | Protein purification 0.6
In vivo studies | Animal studies, Mouse models, Animal models, Rodent handling | Research with animals. | | Laboratory animal care 0.7
Assay development | Bioassay development, Cell-based assay | Making new tests. | Laboratory techniques | ELISA 0.5
Sterility testing | | Tests for germs in products. | Microbiology | GMP 0.4
# Chemistry
Chemistry | Chemical sciences | Study of substances. | |
Organic chemistry | | Chemistry of carbon. | Chemistry |
Inorganic chemistry | | Chemistry of all but carbon. | Chemistry |
Physical chemistry | | Physics of chemical change. | Chemistry |
Organic synthesis | Chemical synthesis | Building molecules. | Organic chemistry |
Polymer chemistry | Polymer science | Chemistry of plastics. | Chemistry | Plastic part design 0.2
Electrochemistry | | Chemistry with current. | Chemistry | Battery systems 0.4
Computational chemistry | Molecular modeling, Molecular modelling | Molecules on the computer. | Chemistry |
Molecular dynamics | MD simulation | Moving molecules on the computer. | Computational chemistry |
Chromatography | Column chromatography, FPLC | Parting mixtures. | Analytical chemistry | HPLC 0.7, Gas chromatography 0.6
Titration | Volumetric analysis | Measuring by drops. | Analytical chemistry |
Karl Fischer titration | Karl Fischer | Measuring water. | Titration |
Sample preparation | Sample prep | Making samples ready to measure. | Laboratory techniques |
ICP-MS | Inductively coupled plasma mass spectrometry | Measuring traces of metals. | Analytical chemistry | ICP-OES 0.8
ICP-OES | ICP-AES | Measuring metals by light. | Analytical chemistry |
Nuclear magnetic resonance | NMR | Reading molecules in a magnet. | Spectroscopy |
X-ray diffraction | XRD | Reading crystals. | | Materials science 0.4
Differential scanning calorimetry | DSC analysis | Measuring heat of melting and change. | Materials testing | Thermogravimetric analysis 0.8
Thermogravimetric analysis | TGA analysis | Measuring weight under heat. | Materials testing |
Rheology | Viscosity measurement | How things flow. | |
Analytical method development | Method development, HPLC method development | Working out how to measure. | Analytical chemistry | Analytical method validation 0.8
Analytical method validation | Method validation, ICH Q2 | Showing that a method measures right. | Analytical chemistry |
Stability testing | Stability studies, Stability program | How long a product stays good. | Analytical chemistry |
Dissolution testing | | How fast a tablet dissolves. | Analytical chemistry |
Empower CDS | Empower?, Waters Empower, Empower 3 | Software of HPLC devices. | HPLC | Chromeleon 0.8
Chromeleon | Chromeleon CDS | Software of HPLC devices. | HPLC |
ChemDraw | ChemOffice | Drawing molecules. | Chemistry |
# Physics and earth
Physics | Applied physics, Experimental physics | Study of matter and force. | |
Quantum mechanics | Quantum physics | Physics of the very small. | Physics |
Quantum computing | | Computing with quantum states. | | Quantum mechanics 0.5
Solid-state physics | Condensed matter physics | Physics of solids. | Physics | Semiconductor manufacturing 0.4
Particle physics | High-energy physics | Physics of the smallest parts. | Physics |
Astrophysics | Astronomy | Physics of stars. | Physics |
Nanotechnology | Nanofabrication, Nanomaterials | Making very small things. | | Cleanroom 0.4
Thin-film deposition | Thin films | Laying very thin coats. | | Semiconductor manufacturing 0.6
Laser systems | Laser physics, Laser optics | Building and using lasers. | | Optical engineering 0.7
Atomic force microscopy | AFM | Feeling surfaces with a needle. | Microscopy |
Geology | Earth science, Geoscience | Study of rocks and earth. | | Geotechnical engineering 0.4
Geophysics | | Physics of the earth. | Geology |
Hydrogeology | Groundwater monitoring, Groundwater sampling | Water in the ground. | Geology | Hydraulic engineering 0.4
Meteorology | Weather forecasting, Atmospheric science | Study of weather. | |
Climate science | Climate modeling, Climate modelling, Climatology | Study of climate. | | Meteorology 0.5
Oceanography | Marine science | Study of the sea. | | Marine biology 0.5
Archaeology | Archaeological excavation, Archeology | Digging for the past. | |
# Laboratory
Laboratory management | Lab management, Lab manager, Laboratory supervision | Running a laboratory. | |
Laboratory safety | Lab safety, Biosafety, BSL-2, Chemical safety | Safe work in laboratories. | | Occupational health and safety 0.4
Laboratory documentation | Lab notebook, Laboratory notebook, Electronic lab notebook | Writing down what was done. | |
Benchling | | Notebook and samples online. | Laboratory documentation |
Reagent preparation | Buffer preparation, Media preparation, Solution preparation | Mixing what the laboratory uses. | Laboratory techniques |
Centrifugation | Ultracentrifugation | Parting by spinning. | Laboratory techniques |
Laboratory automation | Liquid handling robot | Machines that pipette. | Laboratory techniques |
Biobanking | Sample management, Sample tracking | Keeping samples. | |
Field sampling | Environmental sampling, Water sampling, Field data collection | Taking samples outdoors. | | Soil testing 0.4
Forensic science | Forensic analysis, DNA profiling, Forensics? | Science for courts. | |
# Scientific software
ImageJ | ImageJ/Fiji, Fiji ImageJ | Measuring pictures of microscopes. | Microscopy |
FlowJo | | Reading flow cytometry. | Flow cytometry |
SnapGene | | Planning pieces of DNA. | Molecular biology |
PyMOL | | Drawing proteins. | Computational chemistry |
BLAST | NCBI BLAST | Finding like sequences. | Bioinformatics | | exact
Bioconductor | | Genome statistics in R. | Bioinformatics, R |
OriginPro | OriginLab | Plots of measured data. | | GraphPad Prism 0.7
Mathematica | Wolfram Mathematica | Mathematics on the computer. | | MATLAB 0.5
# Mathematics and society
Mathematics | Applied mathematics, Pure mathematics, Linear algebra, Calculus? | Study of number and form. | | Statistics 0.5
Economics | Economic analysis, Macroeconomics, Microeconomics | Study of markets and money. | | Econometrics 0.6
Political science | International relations, Politics studies | Study of states and power. | |
Sociology | Social science, Social research | Study of society. | |
Anthropology | Cultural anthropology | Study of people and cultures. | | Ethnography 0.6
Linguistics | Applied linguistics | Study of language. | |
Archival research | Historical research, History research | Finding the past in papers. | Research |
`
