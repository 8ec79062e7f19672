export const science = `
# Life sciences
Biology | Biological sciences, Life sciences
Biotechnology | ^Biotech, Bioengineering
In vivo studies | Animal studies, Mouse models, Animal models, Rodent handling | | Laboratory animal care 0.7
Biochemistry | ~Biological chemistry | <Biology, <Chemistry
Cell biology | =Cellular biology | <Biology | Molecular biology 0.7
Genetics | >Human genetics | " | Genomics 0.7
Genomics | >Functional genomics | " | Next-generation sequencing 0.7, Bioinformatics 0.6
Proteomics | | " | Mass spectrometry 0.6
Immunology | | "
Virology | | " | Microbiology 0.6
Neuroscience | ~Neurobiology | "
Physiology | >Human physiology | " | Anatomy and physiology 0.9
Ecology | | " | Ecological surveying 0.6, Nature conservation 0.6
Zoology | | "
Botany | ~Plant biology, ~Plant science | "
Marine biology | | "
Protein purification | Protein isolation | Biochemistry | Chromatography 0.6
Protein expression | Recombinant protein production | Molecular biology | Protein purification 0.6
RNA extraction | RNA isolation | "
Sanger sequencing | | " | Next-generation sequencing 0.4
Immunohistochemistry | ^IHC | Histology | Immunofluorescence 0.7
Immunofluorescence | IF staining | Microscopy
Transfection | Viral transduction | Cell culture
RNA sequencing | ^RNA-seq, >Single-cell RNA-seq | <Next-generation sequencing
Stem cell culture | <Stem cells, iPSC | <Cell culture
Bacterial culture | Microbial culture, Culture of bacteria | Microbiology | Cell culture 0.4
Sterility testing | | " | GMP 0.4
Fermentation | Bioreactor, Upstream processing | Biotechnology | Downstream processing 0.6
Downstream processing | Bioprocessing downstream | " | Protein purification 0.6
Assay development | Bioassay development, Cell-based assay | Laboratory techniques | ELISA 0.5
# Chemistry
Chemistry | Chemical sciences
X-ray diffraction | ^XRD | | Materials science 0.4
Rheology | Viscosity measurement
Fragrance formulation | Perfumery, Fragrance development, Perfumer
Sample preparation | ^Sample prep | <Laboratory techniques
Analytical method validation | <Method validation, ICH Q2 | Analytical chemistry
Chromatography | >Column chromatography, >FPLC | " | HPLC 0.7
Titration | Volumetric analysis | "
ICP-MS | Inductively coupled plasma mass spectrometry | " | ICP-OES 0.8
ICP-OES | ICP-AES | "
Analytical method development | <Method development, >HPLC method development | " | Analytical method validation 0.8
Stability testing | Stability studies, Stability program | "
Dissolution testing | | "
Organic chemistry | | <Chemistry
Inorganic chemistry | | "
Physical chemistry | | "
Polymer chemistry | ~Polymer science | " | Plastic part design 0.2
Electrochemistry | | " | Battery systems 0.4
Computational chemistry | ~Molecular modeling=Molecular modelling | "
Organic synthesis | Chemical synthesis | Organic chemistry
Molecular dynamics | MD simulation | Computational chemistry
Karl Fischer titration | <~Karl Fischer | <Titration
Nuclear magnetic resonance | ^NMR | <Spectroscopy
Differential scanning calorimetry | DSC analysis | Materials testing | Thermogravimetric analysis 0.8
Thermogravimetric analysis | TGA analysis | "
Empower CDS | <Empower?, Waters Empower<Empower, Empower 3<Empower | HPLC | Chromeleon 0.8
Chromeleon | >Chromeleon CDS | "
ChemDraw | ChemOffice | Chemistry
# Physics and earth
Physics | >Applied physics, >Experimental physics
Quantum computing | | | Quantum mechanics 0.5
Nanotechnology | Nanofabrication, Nanomaterials | | Cleanroom 0.4
Thin-film deposition | <Thin films | | Semiconductor manufacturing 0.6
Laser systems | Laser physics, Laser optics | | Optical engineering 0.7
Geology | Earth science, Geoscience | | Geotechnical engineering 0.4
Meteorology | Weather forecasting, Atmospheric science
Climate science | Climate modeling=Climate modelling, Climatology | | Meteorology 0.5
Oceanography | Marine science | | Marine biology 0.5
Archaeology | =Archeology, Archaeological excavation, Watching brief, Finds processing, Archaeological recording
Geological mapping | Core logging, Geological logging | | Geology 0.8
Quantum mechanics | ~Quantum physics | <Physics
Solid-state physics | ~Condensed matter physics | " | Semiconductor manufacturing 0.4
Particle physics | ~High-energy physics | "
Astrophysics | ~Astronomy | "
Atomic force microscopy | ^AFM | <Microscopy
Geophysics | | Geology
Hydrogeology | Groundwater monitoring, Groundwater sampling | <Geology | Hydraulic engineering 0.4
# Laboratory
Laboratory safety | Lab safety, Biosafety, BSL-2, Chemical safety | | Occupational health and safety 0.4
Laboratory management | Lab management, Lab manager, Laboratory supervision
Laboratory documentation | Lab notebook, Laboratory notebook, Electronic lab notebook<Lab notebook
Biobanking | Sample management, Sample tracking
Field sampling | >Environmental sampling, >Water sampling, Field data collection | | Soil testing 0.4
Forensic science | Forensic analysis, DNA profiling, Forensics?
Benchling | | Laboratory documentation
Reagent preparation | >Buffer preparation, >Media preparation, >Solution preparation | <Laboratory techniques
Centrifugation | >Ultracentrifugation | "
Laboratory automation | Liquid handling robot | Laboratory techniques
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
