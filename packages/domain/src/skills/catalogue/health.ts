export const health = `
# Nursing and patient care
Nursing | >Nursing care, >Clinical nursing | <Patient care
Patient care | Patient-centred care, Inpatient care, Bedside care, >Direct patient care, Patient-centered care
Medication administration | Drug administration, Medication pass^Med pass, Administering medication, Medication management | Nursing
Care planning | =Care plan, Nursing care plan, Care plan development, Individualized care plan | "
IV therapy | Infusion therapy, IV administration, IV medication, IV fluids, Intravenous therapy, IV infusion | "
Wound care | Dressing changes, Pressure ulcer care, Wound assessment, Wound management, Wound dressing | "
Catheterization | =Catheterisation, >Urinary catheterization, >Foley catheter insertion<Foley catheter, Catheter care, Foley catheter | "
IV insertion | Cannulation, >Peripheral IV insertion, Intravenous cannulation<Cannulation, IV starts | " | Phlebotomy 0.6, IV therapy 0.7
Central line care | Central venous catheter, >PICC line care<PICC line, PICC line, Port access, CVAD care, Central line maintenance | "
Blood transfusion | Blood product administration, Transfusion therapy | "
Pressure injury prevention | Pressure ulcer prevention, Pressure area care, Braden scale, Waterlow score | " | Wound care 0.6
Ostomy care | Stoma care, >Colostomy care | "
Nasogastric tube insertion | NG tube, <Nasogastric tube, NG tube insertion<NG tube | " | Enteral feeding 0.7
Enteral feeding | Tube feeding, >PEG feeding, >G-tube feeding<Tube feeding, PEG tube care | "
Tracheostomy care | ^Trach care, Tracheostomy suctioning, Airway suctioning | " | Airway management 0.5
Patient handoff | >Bedside shift report, SBAR, Clinical handover, >Nursing handover, Shift handover to nurses | "
Charge nurse duties | <Charge nurse, Nurse in charge, Ward management, Nursing supervision | "
Nurse preceptorship | Preceptor, Precepting, <Preceptorship, Nurse mentoring, Preceptor of new nurses<Preceptor | "
Staffing ratios | Nurse staffing, Nurse scheduling, Acuity-based staffing, Ward rostering | "
Infection control | IPC measures, Isolation precautions, Standard precautions, Universal precautions, Infection prevention, Infection prevention and control<Infection prevention | Patient care
Patient assessment | Physical assessment, Clinical assessment, Health assessment, Nursing assessment, Head-to-toe assessment | "
Vital signs | Clinical observations, NEWS2, <Vitals?, >Vital signs monitoring, >Taking vital signs | "
Patient education | Patient teaching, Health education for patients, Discharge teaching, Health teaching | "
Patient triage | >Nurse triage, >Telephone triage, <Triage?, >Emergency triage | "
Discharge planning | Discharge coordination, Transition of care=Care transitions | "
Blood glucose monitoring | Glucose testing, >Point-of-care glucose testing<Glucose testing, Accu-Chek, Blood sugar monitoring | "
Specimen collection | Sample collection, >Urine sample collection<Sample collection, >Swab collection | "
Pain management | Pain assessment, Pain control | "
Oxygen therapy | Oxygen administration, Supplemental oxygen | " | Respiratory therapy 0.5
Fall prevention | Fall risk assessment | "
Patient advocacy | Patient advocate | "
Clinical case management | >Nurse case management, Care coordination, Medical case management | " | Case management 0.6
Patient rounding | >Hourly rounding, Interdisciplinary rounds, Multidisciplinary rounds, MDT meeting | "
Injections | >Subcutaneous injection, >Administering injections, >Intramuscular injection, >IM injection | <Medication administration
Hand hygiene | | Infection control
Aseptic technique | Sterile technique, ANTT^Aseptic non-touch technique | "
Medication safety | Five rights of medication administration, Medication error prevention | Medication administration
Wound VAC | Negative pressure wound therapy^NPWT | Wound care
Utilization review | =Utilisation review, Utilization management | Clinical case management
# Clinical areas
Intensive care | >ICU nursing, >MICU, >SICU, >Intensive care unit^ICU, <Critical care, Critical care nursing<Critical care | Nursing
Emergency care | >Emergency nursing, Emergency department^ED?, Emergency room, Accident and emergency, Emergency medicine | " | Intensive care 0.5
Step-down care | Progressive care, PCU nursing, Progressive care unit<Progressive care, High dependency unit | " | Medical-surgical nursing 0.6, Intensive care 0.7
Post-anesthesia care | =Post-anaesthesia care, PACU, Recovery room nursing, Recovery nursing | " | Intensive care 0.5
Pre-operative care | ^Preop care, Preoperative assessment, Pre-op assessment | " | Post-operative care 0.8
Post-operative care | ^Post-op care, Post-surgical care | "
Labor and delivery | L&D nursing, Labour ward, Obstetric nursing, Intrapartum care, Obstetrics | " | Midwifery 0.6
Postpartum care | Mother-baby care, Postnatal care, Couplet care | " | Antenatal care 0.7
Antenatal care | Prenatal care | "
Neonatal care | >Neonatal nursing, Newborn care | " | Pediatric nursing 0.5
Chemotherapy administration | ^Chemo administration, <Chemotherapy, Immunotherapy administration | "
Dialysis | >Hemodialysis=Haemodialysis, Renal nursing, Nephrology nursing | "
Public health | Population health, Health promotion, Community health, Global health
Primary care | General practice, GP surgery, Primary health care
Midwifery | Midwife care, >Nurse-midwifery
Cardiology | Cardiac care, Cardiac nursing, Cardiovascular care, Coronary care
Orthopedics | =Orthopaedics, Orthopedic nursing, Trauma and orthopaedics
Neurology | Neuroscience nursing, Neurological assessment, Glasgow Coma Scale
Endoscopy | >GI endoscopy, >Endoscopy nursing, >Colonoscopy
Gastroenterology | GI nursing
Dermatology |
Ophthalmology | Eye care, Ophthalmic nursing
Optometry | Eye examination, Refraction testing | | Ophthalmology 0.5
Internal medicine |
Occupational health | >Occupational health nursing, Employee health, Occupational medicine | | Occupational health and safety 0.4 | context
Telehealth | Telemedicine, Virtual care, Remote patient monitoring, Teleconsultation
Home health care | >Home health nursing, <~Home health, ~Domiciliary care, ~Home care | <Patient care
Long-term care | ^LTC?, Skilled nursing facility, >Nursing home care, ~Assisted living, ~Residential care | " | Geriatric care 0.7
Palliative care | >Palliative nursing | "
Hospice care | >Hospice nursing, ~End-of-life care | " | Palliative care 0.9
Geriatric care | Geriatrics, >Geriatric nursing, Gerontology, ~Older adult care, Elderly medicine | " | Dementia care 0.7, Elderly care 0.6
Immunization | =Immunisation, Vaccination, Vaccine administration | Patient care
Diabetes management | Diabetes care, Diabetes education, Insulin administration, Insulin pump | " | Blood glucose monitoring 0.5
Chronic disease management | Long-term conditions management, Chronic care management, COPD management, Hypertension management | "
Community nursing | >District nursing, >Public health nursing, >Community health nursing, Health visiting | <Nursing | Home health care 0.8
Pediatric nursing | =Paediatric nursing, Pediatrics=Paediatrics, Pediatric care, ~Children's nursing | "
Medical-surgical nursing | Med-surg, <Medical-surgical, Acute care, Medical-surgical unit<Medical-surgical, Acute care nursing<Acute care | "
Telemetry nursing | Telemetry unit^Tele unit<Telemetry, <Telemetry? | " | Cardiac monitoring 0.8
Perioperative nursing | ~Operating room nursing<Operating room, ~Theatre nursing, Scrub nurse, Circulating nurse, Operating theatre, Operating room | " | Surgical technology 0.6
Oncology nursing | <Oncology, Cancer care, Oncology care<Oncology | " | Chemotherapy administration 0.8
Rehabilitation nursing | ^Rehab nursing, Inpatient rehabilitation, Restorative care | "
School nursing | | "
Fetal monitoring | >Electronic fetal monitoring, CTG, Cardiotocography | Labor and delivery
NICU | ^Neonatal intensive care unit, ~Neonatal intensive care | Neonatal care, <Intensive care
Cath lab | Cardiac catheterization, Catheterization laboratory, Interventional cardiology | Cardiology
Peritoneal dialysis | | <Dialysis
CRRT | ^Continuous renal replacement therapy | <Dialysis, Intensive care
Stroke care | Stroke unit, Acute stroke | Neurology
Family medicine | Family practice | Primary care | Internal medicine 0.6
# Emergency and airway
Cardiopulmonary resuscitation | ^CPR, CPR certification=CPR certified, <Resuscitation
Emergency medical services | ^EMS, Prehospital care, Ambulance service, 911 response
Airway management | Airway support, Bag-valve-mask ventilation
Suturing | =Suture, Wound closure, Suture removal
Splinting | >Casting and splinting, Cast application, Plaster casting, Orthopedic immobilization
Defibrillation | AED, AED use<AED, Defibrillator, Cardioversion | Cardiopulmonary resuscitation
Rapid response | Code Blue, Code team, Rapid response team, Crash team | Nursing
Conscious sedation | Moderate sedation, Procedural sedation | "
Intubation | >Endotracheal intubation, >Rapid sequence intubation | <Airway management
Ventilator management | Mechanical ventilation, Ventilator care, Invasive ventilation | Intensive care, Respiratory therapy
BiPAP | CPAP, Non-invasive ventilation, >BiPAP/CPAP<CPAP | Respiratory therapy | Ventilator management 0.6
Hemodynamic monitoring | =Haemodynamic monitoring, Arterial line, Swan-Ganz catheter | Intensive care
Vasoactive drips | Titrating drips, Vasopressors, Vasoactive medication | "
ECMO | ^Extracorporeal membrane oxygenation | " | IABP 0.5
IABP | ^Intra-aortic balloon pump | "
Paramedicine | Paramedic care | Emergency medical services
Trauma care | ~Trauma nursing, Level I trauma, Major trauma, Trauma center | <Emergency care
# Devices and monitoring
EKG | ^ECG, ^Electrocardiogram, >12-lead ECG, >12-lead EKG, Electrocardiography | Patient care
Cardiac monitoring | Cardiac telemetry, Arrhythmia interpretation, Dysrhythmia interpretation, Rhythm strip interpretation | " | EKG 0.7
Infusion pumps | >IV pump, >Alaris pump, >Syringe driver, >Smart pump, >PCA pump | IV therapy
Automated dispensing cabinet | Automated medication dispensing | Medication administration
eMAR | Electronic medication administration record, MAR chart | "
Pyxis | @BD Pyxis, >Pyxis MedStation | <Automated dispensing cabinet | Omnicell 0.9
Omnicell | | "
Barcode medication administration | ^BCMA | <Medication administration | eMAR 0.7
Pulse oximetry | Oxygen saturation monitoring, Pulse oximeter | Vital signs
Patient lifting equipment | >Hoyer lift, Hoist use, >Patient hoist, >Sara Stedy, >Mechanical lift | Patient handling
Sterile processing | Instrument sterilization, Autoclave, Decontamination of instruments, Central sterile supply | Infection control
Biomedical equipment maintenance | Medical equipment repair, Biomed technician, Clinical engineering, Medical equipment maintenance | | Biomedical engineering 0.6
# Care and support
Personal care | Activities of daily living^ADLs, ADL assistance, Bathing and dressing, Assistance with daily living, Toileting | Patient care
Patient handling | Moving and handling, Patient transfer, Patient mobility, >Safe patient handling, Turning and positioning, Ambulation | " | Manual handling 0.6
Intake and output monitoring | ^I&O monitoring, Fluid balance charts<Fluid balance, Fluid balance | "
Patient transport | =Patient transportation, Non-emergency transport, Hospital porter | "
Social work | Social care, Social casework
Safeguarding | >Adult protection, >Safeguarding of vulnerable adults, >Child protection, >Safeguarding adults, >Safeguarding children
Community outreach | Outreach work, Street outreach
Disability support | >Learning disability support, Developmental disabilities, Intellectual disabilities, Disability care, Supporting adults with learning disabilities
CQC standards | Care Quality Commission, CQC compliance, CQC regulations, CQC inspection
Bereavement support | Grief support, Grief counseling, Bereavement counselling, Bereavement care
Elderly care | Care of older people, Aged care, Elder care, Senior care | Personal care
Dementia care | Memory care, >Alzheimer's care, Dementia support | "
Care Certificate | >The Care Certificate | "
Companionship care | Companion care, Respite care, Live-in care, Caregiving | "
Range of motion exercises | ^ROM exercises, Passive range of motion | "
NVQ Health and Social Care | >NVQ Level 2 Health and Social Care, >NVQ Level 3 Health and Social Care, QCF Health and Social Care, Diploma in Health and Social Care | " | Care Certificate 0.7
Feeding assistance | =Assisted feeding, ~Meal assistance, Nutrition and hydration, Fluid intake and output | <Personal care
Clinical social work | Medical social work, Psychiatric social work | <Social work
Family support | Family services, Parenting support | Social work
Child welfare | Child protective services, Foster care | " | Safeguarding 0.6
Homelessness support | Supported housing, Housing support, Homeless services | "
Mental Capacity Act | Deprivation of Liberty Safeguards^DoLS, MCA/DoLS | Safeguarding
# Mental health
Mental health | Behavioural health=Behavioral health, >Mental health support?, >Mental health care | | | context
Psychology | >Clinical psychology, >Counseling psychology
Autism support | ASD support, Autism spectrum disorder<Autism, <Autism
De-escalation | >De-escalation techniques, >Verbal de-escalation | | Crisis intervention 0.8, Conflict resolution 0.5
Psychotherapy | Psychological therapy, Individual therapy, Talk therapy | Mental health
Mental health counseling | =Mental health counselling, Therapeutic counselling, <Counseling?=Counselling?, Clinical counseling<Counseling | " | Psychotherapy 0.8
Crisis intervention | Crisis counseling, >Nonviolent crisis intervention, CPI training | "
Treatment planning | =Treatment plan, Therapy planning | "
Applied behavior analysis | =Applied behaviour analysis, ABA therapy | " | Autism support 0.7
Substance abuse treatment | Addiction counseling, Substance use disorder, Substance misuse, Detox, Addiction treatment, Drug and alcohol counselling | "
Trauma-informed care | Trauma-informed practice | "
Psychiatry | | "
Suicide risk assessment | Suicide prevention, Columbia Suicide Severity Rating Scale, C-SSRS | "
DSM-5 | >DSM-5-TR, >DSM-5 diagnosis | "
Group therapy | Group facilitation in therapy, Therapeutic groups | <Psychotherapy
Cognitive behavioral therapy | ^CBT, =Cognitive behavioural therapy, >Trauma-focused CBT | "
Family therapy | Couples therapy, Systemic therapy, Couples counseling | " | Group therapy 0.5
Dialectical behavior therapy | =Dialectical behaviour therapy, ~DBT therapy | " | Cognitive behavioral therapy 0.7
EMDR | ^Eye movement desensitization and reprocessing | "
Psychiatric nursing | ~Mental health nursing, Psychiatric care, Inpatient psychiatry | Mental health, <Nursing
Motivational interviewing | | Mental health counseling
Psychological assessment | Psychological testing, Psychometric testing, >Neuropsychological assessment | Psychology
# Allied health
Animal care | Animal restraint, Animal handling, Animal husbandry
Physical therapy | Physio^Physiotherapy, Physical rehabilitation
Speech therapy | SLP?^Speech-language pathology, Speech and language therapy
Respiratory therapy | Nebulizer treatment, Pulmonary function testing, Respiratory care, Pulmonary rehabilitation
Dentistry | >General dentistry, >Restorative dentistry
Veterinary care | Veterinary medicine
Occupational therapy | | | Physical therapy 0.4
Massage therapy | >Deep tissue massage, Therapeutic massage, >Sports massage
Dietetics | Clinical nutrition<Nutrition, Nutrition counseling<Nutrition, Nutrition?, Medical nutrition therapy<Nutrition, Dietary planning, Nutritional assessment
Sports medicine | Athletic training, Sports rehabilitation, Injury prevention in sport
Chiropractic | >Chiropractic care | | Osteopathy 0.6
Osteopathy |
Podiatry | Foot care, Chiropody
Audiology | Hearing test, Hearing aid fitting, Audiometry
Optical dispensing | Dispensing optician, Eyeglass fitting, Frame adjustment, Dispensing spectacles, Lensometer | | Optometry 0.4
Surgical technology | Surgical assisting, Scrub tech, Operating department practice
Anesthesia | =Anaesthesia, Anesthesiology, Anaesthetics, >Regional anesthesia
Contact lens fitting | Contact lens dispensing, Contact lens check | | Optical dispensing 0.6
Medical assisting | Rooming patients, Clinical assisting, Medical assistant duties | Patient care
Dental assisting | =Dental assistance, Chairside assistance, Four-handed dentistry, Dental nursing | Dentistry
Dental hygiene | Periodontal care, Dental prophylaxis, Scaling and root planing | "
Dental radiography | Dental x-ray, Digital dental imaging | "
Manual therapy | >Joint mobilization, >Soft tissue mobilization, >Myofascial release, Musculoskeletal physiotherapy | Physical therapy
Therapeutic exercise | Exercise prescription, Gait training, Neuromuscular re-education, Exercise therapy | "
Dysphagia management | Swallowing assessment, <Dysphagia | Speech therapy
Orthodontics | | <Dentistry
Dentrix | | <Practice management software | Eaglesoft 0.8, Open Dental 0.8
Eaglesoft | | "
Open Dental | | "
Veterinary nursing | Veterinary technology, ~Animal nursing | <Veterinary care | Veterinary assisting 0.7
# Imaging and laboratory
Laboratory techniques | Wet lab, Lab techniques, Laboratory skills
Medical imaging | Diagnostic imaging, Imaging services
Molecular biology | Molecular diagnostics, Molecular cloning, DNA extraction
Radiation therapy | Radiotherapy, Therapeutic radiography, Dosimetry
Radiation safety | Radiation protection, ALARA, IR(ME)R=IRMER
Pathology | >Anatomical pathology, >Clinical pathology
Laboratory information system | ^LIS?, LIMS^Laboratory information management system, >LabWare
Analytical chemistry | Chemical analysis, Wet chemistry | Laboratory techniques
Clinical laboratory testing | Biomedical laboratory science, Medical laboratory science, <Clinical laboratory | "
Microscopy | >Confocal microscopy, >Light microscopy, >Fluorescence microscopy | <Laboratory techniques
Cell culture | Cell line maintenance, >Mammalian cell culture, Tissue culture | "
Pipetting | ~Micropipetting | "
ELISA | ^Enzyme-linked immunosorbent assay | "
Western blot | =Western blotting | " | ELISA 0.5
Gel electrophoresis | SDS-PAGE, Agarose gel | " | Western blot 0.6
Flow cytometry | ~FACS? | "
Radiography | X-ray, >Diagnostic radiography, ~X-ray imaging<X-ray, Radiologic technology | <Medical imaging
CT imaging | =CT scan=CT scanning, =Computed tomography | " | Radiography 0.6
MRI | ^Magnetic resonance imaging, >MRI scanning, MRI safety | " | CT imaging 0.6
Ultrasound imaging | ~Sonography, ~Diagnostic medical sonography<Sonography, ~Ultrasound scanning, ~Medical ultrasound | "
Mammography | Breast imaging | "
Phlebotomy | ~Venipuncture, ~Blood collection, ~Drawing blood=Blood draw, ~Venepuncture | <Specimen collection
PCR | ^Polymerase chain reaction, ^qPCR, >RT-PCR^Real-time PCR | <Laboratory techniques, Molecular biology
HPLC | ^High-performance liquid chromatography, UPLC, Liquid chromatography | Analytical chemistry
Gas chromatography | >GC-MS, >Gas chromatography-mass spectrometry | " | HPLC 0.7, Chromatography 0.6
Mass spectrometry | >LC-MS, >LC-MS/MS<LC-MS | " | HPLC 0.6
Spectroscopy | >UV-Vis, >FTIR, >NMR spectroscopy, Spectrophotometry | "
Good laboratory practice | ^GLP | <GxP, Laboratory techniques
Radiology | >Interventional radiology | Medical imaging
Nuclear medicine | PET scan, PET/CT | "
PACS | ^Picture archiving and communication system, DICOM | "
Echocardiography | ~Echocardiogram, ~Cardiac ultrasound | <Ultrasound imaging, Cardiology
Hematology | =Haematology, Coagulation testing, Blood cell counting | Clinical laboratory testing
Clinical chemistry | Clinical biochemistry, Chemistry analyzers | "
Microbiology | >Clinical microbiology, >Bacteriology | "
Blood banking | Immunohematology, Transfusion medicine, Cross-matching, Blood typing | "
Histology | Histopathology, Histotechnology, Tissue processing | "
CLIA | >CLIA regulations, CLIA waived testing | " | ISO 15189 0.5
ISO 15189 | | "
Urinalysis | ~Urine testing, Urine dipstick | <Clinical laboratory testing
Next-generation sequencing | ^NGS, >Illumina sequencing | Molecular biology
CRISPR | Gene editing, >CRISPR-Cas9, Genome editing | "
Electron microscopy | >Scanning electron microscopy, >SEM/EDX, >Transmission electron microscopy | <Microscopy
# Pharmacy and clinical research
Pharmacy practice | Pharmacy operations, Clinical pharmacy
Pharmacology | Pharmacotherapy, Pharmacokinetics
Toxicology | | | Pharmacology 0.5
Pharmacovigilance | Drug safety, Adverse event reporting, Adverse drug reaction reporting | | Clinical research 0.5
Independent prescribing | Independent prescriber, V300 prescribing, Non-medical prescribing
Drug development | Preclinical research, Pharmaceutical development
Clinical research | Clinical development, Clinical trial, Clinical study | <Research
Medication dispensing | =Dispensing medication, Prescription filling, Prescription processing, Prescription dispensing | Pharmacy practice
Prescription verification | Prescription review, Order verification in pharmacy, Accuracy checking | "
Medication therapy management | MTM pharmacy, Medicines optimisation, Medication review | "
Drug interaction screening | Drug utilization review, <Drug interactions, Drug information | " | Pharmacology 0.7
Compounding | >Pharmaceutical compounding, Extemporaneous preparation, >Non-sterile compounding | " | | context
Controlled substances handling | <Controlled substances, Controlled drugs, Narcotics count, DEA regulations, Controlled drug register<Controlled drugs | "
Pharmacy inventory | Pharmacy stock management, Drug inventory, >Pharmacy inventory management | "
Clinical trial monitoring | CRA monitoring, Clinical monitoring, Source data verification, Clinical site monitoring | Clinical research
Trial master file | ^TMF?, eTMF | "
Clinical trial coordination | Clinical research coordination, Study coordination, Patient recruitment for studies, Subject recruitment, Study start-up | "
Informed consent | Consent process, >Obtaining informed consent | "
Good clinical practice | GCP guidelines, ICH-GCP, ICH E6, GCP certification | Clinical research, <GxP
Retail pharmacy | ~Community pharmacy | <Pharmacy practice | Hospital pharmacy 0.6
Hospital pharmacy | ~Inpatient pharmacy | "
Medication reconciliation | ^Med reconciliation, Medicines reconciliation, Med rec | Pharmacy practice, Medication administration
Sterile compounding | USP 797, IV admixture, ~Aseptic compounding | <Compounding
Dosage calculation | Drug calculations, >Medication dosage calculation, Pharmacy calculations | Medication administration
Pharmacy billing | Third-party billing, Pharmacy insurance claims, Prescription billing | Pharmacy practice, Medical billing
Medical writing | Clinical study report, >Regulatory medical writing, Protocol writing | Scientific writing, Clinical research
Drug discovery | Medicinal chemistry | Drug development
Formulation development | Pharmaceutical formulation | "
# Records and administration
Electronic health records | ^EHR, Electronic patient records^EPR?, Electronic medical records^EMR
Practice management software | Medical practice software, Practice management system
Clinical documentation | Patient charting<Charting, Medical charting<Charting, Clinical record keeping, Charting?, Medical documentation, Nursing documentation
Medical coding | Medical coder, Clinical coding
Medical billing | >Medical billing and coding, Medical claims, Healthcare billing | | Medical coding 0.7
Medical terminology | Medical vocabulary
Patient scheduling | Medical scheduling, Medical appointment scheduling
Patient registration | Patient intake, Patient check-in, Medical reception | | Patient scheduling 0.7
Anatomy and physiology | Human anatomy
Health information management | ^HIM?, Medical records management<Medical records, Release of information, Medical records | | Records management 0.6
Healthcare administration | Health services management, Hospital administration, Healthcare management, Medical practice management
Medicare and Medicaid | <Medicare, <Medicaid, CMS regulations, CMS guidelines
Health informatics | >Clinical informatics, >Nursing informatics, Healthcare IT, Health IT
ICD-10 | ICD-11, >ICD-10-CM, >ICD-10 coding | Medical coding | CPT coding 0.7
CPT coding | =CPT codes, <CPT?, HCPCS | <Medical coding
Insurance verification | Insurance eligibility verification, Benefits verification | Medical billing | Prior authorization 0.7
Prior authorization | Preauthorization | "
Revenue cycle management | Healthcare revenue cycle<Revenue cycle, <Revenue cycle | "
Epic | ~EpicCare, >Epic EHR, >Epic Systems, >Epic Hyperspace, >Epic EMR | <Electronic health records | | exact context
Oracle Health | ~Cerner, ~Cerner PowerChart<Cerner<PowerChart, ~Cerner Millennium<Cerner, ~PowerChart | " | Epic 0.7
Meditech | >Meditech Expanse | " | Epic 0.6, Oracle Health 0.6
Allscripts | ~Veradigm | " | Epic 0.5
PointClickCare | | " | MatrixCare 0.8
MatrixCare | | "
SystmOne | @TPP SystmOne | " | EMIS Web 0.8
EMIS Web | <~EMIS? | "
RiO | >RiO patient record | " | SystmOne 0.6 | exact context
athenahealth | ~athenaOne, ~athenaNet | <Electronic health records, <Practice management software | eClinicalWorks 0.7
eClinicalWorks | eCW? | " | NextGen Healthcare 0.8
NextGen Healthcare | ~NextGen EHR | "
SOAP notes | ~SOAP documentation | <Clinical documentation
Clinical documentation improvement | CDI specialist, Clinical documentation integrity | Clinical documentation, Medical coding
Denial management | Claims denial, Claim appeals | Revenue cycle management
Medical transcription | Medical scribe=Medical scribing, Clinical transcription | Clinical documentation
HL7 | >HL7 v2, Health data interoperability | Electronic health records | FHIR 0.8
FHIR | >HL7 FHIR | "
MDS assessment | Minimum Data Set, MDS 3.0 | Long-term care | OASIS assessment 0.5
OASIS assessment | OASIS documentation, OASIS-E | Home health care
# Rules and quality of care
Patient safety | >Patient safety initiatives, Safety event reporting
Evidence-based practice | Evidence-based medicine, Evidence-based care
Patient confidentiality | Patient privacy, Protected health information, Medical confidentiality
Healthcare quality improvement | =Quality improvement in healthcare, Clinical governance | Patient safety
Datix | | "
Joint Commission standards | <Joint Commission, JCAHO, Joint Commission accreditation<Joint Commission, TJC standards | "
HIPAA | >HIPAA compliance, >HIPAA regulations | Patient confidentiality
Clinical audit | Chart audit | Healthcare quality improvement
HEDIS | >HEDIS measures | " | HCAHPS 0.5
HCAHPS | Patient satisfaction scores | "
NICE guidelines | NICE guidance | Evidence-based practice
Cultural competence in care | =Culturally competent care, Culturally sensitive care | Patient care
Bloodborne pathogens | Bloodborne pathogens training, BBP training, Sharps disposal, Needlestick prevention | Infection control
Patient restraints | Restraint use, Restrictive practice | Nursing
# Licences and certificates
Nursing license | =Nursing licence, Nurse registration, Nurse licensure
Medical license | =Medical licence, Licensed physician=Physician license, Approbation
HCPC registration | HCPC registered<HCPC, <HCPC?^Health and Care Professions Council
USMLE | USMLE Step 1, USMLE Step 2, COMLEX
Physician Assistant certification | =Physician assistant license, PA-C, NCCPA
DEA registration | DEA license, DEA number
Registered Nurse | ^RN, =Registered nurse licence, =Licensed registered nurse, ^RN license | <Nursing license
NMC registration | ~NMC registered, NMC PIN, Registered General Nurse^RGN, Nursing and Midwifery Council | " | Registered Nurse 0.6
Licensed Practical Nurse | ^LPN, ~LVN^Licensed Vocational Nurse, ~LPN/LVN<LVN | " | Certified Nursing Assistant 0.5, Registered Nurse 0.6
Compact nursing license | ~Multistate nursing license, ~NLC license, ~Compact RN license, Nurse Licensure Compact | "
Certified Nursing Assistant | ^CNA, STNA^State tested nursing assistant, Certified nurse aide, CNA certification | Personal care
Healthcare assistant | ^HCA?, Nursing auxiliary, Healthcare support worker | " | Certified Nursing Assistant 0.8
Basic Life Support | ^BLS, BLS for Healthcare Providers, BLS provider, BLS certification | Cardiopulmonary resuscitation | Advanced Cardiovascular Life Support 0.8
Advanced Cardiovascular Life Support | ^ACLS, Advanced cardiac life support, ACLS certification | "
Pediatric Advanced Life Support | ^PALS, =Paediatric advanced life support, PALS certification | " | Advanced Cardiovascular Life Support 0.6
Advanced Life Support | ALS provider, ALS certification | " | Immediate Life Support 0.7, Advanced Cardiovascular Life Support 0.9
Immediate Life Support | ILS course | " | Basic Life Support 0.7
Emergency Medical Technician | ^EMT?, >EMT-Basic, NREMT, EMT certification, >EMT-B | Emergency medical services
Pharmacist license | =Pharmacist licence, =Licensed pharmacist, RPh, Registered pharmacist | Pharmacy practice
Certified Pharmacy Technician | ^CPhT, PTCB, PTCB certification<PTCB | "
PharmD | =Pharm.D., Doctor of Pharmacy | "
Pharmacy technician license | =Licensed pharmacy technician, Registered pharmacy technician | " | Certified Pharmacy Technician 0.7
Licensed Clinical Social Worker | ^LCSW, LICSW | Clinical social work
Certified Professional Coder | CPC-A, CPC (AAPC), AAPC certification | Medical coding
Certified Coding Specialist | ^CCS? | " | Certified Professional Coder 0.9
Certified Medical Assistant | =Medical assistant certification, CMA (AAMA) | Medical assisting
Certified Clinical Medical Assistant | ^CCMA | " | Certified Medical Assistant 0.9
Registered Medical Assistant | ^RMA? | " | Certified Medical Assistant 0.9
Nurse Practitioner | ^NP?, >Advanced nurse practitioner | <Advanced Practice Registered Nurse
NCLEX-RN | <NCLEX | Nursing license | Registered Nurse 0.8
Advanced Practice Registered Nurse | ^APRN, ~Advanced practice nurse | <Registered Nurse
Family Nurse Practitioner | ^FNP, >FNP-C, >FNP-BC | <Nurse Practitioner
Certified Registered Nurse Anesthetist | ^CRNA, <~Nurse anesthetist | <Advanced Practice Registered Nurse, Anesthesia
Registered Mental Health Nurse | RMN^Registered mental nurse | NMC registration, Psychiatric nursing
Registered Midwife | Certified Nurse-Midwife | Midwifery
Neonatal Resuscitation Program | ^NRP, <Neonatal resuscitation, NRP certification | Neonatal care, Cardiopulmonary resuscitation
Trauma Nursing Core Course | ^TNCC | Trauma care | Advanced Trauma Life Support 0.6
Advanced Trauma Life Support | ^ATLS | "
CCRN | ^Critical Care Registered Nurse, >CCRN certification | Intensive care
CEN certification | Certified Emergency Nurse | Emergency care
CNOR | >CNOR certification, Certified perioperative nurse | Perioperative nursing
Oncology Certified Nurse | ^OCN, OCN certification, ONS/ONCC Chemotherapy Provider Card | Oncology nursing
Medical-surgical nurse certification | CMSRN, RN-BC Medical-Surgical, MEDSURG-BC | Medical-surgical nursing
Wound care certification | =Wound Care Certified, CWOCN, CWON | Wound care
NIH Stroke Scale certification | ^NIHSS certification, NIHSS certified | Neurology
Advanced EMT | ^AEMT, ~EMT-I, ~EMT-Intermediate | <Emergency Medical Technician
Paramedic license | =Licensed paramedic, =Certified paramedic, EMT-P, <Paramedic? | Paramedicine | Emergency Medical Technician 0.6
GMC registration | GMC registered, General Medical Council, GMC licence to practise | Medical license
Board-certified physician | <Board certified=Board certification, American Board certification | "
GPhC registration | GPhC registered<GPhC, <GPhC | Pharmacist license
Certified Phlebotomy Technician | Phlebotomy certification, CPT phlebotomy, Certified phlebotomist, PBT(ASCP) | Phlebotomy
Medical laboratory scientist certification | MLS(ASCP), MT(ASCP), ASCP certification | Clinical laboratory testing | Medical laboratory technician certification 0.7
Medical laboratory technician certification | MLT(ASCP) | "
ARRT certification | <ARRT, ARRT registered<ARRT, RT(R), Registered radiologic technologist | Radiography | ARDMS certification 0.4
ARDMS certification | RDMS^Registered Diagnostic Medical Sonographer, RVT credential, <ARDMS | Ultrasound imaging
Registered Respiratory Therapist | ^RRT | Respiratory therapy | Certified Respiratory Therapist 0.8
Certified Respiratory Therapist | ^CRT? | "
Physical therapist license | =Licensed physical therapist, Chartered physiotherapist, Physiotherapist registration | Physical therapy
Physical therapist assistant license | =Licensed physical therapist assistant, ^PTA license | "
Occupational therapist license | =Licensed occupational therapist, OTR/L, Registered occupational therapist | Occupational therapy
Certified Occupational Therapy Assistant | ^COTA, COTA/L | "
Speech-language pathologist license | =Licensed speech-language pathologist, CCC-SLP, Certificate of Clinical Competence | Speech therapy
Registered Dietitian | RDN^Registered Dietitian Nutritionist, Registered dietician | Dietetics
Registered Dental Hygienist | ^RDH, Dental hygienist license | Dental hygiene
Certified Dental Assistant | DANB certification, CDA dental | Dental assisting
GDC registration | GDC registered, General Dental Council | Dentistry
Licensed Master Social Worker | ^LMSW | Social work | Licensed Clinical Social Worker 0.7
Social Work England registration | Registered social worker, SWE registered | "
Licensed Professional Counselor | ^LPC?, LMHC^Licensed Mental Health Counselor, LPCC | Mental health counseling | BACP accreditation 0.6
BACP accreditation | =BACP accredited, BACP registered | "
Licensed Marriage and Family Therapist | ^LMFT, MFT license | Psychotherapy
Licensed psychologist | =Psychologist license, Chartered psychologist | Psychology
Board Certified Behavior Analyst | ^BCBA | Applied behavior analysis | Registered Behavior Technician 0.6
Registered Behavior Technician | ^RBT, RBT certification | "
Certified Alcohol and Drug Counselor | ^CADC, LADC, CASAC, Licensed chemical dependency counselor | Substance abuse treatment
RHIT | ^Registered Health Information Technician | Health information management | RHIA 0.7
RHIA | ^Registered Health Information Administrator | "
Certified Surgical Technologist | ^CST?, NBSTSA, Certified Surgical Tech | Surgical technology
Certified Sterile Processing Technician | CRCST, CSPDT | Sterile processing
Home Health Aide certification | ^HHA certification, =Certified home health aide | Home health care
Medication aide certification | =Certified Medication Aide, =Qualified Medication Aide, Certified Medication Technician, Med tech certification | Medication administration
Mental Health First Aid | ^MHFA, Mental health first aider | Mental health
Clinical research certification | CCRP, ACRP-CP, CCRA credential, CCRC credential | Clinical research
`
