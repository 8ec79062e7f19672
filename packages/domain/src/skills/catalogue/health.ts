export const health = `
# Nursing and patient care
Nursing | Nursing care, Clinical nursing | Professional care for patients. | Patient care |
Patient care | Direct patient care, Patient-centered care, Patient-centred care, Inpatient care, Bedside care | Looking after patients. | |
Patient assessment | Nursing assessment, Head-to-toe assessment, Physical assessment, Clinical assessment, Health assessment | Judging a patient's state. | Patient care |
Vital signs | Vital signs monitoring, Taking vital signs, Vitals?, Clinical observations, NEWS2 | Measuring pulse, blood pressure, temperature and breathing. | Patient care |
Care planning | Care plan, Individualized care plan, Nursing care plan, Care plan development | Planning what a patient needs. | Nursing |
Medication administration | Administering medication, Medication management, Drug administration, Medication pass, Med pass | Giving medication safely and on time. | Nursing |
Medication safety | Five rights of medication administration, Medication error prevention | Rules for giving medicines safely. | Medication administration |
Injections | Intramuscular injection, IM injection, Subcutaneous injection, Administering injections | Giving medication by needle. | Medication administration |
IV therapy | Intravenous therapy, IV infusion, Infusion therapy, IV administration, IV medication, IV fluids | Giving fluids and medication into a vein. | Nursing | IV insertion 0.7
IV insertion | Cannulation, Peripheral IV insertion, Intravenous cannulation, IV starts | Placing a cannula in a vein. | Nursing | Phlebotomy 0.6
Central line care | Central venous catheter, PICC line care, PICC line, Port access, CVAD care, Central line maintenance | Care of lines near the heart. | Nursing |
Blood transfusion | Blood product administration, Transfusion therapy | Giving blood and blood products. | Nursing |
Wound care | Wound management, Wound dressing, Dressing changes, Pressure ulcer care, Wound assessment | Cleaning and dressing wounds. | Nursing |
Wound VAC | Negative pressure wound therapy, NPWT | Wound healing by negative pressure. | Wound care |
Pressure injury prevention | Pressure ulcer prevention, Pressure area care, Braden scale, Waterlow score | Preventing bedsores. | Nursing | Wound care 0.6
Ostomy care | Stoma care, Colostomy care | Care of an artificial opening such as a colostomy. | Nursing |
Catheterization | Catheterisation, Urinary catheterization, Foley catheter insertion, Catheter care, Foley catheter | Placing and caring for urinary catheters. | Nursing |
Nasogastric tube insertion | NG tube, Nasogastric tube, NG tube insertion | Placing a feeding tube through the nose. | Nursing | Enteral feeding 0.7
Enteral feeding | Tube feeding, PEG feeding, G-tube feeding, PEG tube care | Feeding through a tube. | Nursing |
Tracheostomy care | Trach care, Tracheostomy suctioning, Airway suctioning | Care of an airway opening in the neck. | Nursing | Airway management 0.5
Oxygen therapy | Oxygen administration, Supplemental oxygen | Giving supplemental oxygen. | Patient care | Respiratory therapy 0.5
Pain management | Pain assessment, Pain control | Assessing and relieving pain. | Patient care |
Fall prevention | Fall risk assessment | Keeping patients from falling. | Patient care |
Infection control | Infection prevention, Infection prevention and control, IPC measures, Isolation precautions, Standard precautions, Universal precautions | Preventing the spread of infections. | Patient care |
Aseptic technique | Sterile technique, ANTT, Aseptic non-touch technique | Working without contaminating sterile areas. | Infection control |
Hand hygiene | | Correct hand washing and disinfection. | Infection control |
Specimen collection | Sample collection, Urine sample collection, Swab collection | Taking samples for the laboratory. | Patient care |
Blood glucose monitoring | Glucose testing, Point-of-care glucose testing, Accu-Chek, Blood sugar monitoring | Measuring sugar in the blood. | Patient care | Diabetes management 0.5
Patient education | Patient teaching, Health education for patients, Discharge teaching, Health teaching | Explaining illness and care to patients. | Patient care |
Discharge planning | Discharge coordination, Transition of care, Care transitions | Preparing a patient's return home. | Patient care |
Patient triage | Nurse triage, Telephone triage, Emergency triage, Triage? | Deciding which patients are treated first. | Patient care |
Patient handoff | Bedside shift report, SBAR, Clinical handover, Nursing handover, Shift handover to nurses | Handing patients over to the next team. | Nursing |
Charge nurse duties | Charge nurse, Nurse in charge, Ward management, Nursing supervision | Leading a ward for a shift. | Nursing |
Nurse preceptorship | Preceptor, Precepting, Preceptorship, Nurse mentoring, Preceptor of new nurses | Teaching new nurses at work. | Nursing |
Patient advocacy | Patient advocate | Representing patients' interests. | Patient care |
Clinical case management | Nurse case management, Care coordination, Medical case management | Arranging care for a patient. | Patient care |
Utilization review | Utilization management, Utilisation review | Whether care is needed and paid. | Clinical case management |
Patient rounding | Hourly rounding, Interdisciplinary rounds, Multidisciplinary rounds, MDT meeting | Visiting patients at set times. | Patient care |
Staffing ratios | Nurse staffing, Nurse scheduling, Acuity-based staffing, Ward rostering | Enough nurses per shift. | Nursing |
# Clinical areas
Intensive care | Critical care, Critical care nursing, ICU, ICU nursing, MICU, SICU, Intensive care unit | Care for the gravely ill. | Nursing | Emergency care 0.5, Step-down care 0.7
Step-down care | Progressive care, PCU nursing, Progressive care unit, High dependency unit | Care between intensive and normal. | Nursing | Medical-surgical nursing 0.6
Emergency care | Emergency nursing, Emergency department, Emergency room, Accident and emergency, Emergency medicine, ED? | Care in the emergency room. | Nursing |
Medical-surgical nursing | Med-surg, Medical-surgical, Medical-surgical unit, Acute care nursing, Acute care | Care on hospital wards. | Nursing |
Telemetry nursing | Telemetry unit, Tele unit, Telemetry? | Care under heart monitoring. | Nursing | Cardiac monitoring 0.8
Perioperative nursing | Operating room nursing, Theatre nursing, Scrub nurse, Circulating nurse, Operating theatre, Operating room | Care in the operating room. | Nursing | Surgical technology 0.6
Post-anesthesia care | PACU, Recovery room nursing, Post-anaesthesia care, Recovery nursing | Care after an operation. | Nursing | Intensive care 0.5
Pre-operative care | Preoperative assessment, Pre-op assessment, Preop care | Care before an operation. | Nursing | Post-operative care 0.8
Post-operative care | Post-surgical care, Post-op care | Care after an operation. | Nursing |
Labor and delivery | L&D nursing, Labour ward, Obstetric nursing, Intrapartum care, Obstetrics | Care during childbirth. | Nursing | Midwifery 0.6
Postpartum care | Mother-baby care, Postnatal care, Couplet care | Care of mother and baby after birth. | Nursing | Antenatal care 0.7
Antenatal care | Prenatal care | Care during pregnancy. | Nursing |
Midwifery | Midwife care, Nurse-midwifery | Care through pregnancy, birth and after. | |
Fetal monitoring | Electronic fetal monitoring, CTG, Cardiotocography | Watching the unborn child's heart. | Labor and delivery |
Neonatal care | Neonatal nursing, Newborn care | Care for newborn babies. | Nursing | Pediatric nursing 0.5
NICU | Neonatal intensive care, Neonatal intensive care unit | Intensive care for newborns. | Neonatal care, Intensive care |
Pediatric nursing | Paediatric nursing, Pediatrics, Paediatrics, Pediatric care, Children's nursing | Nursing care for children. | Nursing |
Geriatric care | Geriatrics, Geriatric nursing, Gerontology, Older adult care, Elderly medicine | Medical care for older people. | Patient care | Dementia care 0.7
Oncology nursing | Oncology, Cancer care, Oncology care | Care for people with cancer. | Nursing | Chemotherapy administration 0.8
Chemotherapy administration | Chemotherapy, Chemo administration, Immunotherapy administration | Giving medicine against cancer. | Nursing |
Cardiology | Cardiac care, Cardiac nursing, Cardiovascular care, Coronary care | Diseases of the heart. | |
Cath lab | Cardiac catheterization, Catheterization laboratory, Interventional cardiology | Examining the heart with catheters. | Cardiology |
Dialysis | Hemodialysis, Haemodialysis, Renal nursing, Nephrology nursing | Cleaning the blood when kidneys fail. | Nursing |
Peritoneal dialysis | | Dialysis through the abdominal lining. | Dialysis |
CRRT | Continuous renal replacement therapy | Slow dialysis in intensive care. | Dialysis, Intensive care |
Orthopedics | Orthopaedics, Orthopedic nursing, Trauma and orthopaedics | Bones, joints and muscles. | |
Neurology | Neuroscience nursing, Neurological assessment, Glasgow Coma Scale | Diseases of the brain and nerves. | |
Stroke care | Stroke unit, Acute stroke | Acute and later care after a stroke. | Neurology |
Endoscopy | GI endoscopy, Endoscopy nursing, Colonoscopy | Looking inside with a camera. | |
Gastroenterology | GI nursing | Diseases of stomach and bowel. | |
Dermatology | | Diseases of the skin. | |
Ophthalmology | Eye care, Ophthalmic nursing | Diseases of the eye. | |
Optometry | Eye examination, Refraction testing | Eye examinations and vision testing. | | Ophthalmology 0.5
Primary care | General practice, GP surgery, Primary health care | First point of medical care. | |
Family medicine | Family practice | General medical care for all ages. | Primary care | Internal medicine 0.6
Internal medicine | | Diseases of the internal organs in adults. | |
Community nursing | District nursing, Public health nursing, Community health nursing, Health visiting | Nursing outside hospitals. | Nursing | Home health care 0.8
Home health care | Home health nursing, Home health, Domiciliary care, Home care | Nursing and care in the patient's home. | Patient care |
Hospice care | Hospice nursing, End-of-life care | Care for people at the end of life. | Patient care | Palliative care 0.9
Palliative care | Palliative nursing | Relief for people with serious illness. | Patient care |
Long-term care | Skilled nursing facility, Nursing home care, Residential care, Assisted living, LTC? | Care in nursing and residential homes. | Patient care | Geriatric care 0.7
Rehabilitation nursing | Inpatient rehabilitation, Rehab nursing, Restorative care | Nursing during recovery of function. | Nursing |
School nursing | | Nursing care at schools. | Nursing |
Occupational health | Occupational health nursing, Employee health, Occupational medicine | Health of employees at work. | | Occupational health and safety 0.4 | context
Telehealth | Telemedicine, Virtual care, Remote patient monitoring, Teleconsultation | Care by phone and video. | |
Public health | Population health, Health promotion, Community health, Global health | Protecting the health of the population. | |
Immunization | Immunisation, Vaccination, Vaccine administration | Giving vaccines. | Patient care |
Diabetes management | Diabetes care, Diabetes education, Insulin administration, Insulin pump | Care for people with diabetes. | Patient care |
Chronic disease management | Long-term conditions management, Chronic care management, COPD management, Hypertension management | Care for lasting illness. | Patient care |
# Emergency and airway
Cardiopulmonary resuscitation | CPR, Resuscitation, CPR certified, CPR certification | Emergency revival of breathing and heartbeat. | |
Defibrillation | AED, AED use, Defibrillator, Cardioversion | Restoring heart rhythm by electric shock. | Cardiopulmonary resuscitation |
Rapid response | Code Blue, Code team, Rapid response team, Crash team | Help for patients who suddenly get worse. | Nursing |
Airway management | Airway support, Bag-valve-mask ventilation | Keeping a patient's airway open. | |
Intubation | Endotracheal intubation, Rapid sequence intubation | Placing a breathing tube in the windpipe. | Airway management |
Ventilator management | Mechanical ventilation, Ventilator care, Invasive ventilation | Care of patients on breathing machines. | Intensive care, Respiratory therapy |
BiPAP | CPAP, Non-invasive ventilation, BiPAP/CPAP | Breathing support through a mask. | Respiratory therapy | Ventilator management 0.6
Hemodynamic monitoring | Haemodynamic monitoring, Arterial line, Swan-Ganz catheter | Watching pressure and flow of blood. | Intensive care |
Vasoactive drips | Titrating drips, Vasopressors, Vasoactive medication | Medicines that hold blood pressure. | Intensive care |
ECMO | Extracorporeal membrane oxygenation | Machine that replaces heart and lung function. | Intensive care | IABP 0.5
IABP | Intra-aortic balloon pump | Balloon pump that supports the heart. | Intensive care |
Conscious sedation | Moderate sedation, Procedural sedation | Calming patients for procedures. | Nursing |
Emergency medical services | EMS, Prehospital care, Ambulance service, 911 response | Help before the hospital. | |
Paramedicine | Paramedic care | Advanced help before the hospital. | Emergency medical services |
Trauma care | Trauma nursing, Level I trauma, Major trauma, Trauma center | Care for the badly injured. | Emergency care |
Suturing | Suture, Wound closure, Suture removal | Closing wounds with stitches. | |
Splinting | Casting and splinting, Cast application, Plaster casting, Orthopedic immobilization | Immobilising fractures with casts and splints. | |
# Devices and monitoring
Cardiac monitoring | Cardiac telemetry, Arrhythmia interpretation, Dysrhythmia interpretation, Rhythm strip interpretation | Watching heart rhythm and spotting arrhythmias. | Patient care |
EKG | ECG, Electrocardiogram, 12-lead ECG, 12-lead EKG, Electrocardiography | Recording the heart's electrical activity. | Patient care | Cardiac monitoring 0.7
Infusion pumps | IV pump, Alaris pump, Syringe driver, Smart pump, PCA pump | Devices that deliver medication at a set rate. | IV therapy |
Automated dispensing cabinet | Automated medication dispensing | Cabinets that dispense medication on wards. | Medication administration |
Pyxis | Pyxis MedStation, BD Pyxis | Automated medication cabinet by BD. | Automated dispensing cabinet | Omnicell 0.9
Omnicell | | Automated medication cabinet. | Automated dispensing cabinet |
Barcode medication administration | BCMA | Checking medicines by code. | Medication administration | eMAR 0.7
eMAR | Electronic medication administration record, MAR chart | Record of medicines given. | Medication administration |
Pulse oximetry | Oxygen saturation monitoring, Pulse oximeter | Measuring oxygen in the blood at the finger. | Vital signs |
Patient lifting equipment | Hoyer lift, Hoist use, Patient hoist, Sara Stedy, Mechanical lift | Lifting patients by machine. | Patient handling |
Sterile processing | Instrument sterilization, Autoclave, Decontamination of instruments, Central sterile supply | Cleaning and sterilising instruments. | Infection control |
Biomedical equipment maintenance | Medical equipment repair, Biomed technician, Clinical engineering, Medical equipment maintenance | Keeping medical devices safe. | | Biomedical engineering 0.6
# Care and support
Personal care | Activities of daily living, ADLs, ADL assistance, Bathing and dressing, Assistance with daily living, Toileting | Help with washing, dressing, eating and toileting. | Patient care |
Patient handling | Moving and handling, Patient transfer, Patient mobility, Safe patient handling, Turning and positioning, Ambulation | Moving and transferring patients safely. | Patient care | Manual handling 0.6
Elderly care | Elder care, Senior care, Care of older people, Aged care | Daily support for older people. | Personal care | Geriatric care 0.6
Dementia care | Alzheimer's care, Dementia support, Memory care | Support for people with dementia. | Personal care |
Companionship care | Companion care, Respite care, Live-in care, Caregiving | Company and relief care at home. | Personal care |
Disability support | Learning disability support, Developmental disabilities, Intellectual disabilities, Disability care, Supporting adults with learning disabilities | Helping people with disabilities. | |
Safeguarding | Safeguarding adults, Safeguarding children, Child protection, Adult protection, Safeguarding of vulnerable adults | Protecting vulnerable people from harm. | |
Feeding assistance | Assisted feeding, Meal assistance, Nutrition and hydration, Fluid intake and output | Helping people eat and drink. | Personal care |
Intake and output monitoring | I&O monitoring, Fluid balance charts, Fluid balance | Measuring what goes in and out. | Patient care |
Range of motion exercises | ROM exercises, Passive range of motion | Moving joints to keep them moving. | Personal care |
Patient transport | Patient transportation, Non-emergency transport, Hospital porter | Bringing patients where they must go. | Patient care |
Social work | Social care, Social casework | Supporting people in social difficulty. | |
Clinical social work | Medical social work, Psychiatric social work | Social work with therapy. | Social work |
Family support | Family services, Parenting support | Support services for families. | Social work |
Child welfare | Child protective services, Foster care | Protecting children at risk. | Social work | Safeguarding 0.6
Community outreach | Outreach work, Street outreach | Reaching people in their community. | |
Homelessness support | Supported housing, Housing support, Homeless services | Help for people without a home. | Social work |
CQC standards | Care Quality Commission, CQC compliance, CQC regulations, CQC inspection | English rules for care. | |
Care Certificate | The Care Certificate | British first training for carers. | Personal care |
NVQ Health and Social Care | NVQ Level 2 Health and Social Care, NVQ Level 3 Health and Social Care, QCF Health and Social Care, Diploma in Health and Social Care | British qualification for carers. | Personal care | Care Certificate 0.7
Mental Capacity Act | Deprivation of Liberty Safeguards, DoLS, MCA/DoLS | English law on people who cannot decide. | Safeguarding |
# Mental health
Mental health | Mental health care, Behavioral health, Behavioural health, Mental health support? | Care for people with mental illness. | | | context
Psychiatric nursing | Mental health nursing, Psychiatric care, Inpatient psychiatry | Nursing for people with mental illness. | Mental health, Nursing |
Psychiatry | | Medical treatment of mental illness. | Mental health |
Psychotherapy | Individual therapy, Talk therapy, Psychological therapy | Treating mental illness through conversation. | Mental health |
Group therapy | Group facilitation in therapy, Therapeutic groups | Therapy with several clients together. | Psychotherapy | Family therapy 0.5
Family therapy | Couples therapy, Systemic therapy, Couples counseling | Therapy with families and couples. | Psychotherapy |
Mental health counseling | Mental health counselling, Clinical counseling, Therapeutic counselling, Counseling?, Counselling? | Counselling for emotional difficulties. | Mental health | Psychotherapy 0.8
Cognitive behavioral therapy | CBT, Cognitive behavioural therapy, Trauma-focused CBT | Therapy that changes thoughts and behaviour. | Psychotherapy | Dialectical behavior therapy 0.7
Dialectical behavior therapy | DBT therapy, Dialectical behaviour therapy | Therapy for strong emotions and self-harm. | Psychotherapy |
Motivational interviewing | | Conversation method that supports change. | Mental health counseling |
EMDR | Eye movement desensitization and reprocessing | Trauma therapy with eye movements. | Psychotherapy |
Trauma-informed care | Trauma-informed practice | Care that knows about harm done. | Mental health |
Crisis intervention | Nonviolent crisis intervention, CPI training, Crisis counseling | Immediate help in a mental health crisis. | Mental health | De-escalation 0.8
De-escalation | De-escalation techniques, Verbal de-escalation | Calming tense or aggressive situations. | |
Suicide risk assessment | Suicide prevention, Columbia Suicide Severity Rating Scale, C-SSRS | Assessing the risk of self-harm. | Mental health |
Substance abuse treatment | Addiction counseling, Substance use disorder, Substance misuse, Detox, Addiction treatment, Drug and alcohol counselling | Treating addiction. | Mental health |
Psychological assessment | Psychological testing, Psychometric testing, Neuropsychological assessment | Testing and diagnosing with psychological methods. | Psychology |
Psychology | Clinical psychology, Counseling psychology | Science of mind and behaviour. | |
DSM-5 | DSM-5-TR, DSM-5 diagnosis | Manual of mental disorders. | Mental health |
Applied behavior analysis | ABA therapy, Applied behaviour analysis | Therapy by learning, often for autism. | Mental health | Autism support 0.7
Autism support | Autism spectrum disorder, Autism, ASD support | Helping people with autism. | |
Treatment planning | Treatment plan, Therapy planning | Setting goals and steps of a therapy. | Mental health |
# Allied health
Physical therapy | Physiotherapy, Physical rehabilitation, Physio | Restoring movement after illness or injury. | |
Manual therapy | Joint mobilization, Soft tissue mobilization, Myofascial release, Musculoskeletal physiotherapy | Treating joints and muscles by hand. | Physical therapy |
Therapeutic exercise | Exercise prescription, Gait training, Neuromuscular re-education, Exercise therapy | Exercises prescribed as treatment. | Physical therapy |
Occupational therapy | | Restoring skills of daily life and work. | | Physical therapy 0.4
Speech therapy | Speech-language pathology, Speech and language therapy, SLP? | Treating speech and language disorders. | |
Dysphagia management | Swallowing assessment, Dysphagia | Treating swallowing disorders. | Speech therapy |
Respiratory therapy | Respiratory care, Pulmonary rehabilitation, Nebulizer treatment, Pulmonary function testing | Treating breathing disorders. | |
Dietetics | Clinical nutrition, Nutrition counseling, Medical nutrition therapy, Dietary planning, Nutritional assessment, Nutrition? | Nutrition advice and therapy. | |
Massage therapy | Therapeutic massage, Sports massage, Deep tissue massage | Treating muscles by massage. | |
Sports medicine | Athletic training, Sports rehabilitation, Injury prevention in sport | Treating and preventing sports injuries. | |
Chiropractic | Chiropractic care | Manual treatment of the spine. | | Osteopathy 0.6
Osteopathy | | Manual treatment of the musculoskeletal system. | |
Podiatry | Foot care, Chiropody | Care of feet and lower limbs. | |
Audiology | Hearing test, Hearing aid fitting, Audiometry | Testing and treating hearing. | |
Optical dispensing | Dispensing optician, Eyeglass fitting | Fitting glasses and contact lenses. | | Optometry 0.4
Dental assisting | Dental assistance, Dental nursing, Chairside assistance, Four-handed dentistry | Assisting dentists at the chair. | Dentistry |
Dental hygiene | Dental prophylaxis, Scaling and root planing, Periodontal care | Professional cleaning and prevention. | Dentistry |
Dentistry | General dentistry, Restorative dentistry | Treating teeth and gums. | |
Orthodontics | | Correcting the position of teeth. | Dentistry |
Dental radiography | Dental x-ray, Digital dental imaging | Taking dental X-rays. | Dentistry |
Dentrix | | Software of dental practices. | Practice management software | Eaglesoft 0.8, Open Dental 0.8
Eaglesoft | | Software of dental practices. | Practice management software |
Open Dental | | Software of dental practices. | Practice management software |
Surgical technology | Surgical assisting, Scrub tech, Operating department practice | Assisting at surgical operations. | |
Anesthesia | Anaesthesia, Anesthesiology, Anaesthetics, Regional anesthesia | Pain-free sleep and numbing for surgery. | |
Medical assisting | Clinical assisting, Medical assistant duties, Rooming patients | Clinical and office tasks in medical practices. | Patient care |
Veterinary care | Veterinary medicine | Medical care for animals. | |
Veterinary nursing | Veterinary technology, Animal nursing | Nursing care for animals. | Veterinary care |
Animal care | Animal handling, Animal husbandry | Feeding, handling and keeping animals. | |
# Imaging and laboratory
Radiography | X-ray, Radiologic technology, Diagnostic radiography, X-ray imaging | Taking X-ray images. | Medical imaging |
Radiology | Interventional radiology | Diagnosis from medical images. | Medical imaging |
Medical imaging | Diagnostic imaging, Imaging services | Imaging the inside of the body. | |
CT imaging | CT scan, Computed tomography, CT scanning | Cross-section images by X-ray. | Medical imaging | Radiography 0.6
MRI | Magnetic resonance imaging, MRI scanning, MRI safety | Cross-section images by magnetic field. | Medical imaging | CT imaging 0.6
Ultrasound imaging | Sonography, Diagnostic medical sonography, Ultrasound scanning, Medical ultrasound | Imaging by sound waves. | Medical imaging |
Echocardiography | Echocardiogram, Cardiac ultrasound | Ultrasound images of the heart. | Ultrasound imaging, Cardiology |
Mammography | Breast imaging | X-ray imaging of the breast. | Medical imaging |
Nuclear medicine | PET scan, PET/CT | Imaging and therapy with radioactive tracers. | Medical imaging |
Radiation therapy | Radiotherapy, Therapeutic radiography, Dosimetry | Treating cancer with radiation. | |
Radiation safety | Radiation protection, ALARA, IR(ME)R, IRMER | Protecting staff and patients from radiation. | |
PACS | Picture archiving and communication system, DICOM | Archive for medical images. | Medical imaging |
Phlebotomy | Blood draw, Venipuncture, Venepuncture, Blood collection, Drawing blood | Drawing blood samples. | Specimen collection |
Clinical laboratory testing | Medical laboratory science, Clinical laboratory, Biomedical laboratory science | Analysing patient samples. | Laboratory techniques |
Hematology | Haematology, Coagulation testing, Blood cell counting | Laboratory study of blood. | Clinical laboratory testing |
Clinical chemistry | Clinical biochemistry, Chemistry analyzers | Measuring substances in blood and fluids. | Clinical laboratory testing |
Microbiology | Clinical microbiology, Bacteriology | Detecting bacteria, viruses and fungi. | Clinical laboratory testing |
Blood banking | Immunohematology, Transfusion medicine, Cross-matching, Blood typing | Testing and storing donated blood. | Clinical laboratory testing |
Histology | Histopathology, Histotechnology, Tissue processing | Preparing and studying tissue samples. | Clinical laboratory testing |
Pathology | Anatomical pathology, Clinical pathology | Diagnosing disease from tissue and fluids. | |
Urinalysis | Urine testing, Urine dipstick | Laboratory testing of urine. | Clinical laboratory testing |
Laboratory techniques | Lab techniques, Laboratory skills, Wet lab | General methods of laboratory work. | |
Pipetting | Micropipetting | Measuring and transferring small volumes. | Laboratory techniques |
PCR | Polymerase chain reaction, qPCR, RT-PCR, Real-time PCR | Copying DNA to detect it. | Laboratory techniques, Molecular biology |
ELISA | Enzyme-linked immunosorbent assay | Detecting proteins with antibodies. | Laboratory techniques |
Western blot | Western blotting | Detecting proteins after separation. | Laboratory techniques | ELISA 0.5
Gel electrophoresis | SDS-PAGE, Agarose gel | Separating DNA or proteins by size. | Laboratory techniques | Western blot 0.6
Cell culture | Mammalian cell culture, Tissue culture, Cell line maintenance | Growing cells in the laboratory. | Laboratory techniques |
Flow cytometry | FACS? | Counting and sorting cells by laser. | Laboratory techniques |
Molecular biology | Molecular cloning, DNA extraction, Molecular diagnostics | Study of DNA, RNA and proteins. | |
Next-generation sequencing | NGS, Illumina sequencing | High-throughput DNA sequencing. | Molecular biology |
CRISPR | Gene editing, CRISPR-Cas9, Genome editing | Editing genes. | Molecular biology |
Microscopy | Light microscopy, Fluorescence microscopy, Confocal microscopy | Examining samples under a microscope. | Laboratory techniques |
Electron microscopy | Scanning electron microscopy, SEM/EDX, Transmission electron microscopy | Imaging at very high magnification. | Microscopy |
HPLC | High-performance liquid chromatography, Liquid chromatography, UPLC | Separating substances in liquids. | Analytical chemistry | Gas chromatography 0.7
Gas chromatography | GC-MS, Gas chromatography-mass spectrometry | Separating volatile substances. | Analytical chemistry |
Mass spectrometry | LC-MS, LC-MS/MS | Identifying molecules by mass. | Analytical chemistry | HPLC 0.6
Analytical chemistry | Chemical analysis, Wet chemistry | Determining the composition of substances. | Laboratory techniques |
Spectroscopy | UV-Vis, FTIR, NMR spectroscopy, Spectrophotometry | Identifying substances by light absorption. | Analytical chemistry |
Laboratory information system | LIMS, LIS?, Laboratory information management system, LabWare | Software for samples and results. | |
Good laboratory practice | GLP | Rules for laboratories. | GxP, Laboratory techniques |
CLIA | CLIA regulations, CLIA waived testing | US rules for medical laboratories. | Clinical laboratory testing | ISO 15189 0.5
ISO 15189 | | Standard for medical laboratories. | Clinical laboratory testing |
# Pharmacy and clinical research
Pharmacy practice | Pharmacy operations, Clinical pharmacy | Supplying medicines and advising on them. | |
Retail pharmacy | Community pharmacy | Pharmacy work in shops and communities. | Pharmacy practice | Hospital pharmacy 0.6
Hospital pharmacy | Inpatient pharmacy | Pharmacy inside a hospital. | Pharmacy practice |
Medication dispensing | Prescription dispensing, Dispensing medication, Prescription filling, Prescription processing | Supplying medicines on prescription. | Pharmacy practice |
Prescription verification | Prescription review, Order verification in pharmacy, Accuracy checking | Checking prescriptions. | Pharmacy practice |
Medication reconciliation | Medicines reconciliation, Med reconciliation, Med rec | Comparing lists of medicines. | Pharmacy practice, Medication administration |
Medication therapy management | MTM pharmacy, Medicines optimisation, Medication review | Finding the best medicines for one person. | Pharmacy practice |
Drug interaction screening | Drug utilization review, Drug interactions, Drug information | Medicines that do not go together. | Pharmacy practice | Pharmacology 0.7
Pharmacology | Pharmacotherapy, Pharmacokinetics | Effects of medicines on the body. | |
Toxicology | | Effects of poisons on the body. | | Pharmacology 0.5
Compounding | Pharmaceutical compounding, Extemporaneous preparation, Non-sterile compounding | Preparing individual medicines. | Pharmacy practice | | context
Sterile compounding | USP 797, IV admixture, Aseptic compounding | Preparing sterile medicines. | Compounding |
Controlled substances handling | Controlled substances, Controlled drugs, Narcotics count, DEA regulations, Controlled drug register | Handling medicines under special law. | Pharmacy practice |
Dosage calculation | Drug calculations, Medication dosage calculation, Pharmacy calculations | Working out the right dose. | Medication administration |
Pharmacy inventory | Pharmacy stock management, Drug inventory, Pharmacy inventory management | Managing the stock of medicines. | Pharmacy practice |
Pharmacovigilance | Drug safety, Adverse event reporting, Adverse drug reaction reporting | Monitoring the safety of medicines. | | Clinical research 0.5
Pharmacy billing | Third-party billing, Pharmacy insurance claims, Prescription billing | Charging for medicines. | Pharmacy practice, Medical billing |
Independent prescribing | Independent prescriber, V300 prescribing, Non-medical prescribing | British licence to prescribe without being a doctor. | |
Clinical research | Clinical trial, Clinical study, Clinical development | Studies of treatments with patients. | Research |
Good clinical practice | GCP guidelines, ICH-GCP, ICH E6, GCP certification | Rules for studies with patients. | Clinical research, GxP |
Clinical trial monitoring | CRA monitoring, Clinical monitoring, Source data verification, Clinical site monitoring | Checking the conduct of trials at study sites. | Clinical research |
Trial master file | eTMF, TMF? | Essential documents of a clinical trial. | Clinical research |
Clinical trial coordination | Clinical research coordination, Study coordination, Patient recruitment for studies, Subject recruitment, Study start-up | Running trials at a study site. | Clinical research |
Informed consent | Consent process, Obtaining informed consent | Explaining a study or treatment and obtaining consent. | Clinical research |
Medical writing | Clinical study report, Regulatory medical writing, Protocol writing | Writing scientific and regulatory documents. | Scientific writing, Clinical research |
Drug development | Preclinical research, Pharmaceutical development | Developing medicines from laboratory to market. | |
Drug discovery | Medicinal chemistry | Finding new active substances. | Drug development |
Formulation development | Pharmaceutical formulation | Developing the dosage form of a medicine. | Drug development |
# Records and administration
Electronic health records | EHR, EMR, Electronic medical records, Electronic patient records, EPR? | Patient files on the computer. | |
Epic | Epic EHR, Epic Systems, EpicCare, Epic Hyperspace, Epic EMR | Hospital information system. | Electronic health records | Oracle Health 0.7, Meditech 0.6 | exact context
Oracle Health | Cerner, Cerner PowerChart, Cerner Millennium, PowerChart | Hospital information system, formerly Cerner. | Electronic health records | Meditech 0.6
Meditech | Meditech Expanse | Hospital information system. | Electronic health records |
Allscripts | Veradigm | Hospital and practice information system. | Electronic health records | Epic 0.5
athenahealth | athenaOne, athenaNet | System of doctors' practices. | Electronic health records, Practice management software | eClinicalWorks 0.7
eClinicalWorks | eCW? | System of doctors' practices. | Electronic health records, Practice management software | NextGen Healthcare 0.8
NextGen Healthcare | NextGen EHR | System of doctors' practices. | Electronic health records, Practice management software |
PointClickCare | | System of nursing homes. | Electronic health records | MatrixCare 0.8
MatrixCare | | System of nursing homes. | Electronic health records |
SystmOne | TPP SystmOne | British practice system. | Electronic health records | EMIS Web 0.8
EMIS Web | EMIS? | British practice system. | Electronic health records |
RiO | RiO patient record | British system for mental health. | Electronic health records | SystmOne 0.6 | exact context
Practice management software | Medical practice software, Practice management system | Scheduling and billing software for practices. | |
Clinical documentation | Medical documentation, Nursing documentation, Patient charting, Medical charting, Clinical record keeping, Charting? | Recording care in the patient's file. | |
SOAP notes | SOAP documentation | Clinical notes in the subjective-objective-plan format. | Clinical documentation |
Clinical documentation improvement | CDI specialist, Clinical documentation integrity | Better notes for codes and care. | Clinical documentation, Medical coding |
Medical coding | Clinical coding, Medical coder | Translating diagnoses and treatments into codes. | |
ICD-10 | ICD-10-CM, ICD-10 coding, ICD-11 | International codes for diagnoses. | Medical coding | CPT coding 0.7
CPT coding | CPT codes, HCPCS, CPT? | US codes for treatment. | Medical coding |
Medical billing | Medical claims, Healthcare billing, Medical billing and coding | Billing insurers and patients. | | Medical coding 0.7
Revenue cycle management | Healthcare revenue cycle, Revenue cycle | Process from patient registration to payment. | Medical billing |
Denial management | Claims denial, Claim appeals | Refused claims put right. | Revenue cycle management |
Insurance verification | Insurance eligibility verification, Benefits verification | Whether the patient is insured. | Medical billing | Prior authorization 0.7
Prior authorization | Preauthorization | The insurer's approval before treatment. | Medical billing |
Medical terminology | Medical vocabulary | Vocabulary of medicine. | |
Anatomy and physiology | Human anatomy | Structure and function of the body. | |
Medical transcription | Medical scribe, Medical scribing, Clinical transcription | Writing what doctors say. | Clinical documentation |
Patient registration | Patient intake, Patient check-in, Medical reception | Admitting patients and recording their data. | |
Patient scheduling | Medical scheduling, Medical appointment scheduling | Booking patient appointments. | | Patient registration 0.7
Health information management | HIM?, Medical records management, Release of information, Medical records | Managing medical records. | | Records management 0.6
Healthcare administration | Health services management, Hospital administration, Healthcare management, Medical practice management | Running hospitals and practices. | |
Medicare and Medicaid | Medicare, Medicaid, CMS regulations, CMS guidelines | US public health insurance. | |
HL7 | HL7 v2, Health data interoperability | Exchange of health data. | Electronic health records | FHIR 0.8
FHIR | HL7 FHIR | Newer exchange of health data. | Electronic health records |
Health informatics | Clinical informatics, Nursing informatics, Healthcare IT, Health IT | Computers in health care. | |
MDS assessment | Minimum Data Set, MDS 3.0 | US assessment in nursing homes. | Long-term care | OASIS assessment 0.5
OASIS assessment | OASIS documentation, OASIS-E | US assessment in home care. | Home health care |
# Rules and quality of care
HIPAA | HIPAA compliance, HIPAA regulations | US law on patient data. | Patient confidentiality |
Patient confidentiality | Patient privacy, Protected health information, Medical confidentiality | Keeping patient information private. | |
Patient safety | Patient safety initiatives, Safety event reporting | Preventing harm to patients. | |
Datix | | British reports of harm and near harm. | Patient safety |
Joint Commission standards | Joint Commission, JCAHO, Joint Commission accreditation, TJC standards | US rules for hospitals. | Patient safety |
Healthcare quality improvement | Quality improvement in healthcare, Clinical governance | Better care by measuring. | Patient safety |
Clinical audit | Chart audit | Comparing care with its rules. | Healthcare quality improvement |
HEDIS | HEDIS measures | US figures on quality of care. | Healthcare quality improvement | HCAHPS 0.5
HCAHPS | Patient satisfaction scores | US survey of hospital patients. | Healthcare quality improvement |
Evidence-based practice | Evidence-based medicine, Evidence-based care | Care based on research evidence. | |
NICE guidelines | NICE guidance | English guidelines for care. | Evidence-based practice |
Cultural competence in care | Culturally competent care, Culturally sensitive care | Care for people of all origins. | Patient care |
Bloodborne pathogens | Bloodborne pathogens training, BBP training, Sharps disposal, Needlestick prevention | Safe handling of blood. | Infection control |
Patient restraints | Restraint use, Restrictive practice | Holding patients safely. | Nursing |
# Licences and certificates
Registered Nurse | RN, RN license, Registered nurse licence, Licensed registered nurse | Licensed nurse (US and others). | Nursing license | Licensed Practical Nurse 0.6, NMC registration 0.6
NCLEX-RN | NCLEX | US examination for nurses. | Nursing license | Registered Nurse 0.8
Nursing license | Nursing licence, Nurse licensure, Nurse registration | Licence to work as a nurse. | |
Compact nursing license | Multistate nursing license, NLC license, Compact RN license, Nurse Licensure Compact | US nursing licence for many states. | Nursing license |
Licensed Practical Nurse | LPN, LVN, Licensed Vocational Nurse, LPN/LVN | US licensed practical or vocational nurse. | Nursing license | Certified Nursing Assistant 0.5
Certified Nursing Assistant | CNA, State tested nursing assistant, STNA, Certified nurse aide, CNA certification | US certified nursing assistant. | Personal care | Healthcare assistant 0.8
Healthcare assistant | HCA?, Nursing auxiliary, Healthcare support worker | British nursing assistant. | Personal care |
Advanced Practice Registered Nurse | APRN, Advanced practice nurse | Nurse with further training and rights. | Registered Nurse |
Nurse Practitioner | NP?, Advanced nurse practitioner | Nurse who treats and prescribes. | Advanced Practice Registered Nurse |
Family Nurse Practitioner | FNP, FNP-C, FNP-BC | Nurse practitioner for families. | Nurse Practitioner |
Certified Registered Nurse Anesthetist | CRNA, Nurse anesthetist | Nurse who gives anesthesia. | Advanced Practice Registered Nurse, Anesthesia |
NMC registration | NMC registered, NMC PIN, Registered General Nurse, RGN, Nursing and Midwifery Council | British nurse registration. | Nursing license |
Registered Mental Health Nurse | RMN, Registered mental nurse | British mental health nurse. | NMC registration, Psychiatric nursing |
Registered Midwife | Certified Nurse-Midwife | Licensed midwife. | Midwifery |
Basic Life Support | BLS, BLS certification, BLS for Healthcare Providers, BLS provider | Course in saving lives. | Cardiopulmonary resuscitation | Advanced Cardiovascular Life Support 0.8
Advanced Cardiovascular Life Support | ACLS, ACLS certification, Advanced cardiac life support | US advanced course in saving lives. | Cardiopulmonary resuscitation | Advanced Life Support 0.9
Advanced Life Support | ALS provider, ALS certification | Advanced course in saving lives. | Cardiopulmonary resuscitation | Immediate Life Support 0.7
Immediate Life Support | ILS course | British course in saving lives. | Cardiopulmonary resuscitation | Basic Life Support 0.7
Pediatric Advanced Life Support | PALS, PALS certification, Paediatric advanced life support | Advanced resuscitation course for children. | Cardiopulmonary resuscitation | Advanced Cardiovascular Life Support 0.6
Neonatal Resuscitation Program | NRP, Neonatal resuscitation, NRP certification | US course in newborn resuscitation. | Neonatal care, Cardiopulmonary resuscitation |
Trauma Nursing Core Course | TNCC | Course in trauma nursing. | Trauma care | Advanced Trauma Life Support 0.6
Advanced Trauma Life Support | ATLS | Course in trauma care for doctors. | Trauma care |
CCRN | Critical Care Registered Nurse, CCRN certification | Certificate in critical care. | Intensive care |
CEN certification | Certified Emergency Nurse | Certificate in emergency nursing. | Emergency care |
CNOR | CNOR certification, Certified perioperative nurse | Certificate in operating room nursing. | Perioperative nursing |
Oncology Certified Nurse | OCN, OCN certification, ONS/ONCC Chemotherapy Provider Card | Certificate in cancer nursing. | Oncology nursing |
Medical-surgical nurse certification | CMSRN, RN-BC Medical-Surgical, MEDSURG-BC | Certificate in ward nursing. | Medical-surgical nursing |
Wound care certification | Wound Care Certified, CWOCN, CWON | Certificate in wound care. | Wound care |
NIH Stroke Scale certification | NIHSS certified, NIHSS certification | Certificate in judging strokes. | Neurology |
Emergency Medical Technician | EMT?, EMT-B, EMT-Basic, NREMT, EMT certification | Trained ambulance staff. | Emergency medical services | Paramedic license 0.6
Advanced EMT | AEMT, EMT-I, EMT-Intermediate | Further trained ambulance staff. | Emergency Medical Technician |
Paramedic license | Licensed paramedic, Certified paramedic, EMT-P, Paramedic? | Licence to work as a paramedic. | Paramedicine |
HCPC registration | HCPC registered, HCPC?, Health and Care Professions Council | British registration of therapists and others. | |
GMC registration | GMC registered, General Medical Council, GMC licence to practise | British registration of doctors. | Medical license |
Medical license | Licensed physician, Physician license, Medical licence, Approbation | Licence to work as a doctor. | |
Board-certified physician | Board certified, Board certification, American Board certification | US doctor examined in a specialty. | Medical license |
USMLE | USMLE Step 1, USMLE Step 2, COMLEX | US examinations for doctors. | |
Physician Assistant certification | PA-C, NCCPA, Physician assistant license | US certification of physician assistants. | |
DEA registration | DEA license, DEA number | US licence to prescribe controlled medicines. | |
Pharmacist license | Licensed pharmacist, Registered pharmacist, RPh, Pharmacist licence | Licence to work as a pharmacist. | Pharmacy practice |
GPhC registration | GPhC registered, GPhC | British registration of pharmacists. | Pharmacist license |
PharmD | Doctor of Pharmacy, Pharm.D. | US degree of pharmacists. | Pharmacy practice |
Certified Pharmacy Technician | CPhT, PTCB certification, PTCB | US certificate for pharmacy staff. | Pharmacy practice |
Pharmacy technician license | Licensed pharmacy technician, Registered pharmacy technician | Licence to work in a pharmacy. | Pharmacy practice | Certified Pharmacy Technician 0.7
Certified Medical Assistant | CMA (AAMA), Medical assistant certification | US certificate for medical assistants. | Medical assisting | Certified Clinical Medical Assistant 0.9, Registered Medical Assistant 0.9
Certified Clinical Medical Assistant | CCMA | US certificate for medical assistants. | Medical assisting |
Registered Medical Assistant | RMA? | US certificate for medical assistants. | Medical assisting |
Certified Phlebotomy Technician | Phlebotomy certification, CPT phlebotomy, Certified phlebotomist, PBT(ASCP) | Certificate for drawing blood. | Phlebotomy |
Medical laboratory scientist certification | MLS(ASCP), MT(ASCP), ASCP certification | Certificate for laboratory scientists. | Clinical laboratory testing | Medical laboratory technician certification 0.7
Medical laboratory technician certification | MLT(ASCP) | Certificate for laboratory technicians. | Clinical laboratory testing |
ARRT certification | ARRT, ARRT registered, RT(R), Registered radiologic technologist | Certificate for X-ray staff. | Radiography | ARDMS certification 0.4
ARDMS certification | RDMS, Registered Diagnostic Medical Sonographer, RVT credential, ARDMS | Certificate for ultrasound staff. | Ultrasound imaging |
Registered Respiratory Therapist | RRT | Certificate for breathing therapists. | Respiratory therapy | Certified Respiratory Therapist 0.8
Certified Respiratory Therapist | CRT? | Certificate for breathing therapists. | Respiratory therapy |
Physical therapist license | Licensed physical therapist, Chartered physiotherapist, Physiotherapist registration | Licence to work as a physical therapist. | Physical therapy |
Physical therapist assistant license | Licensed physical therapist assistant, PTA license | Licence to help a physical therapist. | Physical therapy |
Occupational therapist license | OTR/L, Licensed occupational therapist, Registered occupational therapist | Licence to work as an occupational therapist. | Occupational therapy |
Certified Occupational Therapy Assistant | COTA, COTA/L | Licence to help an occupational therapist. | Occupational therapy |
Speech-language pathologist license | CCC-SLP, Licensed speech-language pathologist, Certificate of Clinical Competence | Licence to work as a speech therapist. | Speech therapy |
Registered Dietitian | RDN, Registered Dietitian Nutritionist, Registered dietician | Licensed expert on food. | Dietetics |
Registered Dental Hygienist | RDH, Dental hygienist license | US licence for dental hygienists. | Dental hygiene |
Certified Dental Assistant | DANB certification, CDA dental | US certificate for dental staff. | Dental assisting |
GDC registration | GDC registered, General Dental Council | British registration of dental staff. | Dentistry |
Licensed Clinical Social Worker | LCSW, LICSW | US licence for clinical social workers. | Clinical social work |
Licensed Master Social Worker | LMSW | US licence for social workers with a master's degree. | Social work | Licensed Clinical Social Worker 0.7
Social Work England registration | Registered social worker, SWE registered | English registration of social workers. | Social work |
Licensed Professional Counselor | LPC?, LMHC, Licensed Mental Health Counselor, LPCC | US licensed counsellor. | Mental health counseling | BACP accreditation 0.6
BACP accreditation | BACP accredited, BACP registered | British registration of counsellors. | Mental health counseling |
Licensed Marriage and Family Therapist | LMFT, MFT license | Licensed family therapist. | Psychotherapy |
Licensed psychologist | Psychologist license, Chartered psychologist | Licence to work as a psychologist. | Psychology |
Board Certified Behavior Analyst | BCBA | Certificate in behavior analysis. | Applied behavior analysis | Registered Behavior Technician 0.6
Registered Behavior Technician | RBT, RBT certification | Certificate for helpers in behavior analysis. | Applied behavior analysis |
Certified Alcohol and Drug Counselor | CADC, LADC, CASAC, Licensed chemical dependency counselor | Certificate in addiction counseling. | Substance abuse treatment |
Certified Professional Coder | CPC-A, CPC (AAPC), AAPC certification | Certificate in medical coding. | Medical coding | Certified Coding Specialist 0.9
Certified Coding Specialist | CCS? | Certificate in hospital coding. | Medical coding |
RHIT | Registered Health Information Technician | Certificate in health records. | Health information management | RHIA 0.7
RHIA | Registered Health Information Administrator | Certificate in leading health records. | Health information management |
Certified Surgical Technologist | CST?, NBSTSA, Certified Surgical Tech | Certificate for helpers at operations. | Surgical technology |
Certified Sterile Processing Technician | CRCST, CSPDT | Certificate in clean instruments. | Sterile processing |
Home Health Aide certification | HHA certification, Certified home health aide | US certificate for home helpers. | Home health care |
Medication aide certification | Certified Medication Aide, Qualified Medication Aide, Certified Medication Technician, Med tech certification | US certificate for giving medicines in homes. | Medication administration |
Mental Health First Aid | MHFA, Mental health first aider | First aid course for mental health problems. | Mental health |
Clinical research certification | CCRP, ACRP-CP, CCRA credential, CCRC credential | Certificate in clinical studies. | Clinical research |
`
