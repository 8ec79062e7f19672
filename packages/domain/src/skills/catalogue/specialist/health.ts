export const health = `
# Nursing and patient care
+ Nursing | >Nursing care, >Clinical nursing
+ Patient care | Patient-centred care, Inpatient care, Bedside care, >Direct patient care, Patient-centered care
+ Medication administration | Drug administration, Medication pass^Med pass, Administering medication, Medication management
+ Infection control | IPC measures, Isolation precautions, Standard precautions, Universal precautions, Infection prevention, Infection prevention and control<Infection prevention
+ Patient assessment | Physical assessment, Clinical assessment, Health assessment, Nursing assessment, Head-to-toe assessment
+ Vital signs | Clinical observations, NEWS2, <Vitals?, >Vital signs monitoring, >Taking vital signs
+ Care planning | Nursing care plan, Care plan development, Individualized care plan
+ Injections | >Subcutaneous injection, >Administering injections, >Intramuscular injection, >IM injection
+ IV therapy | Infusion therapy, IV administration, IV medication, IV fluids, Intravenous therapy, IV infusion
+ Wound care | Dressing changes, Pressure ulcer care, Wound assessment, Wound management, Wound dressing
Patient education | Patient teaching, Health education for patients, Discharge teaching, Health teaching | Patient care
Patient triage | >Nurse triage, >Telephone triage, <Triage?, >Emergency triage | Patient care
Discharge planning | Discharge coordination, Transition of care=Care transitions | Patient care
Blood glucose monitoring | Glucose testing, >Point-of-care glucose testing<Glucose testing, Accu-Chek, Blood sugar monitoring | Patient care
Specimen collection | Sample collection, >Urine sample collection<Sample collection, >Swab collection | Patient care
Hand hygiene | | Infection control
Aseptic technique | Sterile technique, ANTT^Aseptic non-touch technique | Infection control
Pain management | Pain assessment, Pain control | Patient care
Catheterization | =Catheterisation, >Urinary catheterization, >Foley catheter insertion<Foley catheter, Catheter care, Foley catheter | Nursing
IV insertion | Cannulation, >Peripheral IV insertion, Intravenous cannulation<Cannulation, IV starts | Nursing | Phlebotomy 0.6, IV therapy 0.7
Medication safety | Five rights of medication administration, Medication error prevention | Medication administration
Central line care | Central venous catheter, >PICC line care<PICC line, PICC line, Port access, CVAD care, Central line maintenance | Nursing
Blood transfusion | Blood product administration, Transfusion therapy | Nursing
Wound VAC | Negative pressure wound therapy^NPWT | Wound care
Pressure injury prevention | Pressure ulcer prevention, Pressure area care, Braden scale, Waterlow score | Nursing | Wound care 0.6
Ostomy care | Stoma care, >Colostomy care | Nursing
Nasogastric tube insertion | NG tube, <Nasogastric tube, NG tube insertion<NG tube | Nursing | Enteral feeding 0.7
Enteral feeding | Tube feeding, >PEG feeding, >G-tube feeding<Tube feeding, PEG tube care | Nursing
Tracheostomy care | ^Trach care, Tracheostomy suctioning, Airway suctioning | Nursing | Airway management 0.5
Oxygen therapy | Oxygen administration, Supplemental oxygen | Patient care | Respiratory therapy 0.5
Fall prevention | Fall risk assessment | Patient care
Patient handoff | >Bedside shift report, SBAR, Clinical handover, >Nursing handover, Shift handover to nurses | Nursing
Charge nurse duties | <Charge nurse, Nurse in charge, Ward management, Nursing supervision | Nursing
Nurse preceptorship | Preceptor, Precepting, <Preceptorship, Nurse mentoring, Preceptor of new nurses<Preceptor | Nursing
Patient advocacy | Patient advocate | Patient care
Clinical case management | >Nurse case management, Care coordination, Medical case management | Patient care | Case management 0.6
Utilization review | =Utilisation review, Utilization management | Clinical case management
Patient rounding | >Hourly rounding, Interdisciplinary rounds, Multidisciplinary rounds, MDT meeting | Patient care
Staffing ratios | Nurse staffing, Nurse scheduling, Acuity-based staffing, Ward rostering | Nursing
# Clinical areas
+ Intensive care | >ICU nursing, >MICU, >SICU, >Intensive care unit^ICU, Critical care, Critical care nursing<Critical care
Public health | Population health, Health promotion, Community health, Global health
Home health care | >Home health nursing, <~Home health, ~Domiciliary care, ~Home care | <Patient care
Immunization | =Immunisation, Vaccination, Vaccine administration | Patient care
Long-term care | ^LTC?, Skilled nursing facility, >Nursing home care, ~Assisted living, ~Residential care | <Patient care | Geriatric care 0.7
Palliative care | >Palliative nursing | <Patient care
Hospice care | >Hospice nursing, ~End-of-life care | <Patient care | Palliative care 0.9
Community nursing | >District nursing, >Public health nursing, >Community health nursing, Health visiting | <Nursing | Home health care 0.8
Primary care | General practice, GP surgery, Primary health care
Geriatric care | Geriatrics, >Geriatric nursing, Gerontology, ~Older adult care, Elderly medicine | <Patient care | Dementia care 0.7, Elderly care 0.6
Pediatric nursing | =Paediatric nursing, Pediatrics=Paediatrics, Pediatric care, ~Children's nursing | <Nursing
Midwifery | Midwife care, >Nurse-midwifery
Medical-surgical nursing | Med-surg, <Medical-surgical, Acute care, Medical-surgical unit<Medical-surgical, Acute care nursing<Acute care | <Nursing
Emergency care | >Emergency nursing, Emergency department^ED?, Emergency room, Accident and emergency, Emergency medicine | Nursing | Intensive care 0.5
Step-down care | Progressive care, PCU nursing, Progressive care unit<Progressive care, High dependency unit | Nursing | Medical-surgical nursing 0.6, Intensive care 0.7
Telemetry nursing | Telemetry unit^Tele unit<Telemetry, <Telemetry? | <Nursing | Cardiac monitoring 0.8
Perioperative nursing | ~Operating room nursing<Operating room, ~Theatre nursing, Scrub nurse, Circulating nurse, Operating theatre, Operating room | <Nursing | Surgical technology 0.6
Post-anesthesia care | =Post-anaesthesia care, PACU, Recovery room nursing, Recovery nursing | Nursing | Intensive care 0.5
Pre-operative care | ^Preop care, Preoperative assessment, Pre-op assessment | Nursing | Post-operative care 0.8
Post-operative care | ^Post-op care, Post-surgical care | Nursing
Labor and delivery | L&D nursing, Labour ward, Obstetric nursing, Intrapartum care, Obstetrics | Nursing | Midwifery 0.6
Postpartum care | Mother-baby care, Postnatal care, Couplet care | Nursing | Antenatal care 0.7
Antenatal care | Prenatal care | Nursing
Fetal monitoring | >Electronic fetal monitoring, CTG, Cardiotocography | Labor and delivery
Neonatal care | >Neonatal nursing, Newborn care | Nursing | Pediatric nursing 0.5
NICU | ^Neonatal intensive care unit, ~Neonatal intensive care | Neonatal care, <Intensive care
Oncology nursing | <Oncology, Cancer care, Oncology care<Oncology | <Nursing | Chemotherapy administration 0.8
Chemotherapy administration | ^Chemo administration, <Chemotherapy, Immunotherapy administration | Nursing
Cardiology | Cardiac care, Cardiac nursing, Cardiovascular care, Coronary care
Cath lab | Cardiac catheterization, Catheterization laboratory, Interventional cardiology | Cardiology
Dialysis | >Hemodialysis=Haemodialysis, Renal nursing, Nephrology nursing | Nursing
Peritoneal dialysis | | <Dialysis
CRRT | ^Continuous renal replacement therapy | <Dialysis, Intensive care
Orthopedics | =Orthopaedics, Orthopedic nursing, Trauma and orthopaedics
Neurology | Neuroscience nursing, Neurological assessment, Glasgow Coma Scale
Stroke care | Stroke unit, Acute stroke | Neurology
Endoscopy | >GI endoscopy, >Endoscopy nursing, >Colonoscopy
Gastroenterology | GI nursing
Dermatology |
Ophthalmology | Eye care, Ophthalmic nursing
Optometry | Eye examination, Refraction testing | | Ophthalmology 0.5
Family medicine | Family practice | Primary care | Internal medicine 0.6
Internal medicine |
Rehabilitation nursing | ^Rehab nursing, Inpatient rehabilitation, Restorative care | <Nursing
School nursing | | <Nursing
Occupational health | >Occupational health nursing, Employee health, Occupational medicine | | Occupational health and safety 0.4 | context
Telehealth | Telemedicine, Virtual care, Remote patient monitoring, Teleconsultation
Diabetes management | Diabetes care, Diabetes education, Insulin administration, Insulin pump | Patient care | Blood glucose monitoring 0.5
Chronic disease management | Long-term conditions management, Chronic care management, COPD management, Hypertension management | Patient care
# Emergency and airway
+ Cardiopulmonary resuscitation | CPR certification=CPR certified, <Resuscitation
Emergency medical services | ^EMS, Prehospital care, Ambulance service, 911 response
Defibrillation | AED, AED use<AED, Defibrillator, Cardioversion | Cardiopulmonary resuscitation
Rapid response | Code Blue, Code team, Rapid response team, Crash team | Nursing
Airway management | Airway support, Bag-valve-mask ventilation
Intubation | >Endotracheal intubation, >Rapid sequence intubation | <Airway management
Ventilator management | Mechanical ventilation, Ventilator care, Invasive ventilation | Intensive care, Respiratory therapy
BiPAP | CPAP, Non-invasive ventilation, >BiPAP/CPAP<CPAP | Respiratory therapy | Ventilator management 0.6
Hemodynamic monitoring | =Haemodynamic monitoring, Arterial line, Swan-Ganz catheter | Intensive care
Vasoactive drips | Titrating drips, Vasopressors, Vasoactive medication | Intensive care
ECMO | ^Extracorporeal membrane oxygenation | Intensive care | IABP 0.5
IABP | ^Intra-aortic balloon pump | Intensive care
Conscious sedation | Moderate sedation, Procedural sedation | Nursing
Paramedicine | Paramedic care | Emergency medical services
Trauma care | ~Trauma nursing, Level I trauma, Major trauma, Trauma center | <Emergency care
Suturing | =Suture, Wound closure, Suture removal
Splinting | >Casting and splinting, Cast application, Plaster casting, Orthopedic immobilization
# Devices and monitoring
+ EKG | ^ECG, ^Electrocardiogram, >12-lead ECG, >12-lead EKG, Electrocardiography
Cardiac monitoring | Cardiac telemetry, Arrhythmia interpretation, Dysrhythmia interpretation, Rhythm strip interpretation | Patient care | EKG 0.7
Infusion pumps | >IV pump, >Alaris pump, >Syringe driver, >Smart pump, >PCA pump | IV therapy
Automated dispensing cabinet | Automated medication dispensing | Medication administration
Pyxis | @BD Pyxis, >Pyxis MedStation | <Automated dispensing cabinet | Omnicell 0.9
Omnicell | | <Automated dispensing cabinet
Barcode medication administration | ^BCMA | <Medication administration | eMAR 0.7
eMAR | Electronic medication administration record, MAR chart | Medication administration
Pulse oximetry | Oxygen saturation monitoring, Pulse oximeter | Vital signs
Patient lifting equipment | >Hoyer lift, Hoist use, >Patient hoist, >Sara Stedy, >Mechanical lift | Patient handling
Sterile processing | Instrument sterilization, Autoclave, Decontamination of instruments, Central sterile supply | Infection control
Biomedical equipment maintenance | Medical equipment repair, Biomed technician, Clinical engineering, Medical equipment maintenance | | Biomedical engineering 0.6
# Care and support
+ Care Certificate | >The Care Certificate
+ Community outreach | Outreach work, Street outreach
+ Social work | Social care, Social casework
+ Personal care | ADL assistance, Bathing and dressing, Assistance with daily living, Toileting, Activities of daily living^ADLs
+ Patient handling | Patient mobility, >Safe patient handling, Turning and positioning, Ambulation
+ Elderly care | Care of older people, Aged care, Elder care, Senior care
+ Dementia care | Memory care, >Alzheimer's care, Dementia support
+ Safeguarding | >Adult protection, >Safeguarding of vulnerable adults, >Child protection, >Safeguarding adults, >Safeguarding children
Disability support | >Learning disability support, Developmental disabilities, Intellectual disabilities, Disability care, Supporting adults with learning disabilities
Companionship care | Companion care, Respite care, Live-in care, Caregiving | Personal care
Feeding assistance | =Assisted feeding, ~Meal assistance, Nutrition and hydration, Fluid intake and output | <Personal care
Intake and output monitoring | ^I&O monitoring, Fluid balance charts<Fluid balance, Fluid balance | Patient care
Range of motion exercises | ^ROM exercises, Passive range of motion | Personal care
Patient transport | =Patient transportation, Non-emergency transport, Hospital porter | Patient care
Clinical social work | Medical social work, Psychiatric social work | <Social work
Family support | Family services, Parenting support | Social work
Child welfare | Child protective services, Foster care | Social work | Safeguarding 0.6
Homelessness support | Supported housing, Housing support, Homeless services | Social work
CQC standards | Care Quality Commission, CQC compliance, CQC regulations, CQC inspection
NVQ Health and Social Care | >NVQ Level 2 Health and Social Care, >NVQ Level 3 Health and Social Care, QCF Health and Social Care, Diploma in Health and Social Care | Personal care | Care Certificate 0.7
Mental Capacity Act | Deprivation of Liberty Safeguards^DoLS, MCA/DoLS | Safeguarding
Bereavement support | Grief support, Grief counseling, Bereavement counselling, Bereavement care
# Mental health
+ Treatment planning | =Treatment plan, Therapy planning
+ Group therapy | Group facilitation in therapy, Therapeutic groups
+ Psychology | >Clinical psychology, >Counseling psychology
+ Mental health | Behavioural health=Behavioral health, >Mental health support?, >Mental health care
+ Psychotherapy | Psychological therapy, Individual therapy, Talk therapy
+ Mental health counseling | =Mental health counselling, Therapeutic counselling, <Counseling?=Counselling?, Clinical counseling<Counseling
+ Cognitive behavioral therapy | =Cognitive behavioural therapy, >Trauma-focused CBT
+ Crisis intervention | Crisis counseling, >Nonviolent crisis intervention, CPI training
+ Autism support | ASD support, Autism spectrum disorder<Autism, <Autism
Applied behavior analysis | =Applied behaviour analysis, ABA therapy | Mental health | Autism support 0.7
Substance abuse treatment | Addiction counseling, Substance use disorder, Substance misuse, Detox, Addiction treatment, Drug and alcohol counselling | Mental health
De-escalation | >De-escalation techniques, >Verbal de-escalation | | Crisis intervention 0.8, Conflict resolution 0.5
Trauma-informed care | Trauma-informed practice | Mental health
Psychiatric nursing | ~Mental health nursing, Psychiatric care, Inpatient psychiatry | Mental health, <Nursing
Psychiatry | | Mental health
Family therapy | Couples therapy, Systemic therapy, Couples counseling | <Psychotherapy | Group therapy 0.5
Dialectical behavior therapy | =Dialectical behaviour therapy, ~DBT therapy | <Psychotherapy | Cognitive behavioral therapy 0.7
Motivational interviewing | | Mental health counseling
EMDR | ^Eye movement desensitization and reprocessing | <Psychotherapy
Suicide risk assessment | Suicide prevention, Columbia Suicide Severity Rating Scale, C-SSRS | Mental health
Psychological assessment | Psychological testing, Psychometric testing, >Neuropsychological assessment | Psychology
DSM-5 | >DSM-5-TR, >DSM-5 diagnosis | Mental health
# Allied health
+ Veterinary care | Veterinary medicine
+ Dentistry | >General dentistry, >Restorative dentistry
+ Animal care | Animal restraint, Animal handling, Animal husbandry
+ Physical therapy | Physio^Physiotherapy, Physical rehabilitation
+ Speech therapy | SLP?^Speech-language pathology, Speech and language therapy
+ Respiratory therapy | Nebulizer treatment, Pulmonary function testing, Respiratory care, Pulmonary rehabilitation
+ Medical assisting | Rooming patients, Clinical assisting, Medical assistant duties
+ Massage therapy | >Deep tissue massage, Therapeutic massage, >Sports massage
+ Dental assisting | =Dental assistance, Chairside assistance, Four-handed dentistry, Dental nursing
+ Dental hygiene | Periodontal care, Dental prophylaxis, Scaling and root planing
Dietetics | Clinical nutrition<Nutrition, Nutrition counseling<Nutrition, Nutrition?, Medical nutrition therapy<Nutrition, Dietary planning, Nutritional assessment
Manual therapy | >Joint mobilization, >Soft tissue mobilization, >Myofascial release, Musculoskeletal physiotherapy | Physical therapy
Therapeutic exercise | Exercise prescription, Gait training, Neuromuscular re-education, Exercise therapy | Physical therapy
Dysphagia management | Swallowing assessment, <Dysphagia | Speech therapy
Sports medicine | Athletic training, Sports rehabilitation, Injury prevention in sport
Chiropractic | >Chiropractic care | | Osteopathy 0.6
Osteopathy |
Podiatry | Foot care, Chiropody
Audiology | Hearing test, Hearing aid fitting, Audiometry
Optical dispensing | Dispensing optician, Eyeglass fitting, Frame adjustment, Dispensing spectacles, Lensometer | | Optometry 0.4
Orthodontics | | <Dentistry
Dental radiography | Dental x-ray, Digital dental imaging | Dentistry
Dentrix | | <Practice management software | Eaglesoft 0.8, Open Dental 0.8
Eaglesoft | | <Practice management software
Open Dental | | <Practice management software
Surgical technology | Surgical assisting, Scrub tech, Operating department practice
Anesthesia | =Anaesthesia, Anesthesiology, Anaesthetics, >Regional anesthesia
Veterinary nursing | Veterinary technology, ~Animal nursing | <Veterinary care | Veterinary assisting 0.7
Contact lens fitting | Contact lens dispensing, Contact lens check | | Optical dispensing 0.6
# Imaging and laboratory
+ Medical imaging | Diagnostic imaging, Imaging services
+ Analytical chemistry | Chemical analysis, Wet chemistry
+ Laboratory techniques | Wet lab, Lab techniques, Laboratory skills
+ Clinical laboratory testing | Biomedical laboratory science, Medical laboratory science, <Clinical laboratory
+ Molecular biology | Molecular diagnostics, Molecular cloning, DNA extraction
+ Microscopy | >Confocal microscopy, >Light microscopy, >Fluorescence microscopy
+ Radiography | >Diagnostic radiography, ~X-ray imaging<X-ray, Radiologic technology
+ Phlebotomy | ~Blood collection, ~Drawing blood=Blood draw, ~Venepuncture
+ PCR | ^Polymerase chain reaction, ^qPCR, >RT-PCR^Real-time PCR
+ Cell culture | Cell line maintenance, >Mammalian cell culture, Tissue culture
+ HPLC | ^High-performance liquid chromatography, UPLC, Liquid chromatography
Radiology | >Interventional radiology | Medical imaging
CT imaging | ~CT scan=CT scanning, ~Computed tomography | <Medical imaging | Radiography 0.6
MRI | ^Magnetic resonance imaging, >MRI scanning, MRI safety | <Medical imaging | CT imaging 0.6
Ultrasound imaging | ~Sonography, ~Diagnostic medical sonography<Sonography, ~Ultrasound scanning, ~Medical ultrasound | <Medical imaging
Echocardiography | ~Echocardiogram, ~Cardiac ultrasound | <Ultrasound imaging, Cardiology
Mammography | Breast imaging | <Medical imaging
Nuclear medicine | PET scan, PET/CT | Medical imaging
Radiation therapy | Radiotherapy, Therapeutic radiography, Dosimetry
Radiation safety | Radiation protection, ALARA, IR(ME)R=IRMER
PACS | ^Picture archiving and communication system, DICOM | Medical imaging
Hematology | =Haematology, Coagulation testing, Blood cell counting | Clinical laboratory testing
Clinical chemistry | Clinical biochemistry, Chemistry analyzers | Clinical laboratory testing
Microbiology | >Clinical microbiology, >Bacteriology | Clinical laboratory testing
Blood banking | Immunohematology, Transfusion medicine, Cross-matching, Blood typing | Clinical laboratory testing
Histology | Histopathology, Histotechnology, Tissue processing | Clinical laboratory testing
Pathology | >Anatomical pathology, >Clinical pathology
Urinalysis | ~Urine testing, Urine dipstick | <Clinical laboratory testing
Pipetting | ~Micropipetting | <Laboratory techniques
ELISA | ^Enzyme-linked immunosorbent assay | <Laboratory techniques
Western blot | =Western blotting | <Laboratory techniques | ELISA 0.5
Gel electrophoresis | SDS-PAGE, Agarose gel | <Laboratory techniques | Western blot 0.6
Flow cytometry | ~FACS? | <Laboratory techniques
Next-generation sequencing | ^NGS, >Illumina sequencing | Molecular biology
CRISPR | Gene editing, >CRISPR-Cas9, Genome editing | Molecular biology
Electron microscopy | >Scanning electron microscopy, >SEM/EDX, >Transmission electron microscopy | <Microscopy
Gas chromatography | >GC-MS, >Gas chromatography-mass spectrometry | Analytical chemistry | HPLC 0.7, Chromatography 0.6
Mass spectrometry | >LC-MS, >LC-MS/MS<LC-MS | Analytical chemistry | HPLC 0.6
Spectroscopy | >UV-Vis, >FTIR, >NMR spectroscopy, Spectrophotometry | Analytical chemistry
Laboratory information system | ^LIS?, LIMS^Laboratory information management system, >LabWare
CLIA | >CLIA regulations, CLIA waived testing | Clinical laboratory testing | ISO 15189 0.5
ISO 15189 | | Clinical laboratory testing
# Pharmacy and clinical research
+ Pharmacy practice | Pharmacy operations, Clinical pharmacy
+ Clinical research | Clinical development, Clinical trial, Clinical study
+ Medication dispensing | Prescription filling, Prescription processing, Prescription dispensing
Clinical trial monitoring | CRA monitoring, Clinical monitoring, Source data verification, Clinical site monitoring | Clinical research
Good clinical practice | GCP guidelines, ICH-GCP, ICH E6, GCP certification | Clinical research, <GxP
Retail pharmacy | ~Community pharmacy | <Pharmacy practice | Hospital pharmacy 0.6
Hospital pharmacy | ~Inpatient pharmacy | <Pharmacy practice
Prescription verification | Prescription review, Order verification in pharmacy, Accuracy checking | Pharmacy practice
Medication reconciliation | ^Med reconciliation, Medicines reconciliation, Med rec | Pharmacy practice, Medication administration
Medication therapy management | MTM pharmacy, Medicines optimisation, Medication review | Pharmacy practice
Drug interaction screening | Drug utilization review, <Drug interactions, Drug information | Pharmacy practice | Pharmacology 0.7
Pharmacology | Pharmacotherapy, Pharmacokinetics
Toxicology | | | Pharmacology 0.5
Compounding | >Pharmaceutical compounding, Extemporaneous preparation, >Non-sterile compounding | Pharmacy practice | | context
Sterile compounding | USP 797, IV admixture, ~Aseptic compounding | <Compounding
Controlled substances handling | <Controlled substances, Controlled drugs, Narcotics count, DEA regulations, Controlled drug register<Controlled drugs | Pharmacy practice
Dosage calculation | Drug calculations, >Medication dosage calculation, Pharmacy calculations | Medication administration
Pharmacy inventory | Pharmacy stock management, Drug inventory, >Pharmacy inventory management | Pharmacy practice
Pharmacovigilance | Drug safety, Adverse event reporting, Adverse drug reaction reporting | | Clinical research 0.5
Pharmacy billing | Third-party billing, Pharmacy insurance claims, Prescription billing | Pharmacy practice, Medical billing
Independent prescribing | Independent prescriber, V300 prescribing, Non-medical prescribing
Trial master file | ^TMF?, eTMF | Clinical research
Clinical trial coordination | Clinical research coordination, Study coordination, Patient recruitment for studies, Subject recruitment, Study start-up | Clinical research
Informed consent | Consent process, >Obtaining informed consent | Clinical research
Medical writing | Clinical study report, >Regulatory medical writing, Protocol writing | Scientific writing, Clinical research
Drug development | Preclinical research, Pharmaceutical development
Drug discovery | Medicinal chemistry | Drug development
Formulation development | Pharmaceutical formulation | Drug development
# Records and administration
+ Patient scheduling | Medical scheduling, Medical appointment scheduling
+ Medical terminology | Medical vocabulary
+ Prior authorization | Preauthorization
+ Insurance verification | Insurance eligibility verification, Benefits verification
+ Medical coding | Clinical coding
+ Practice management software | Medical practice software, Practice management system
+ Electronic health records | Electronic patient records^EPR?, Electronic medical records^EMR
+ Clinical documentation | Medical charting<Charting, Clinical record keeping, Charting?, Medical documentation, Nursing documentation
+ Medical billing | >Medical billing and coding, Medical claims, Healthcare billing
+ ICD-10 | ICD-11, >ICD-10-CM, >ICD-10 coding
+ CPT coding | <CPT?, HCPCS
Epic | ~EpicCare, >Epic EHR, >Epic Systems, >Epic Hyperspace, >Epic EMR | <Electronic health records | | exact context
Patient registration | Patient intake, Patient check-in, Medical reception | | Patient scheduling 0.7
Anatomy and physiology | Human anatomy
Revenue cycle management | Healthcare revenue cycle<Revenue cycle, <Revenue cycle | Medical billing
Oracle Health | ~Cerner, ~Cerner PowerChart<Cerner<PowerChart, ~Cerner Millennium<Cerner, ~PowerChart | <Electronic health records | Epic 0.7
Meditech | >Meditech Expanse | <Electronic health records | Epic 0.6, Oracle Health 0.6
Allscripts | ~Veradigm | <Electronic health records | Epic 0.5
athenahealth | ~athenaOne, ~athenaNet | <Electronic health records, <Practice management software | eClinicalWorks 0.7
eClinicalWorks | eCW? | <Electronic health records, <Practice management software | NextGen Healthcare 0.8
NextGen Healthcare | ~NextGen EHR | <Electronic health records, <Practice management software
PointClickCare | | <Electronic health records | MatrixCare 0.8
MatrixCare | | <Electronic health records
SystmOne | @TPP SystmOne | <Electronic health records | EMIS Web 0.8
EMIS Web | <~EMIS? | <Electronic health records
RiO | >RiO patient record | <Electronic health records | SystmOne 0.6 | exact context
SOAP notes | ~SOAP documentation | <Clinical documentation
Clinical documentation improvement | CDI specialist, Clinical documentation integrity | Clinical documentation, Medical coding
Denial management | Claims denial, Claim appeals | Revenue cycle management
Medical transcription | Medical scribe=Medical scribing, Clinical transcription | Clinical documentation
Health information management | ^HIM?, Medical records management<Medical records, Release of information, Medical records | | Records management 0.6
Healthcare administration | Health services management, Hospital administration, Healthcare management, Medical practice management
Medicare and Medicaid | <Medicare, <Medicaid, CMS regulations, CMS guidelines
HL7 | >HL7 v2, Health data interoperability | Electronic health records | FHIR 0.8
FHIR | >HL7 FHIR | Electronic health records
Health informatics | >Clinical informatics, >Nursing informatics, Healthcare IT, Health IT
MDS assessment | Minimum Data Set, MDS 3.0 | Long-term care | OASIS assessment 0.5
OASIS assessment | OASIS documentation, OASIS-E | Home health care
# Rules and quality of care
+ HIPAA | >HIPAA compliance, >HIPAA regulations
+ Healthcare quality improvement | =Quality improvement in healthcare, Clinical governance
+ Patient safety | >Patient safety initiatives, Safety event reporting
Evidence-based practice | Evidence-based medicine, Evidence-based care
Patient confidentiality | Patient privacy, Protected health information, Medical confidentiality
Datix | | Patient safety
Joint Commission standards | <Joint Commission, JCAHO, Joint Commission accreditation<Joint Commission, TJC standards | Patient safety
Clinical audit | Chart audit | Healthcare quality improvement
HEDIS | >HEDIS measures | Healthcare quality improvement | HCAHPS 0.5
HCAHPS | Patient satisfaction scores | Healthcare quality improvement
NICE guidelines | NICE guidance | Evidence-based practice
Cultural competence in care | =Culturally competent care, Culturally sensitive care | Patient care
Bloodborne pathogens | Bloodborne pathogens training, BBP training, Sharps disposal, Needlestick prevention | Infection control
Patient restraints | Restraint use, Restrictive practice | Nursing
# Licences and certificates
+ Licensed Clinical Social Worker | LICSW
+ Nursing license | =Nursing licence, Nurse registration, Nurse licensure
+ Registered Nurse | =Registered nurse licence, =Licensed registered nurse, ^RN license
+ Certified Nursing Assistant | STNA^State tested nursing assistant, Certified nurse aide, CNA certification
+ Basic Life Support | BLS for Healthcare Providers, BLS provider, BLS certification
+ Advanced Cardiovascular Life Support | Advanced cardiac life support, ACLS certification
+ Emergency Medical Technician | >EMT-Basic, NREMT, EMT certification, >EMT-B
+ Pharmacist license | =Pharmacist licence, =Licensed pharmacist, RPh, Registered pharmacist
+ Certified Pharmacy Technician | ^CPhT, PTCB, PTCB certification<PTCB
Certified Professional Coder | CPC-A, CPC (AAPC), AAPC certification | Medical coding
Certified Medical Assistant | =Medical assistant certification, CMA (AAMA) | Medical assisting
Medical license | =Medical licence, Licensed physician=Physician license, Approbation
Pediatric Advanced Life Support | ^PALS, =Paediatric advanced life support, PALS certification | Cardiopulmonary resuscitation | Advanced Cardiovascular Life Support 0.6
NMC registration | ~NMC registered, NMC PIN, Registered General Nurse^RGN, Nursing and Midwifery Council | <Nursing license | Registered Nurse 0.6
Nurse Practitioner | ^NP?, >Advanced nurse practitioner | <Advanced Practice Registered Nurse
Healthcare assistant | ^HCA?, Nursing auxiliary, Healthcare support worker | Personal care | Certified Nursing Assistant 0.8
Licensed Practical Nurse | ^LPN, ~LVN^Licensed Vocational Nurse, ~LPN/LVN<LVN | <Nursing license | Certified Nursing Assistant 0.5, Registered Nurse 0.6
NCLEX-RN | <NCLEX | Nursing license | Registered Nurse 0.8
Compact nursing license | ~Multistate nursing license, ~NLC license, ~Compact RN license, Nurse Licensure Compact | <Nursing license
Advanced Practice Registered Nurse | ^APRN, ~Advanced practice nurse | <Registered Nurse
Family Nurse Practitioner | ^FNP, >FNP-C, >FNP-BC | <Nurse Practitioner
Certified Registered Nurse Anesthetist | ^CRNA, <~Nurse anesthetist | <Advanced Practice Registered Nurse, Anesthesia
Registered Mental Health Nurse | RMN^Registered mental nurse | NMC registration, Psychiatric nursing
Registered Midwife | Certified Nurse-Midwife | Midwifery
Advanced Life Support | ALS provider, ALS certification | Cardiopulmonary resuscitation | Immediate Life Support 0.7, Advanced Cardiovascular Life Support 0.9
Immediate Life Support | ILS course | Cardiopulmonary resuscitation | Basic Life Support 0.7
Neonatal Resuscitation Program | ^NRP, <Neonatal resuscitation, NRP certification | Neonatal care, Cardiopulmonary resuscitation
Trauma Nursing Core Course | ^TNCC | Trauma care | Advanced Trauma Life Support 0.6
Advanced Trauma Life Support | ^ATLS | Trauma care
CCRN | ^Critical Care Registered Nurse, >CCRN certification | Intensive care
CEN certification | Certified Emergency Nurse | Emergency care
CNOR | >CNOR certification, Certified perioperative nurse | Perioperative nursing
Oncology Certified Nurse | ^OCN, OCN certification, ONS/ONCC Chemotherapy Provider Card | Oncology nursing
Medical-surgical nurse certification | CMSRN, RN-BC Medical-Surgical, MEDSURG-BC | Medical-surgical nursing
Wound care certification | =Wound Care Certified, CWOCN, CWON | Wound care
NIH Stroke Scale certification | ^NIHSS certification, NIHSS certified | Neurology
Advanced EMT | ^AEMT, ~EMT-I, ~EMT-Intermediate | <Emergency Medical Technician
Paramedic license | =Licensed paramedic, =Certified paramedic, EMT-P, <Paramedic? | Paramedicine | Emergency Medical Technician 0.6
HCPC registration | HCPC registered<HCPC, <HCPC?^Health and Care Professions Council
GMC registration | GMC registered, General Medical Council, GMC licence to practise | Medical license
Board-certified physician | <Board certified=Board certification, American Board certification | Medical license
USMLE | USMLE Step 1, USMLE Step 2, COMLEX
Physician Assistant certification | =Physician assistant license, PA-C, NCCPA
DEA registration | DEA license, DEA number
GPhC registration | GPhC registered<GPhC, <GPhC | Pharmacist license
PharmD | =Pharm.D., Doctor of Pharmacy | Pharmacy practice
Pharmacy technician license | =Licensed pharmacy technician, Registered pharmacy technician | Pharmacy practice | Certified Pharmacy Technician 0.7
Certified Clinical Medical Assistant | ^CCMA | Medical assisting | Certified Medical Assistant 0.9
Registered Medical Assistant | ^RMA? | Medical assisting | Certified Medical Assistant 0.9
Certified Phlebotomy Technician | Phlebotomy certification, CPT phlebotomy, Certified phlebotomist, PBT(ASCP) | Phlebotomy
Medical laboratory scientist certification | MLS(ASCP), MT(ASCP), ASCP certification | Clinical laboratory testing | Medical laboratory technician certification 0.7
Medical laboratory technician certification | MLT(ASCP) | Clinical laboratory testing
ARRT certification | <ARRT, ARRT registered<ARRT, RT(R), Registered radiologic technologist | Radiography | ARDMS certification 0.4
ARDMS certification | RDMS^Registered Diagnostic Medical Sonographer, RVT credential, <ARDMS | Ultrasound imaging
Registered Respiratory Therapist | ^RRT | Respiratory therapy | Certified Respiratory Therapist 0.8
Certified Respiratory Therapist | ^CRT? | Respiratory therapy
Physical therapist license | =Licensed physical therapist, Chartered physiotherapist, Physiotherapist registration | Physical therapy
Physical therapist assistant license | =Licensed physical therapist assistant, ^PTA license | Physical therapy
Occupational therapist license | =Licensed occupational therapist, OTR/L, Registered occupational therapist | Occupational therapy
Certified Occupational Therapy Assistant | ^COTA, COTA/L | Occupational therapy
Speech-language pathologist license | =Licensed speech-language pathologist, CCC-SLP, Certificate of Clinical Competence | Speech therapy
Registered Dietitian | RDN^Registered Dietitian Nutritionist, Registered dietician | Dietetics
Registered Dental Hygienist | ^RDH, Dental hygienist license | Dental hygiene
Certified Dental Assistant | DANB certification, CDA dental | Dental assisting
GDC registration | GDC registered, General Dental Council | Dentistry
Licensed Master Social Worker | ^LMSW | Social work | Licensed Clinical Social Worker 0.7
Social Work England registration | Registered social worker, SWE registered | Social work
Licensed Professional Counselor | ^LPC?, LMHC^Licensed Mental Health Counselor, LPCC | Mental health counseling | BACP accreditation 0.6
BACP accreditation | =BACP accredited, BACP registered | Mental health counseling
Licensed Marriage and Family Therapist | ^LMFT, MFT license | Psychotherapy
Licensed psychologist | =Psychologist license, Chartered psychologist | Psychology
Board Certified Behavior Analyst | ^BCBA | Applied behavior analysis | Registered Behavior Technician 0.6
Registered Behavior Technician | ^RBT, RBT certification | Applied behavior analysis
Certified Alcohol and Drug Counselor | ^CADC, LADC, CASAC, Licensed chemical dependency counselor | Substance abuse treatment
Certified Coding Specialist | ^CCS? | Medical coding | Certified Professional Coder 0.9
RHIT | ^Registered Health Information Technician | Health information management | RHIA 0.7
RHIA | ^Registered Health Information Administrator | Health information management
Certified Surgical Technologist | ^CST?, NBSTSA, Certified Surgical Tech | Surgical technology
Certified Sterile Processing Technician | CRCST, CSPDT | Sterile processing
Home Health Aide certification | ^HHA certification, =Certified home health aide | Home health care
Medication aide certification | =Certified Medication Aide, =Qualified Medication Aide, Certified Medication Technician, Med tech certification | Medication administration
Mental Health First Aid | ^MHFA, Mental health first aider | Mental health
Clinical research certification | CCRP, ACRP-CP, CCRA credential, CCRC credential | Clinical research
`
