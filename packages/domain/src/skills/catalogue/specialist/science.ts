export const science = `
# Life sciences
+ Biology | Biological sciences, Life sciences
Biotechnology | ^Biotech, Bioengineering
Biochemistry | ~Biological chemistry | <Biology, <Chemistry
Cell biology | =Cellular biology | <Biology | Molecular biology 0.7
Genetics | >Human genetics | <Biology | Genomics 0.7
Genomics | >Functional genomics | <Biology | Next-generation sequencing 0.7, Bioinformatics 0.6
Proteomics | | <Biology | Mass spectrometry 0.6
Immunology | | <Biology
Virology | | <Biology | Microbiology 0.6
Neuroscience | ~Neurobiology | <Biology
Physiology | >Human physiology | <Biology | Anatomy and physiology 0.9
Ecology | | <Biology | Ecological surveying 0.6, Nature conservation 0.6
Zoology | | <Biology
Botany | ~Plant biology, ~Plant science | <Biology
Marine biology | | <Biology
Protein purification | Protein isolation | Biochemistry | Chromatography 0.6
Protein expression | Recombinant protein production | Molecular biology | Protein purification 0.6
Immunohistochemistry | ^IHC | Histology | Immunofluorescence 0.7
Immunofluorescence | IF staining | Microscopy
Transfection | Viral transduction | Cell culture
RNA extraction | RNA isolation | Molecular biology
RNA sequencing | ^RNA-seq, >Single-cell RNA-seq | <Next-generation sequencing
Sanger sequencing | | Molecular biology | Next-generation sequencing 0.4
Stem cell culture | <Stem cells, iPSC | <Cell culture
Bacterial culture | Microbial culture, Culture of bacteria | Microbiology | Cell culture 0.4
Fermentation | Bioreactor, Upstream processing | Biotechnology | Downstream processing 0.6
Downstream processing | Bioprocessing downstream | Biotechnology | Protein purification 0.6
In vivo studies | Animal studies, Mouse models, Animal models, Rodent handling | | Laboratory animal care 0.7
Assay development | Bioassay development, Cell-based assay | Laboratory techniques | ELISA 0.5
Sterility testing | | Microbiology | GMP 0.4
# Chemistry
+ Sample preparation | ^Sample prep
+ Chemistry | Chemical sciences
Analytical method validation | <Method validation, ICH Q2 | Analytical chemistry
Chromatography | >Column chromatography, >FPLC | Analytical chemistry | HPLC 0.7
Organic chemistry | | <Chemistry
Inorganic chemistry | | <Chemistry
Physical chemistry | | <Chemistry
Organic synthesis | Chemical synthesis | Organic chemistry
Polymer chemistry | ~Polymer science | <Chemistry | Plastic part design 0.2
Electrochemistry | | <Chemistry | Battery systems 0.4
Computational chemistry | ~Molecular modeling=Molecular modelling | <Chemistry
Molecular dynamics | MD simulation | Computational chemistry
Titration | Volumetric analysis | Analytical chemistry
Karl Fischer titration | <~Karl Fischer | <Titration
ICP-MS | Inductively coupled plasma mass spectrometry | Analytical chemistry | ICP-OES 0.8
ICP-OES | ICP-AES | Analytical chemistry
Nuclear magnetic resonance | ^NMR | <Spectroscopy
X-ray diffraction | ^XRD | | Materials science 0.4
Differential scanning calorimetry | DSC analysis | Materials testing | Thermogravimetric analysis 0.8
Thermogravimetric analysis | TGA analysis | Materials testing
Rheology | Viscosity measurement
Analytical method development | <Method development, >HPLC method development | Analytical chemistry | Analytical method validation 0.8
Stability testing | Stability studies, Stability program | Analytical chemistry
Dissolution testing | | Analytical chemistry
Empower CDS | <Empower?, Waters Empower<Empower, Empower 3<Empower | HPLC | Chromeleon 0.8
Chromeleon | >Chromeleon CDS | HPLC
ChemDraw | ChemOffice | Chemistry
Fragrance formulation | Perfumery, Fragrance development, Perfumer
# Physics and earth
+ Physics | >Applied physics, >Experimental physics
Quantum mechanics | ~Quantum physics | <Physics
Quantum computing | | | Quantum mechanics 0.5
Solid-state physics | ~Condensed matter physics | <Physics | Semiconductor manufacturing 0.4
Particle physics | ~High-energy physics | <Physics
Astrophysics | ~Astronomy | <Physics
Nanotechnology | Nanofabrication, Nanomaterials | | Cleanroom 0.4
Thin-film deposition | <Thin films | | Semiconductor manufacturing 0.6
Laser systems | Laser physics, Laser optics | | Optical engineering 0.7
Atomic force microscopy | ^AFM | <Microscopy
Geology | Earth science, Geoscience | | Geotechnical engineering 0.4
Geophysics | | Geology
Hydrogeology | Groundwater monitoring, Groundwater sampling | <Geology | Hydraulic engineering 0.4
Meteorology | Weather forecasting, Atmospheric science
Climate science | Climate modeling=Climate modelling, Climatology | | Meteorology 0.5
Oceanography | Marine science | | Marine biology 0.5
Archaeology | =Archeology, Archaeological excavation, Watching brief, Finds processing, Archaeological recording
Geological mapping | Core logging, Geological logging | | Geology 0.8
# Laboratory
Laboratory safety | Lab safety, Biosafety, BSL-2, Chemical safety | | Occupational health and safety 0.4
Laboratory management | Lab management, Lab manager, Laboratory supervision
Laboratory documentation | Lab notebook, Laboratory notebook, Electronic lab notebook<Lab notebook
Benchling | | Laboratory documentation
Reagent preparation | >Buffer preparation, >Media preparation, >Solution preparation | <Laboratory techniques
Centrifugation | >Ultracentrifugation | <Laboratory techniques
Laboratory automation | Liquid handling robot | Laboratory techniques
Biobanking | Sample management, Sample tracking
Field sampling | >Environmental sampling, >Water sampling, Field data collection | | Soil testing 0.4
Forensic science | Forensic analysis, DNA profiling, Forensics?
# Scientific software
ImageJ | >ImageJ/Fiji, >Fiji ImageJ | Microscopy
FlowJo | | Flow cytometry
SnapGene | | Molecular biology
PyMOL | | Computational chemistry
BLAST | @NCBI BLAST | Bioinformatics | | exact
Bioconductor | | Bioinformatics, R
OriginPro | OriginLab | | GraphPad Prism 0.7
Mathematica | @Wolfram Mathematica | | MATLAB 0.5
# Mathematics and society
Mathematics | >Applied mathematics, >Pure mathematics, >Linear algebra, >Calculus? | | Statistics 0.5
Economics | Economic analysis, >Macroeconomics, >Microeconomics
Political science | International relations, Politics studies
Sociology | Social science, Social research
Anthropology | >Cultural anthropology | | Ethnography 0.6
Linguistics | >Applied linguistics
Archival research | ~Historical research=History research | <Research
`
