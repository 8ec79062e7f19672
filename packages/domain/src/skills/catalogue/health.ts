export const health = `
# Nursing and patient care
Nursing | Nursing care, Clinical nursing | Care for ill people by trained staff. | Patient care |
Patient care | Direct patient care, Patient-centered care, Patient-centred care, Inpatient care, Bedside care | Looking after patients. | |
Patient assessment | Nursing assessment, Head-to-toe assessment, Physical assessment, Clinical assessment, Health assessment | Judging a patient's state. | Patient care |
Vital signs | Vital signs monitoring, Taking vital signs, Vitals?, Clinical observations, NEWS2 | Pulse, pressure, temperature, breathing. | Patient care |
Care planning | Care plan, Individualized care plan, Nursing care plan, Care plan development | Planning what a patient needs. | Nursing |
Medication administration | Administering medication, Medication management, Drug administration, Medication pass, Med pass | Giving medicines. | Nursing |
Medication safety | Five rights of medication administration, Medication error prevention | Rules for giving medicines safely. | Medication administration |
Injections | Intramuscular injection, IM injection, Subcutaneous injection, Administering injections | Medicine by needle. | Medication administration |
IV therapy | Intravenous therapy, IV infusion, Infusion therapy, IV administration, IV medication, IV fluids | Medicine and fluid into the vein. | Nursing | IV insertion 0.7
IV insertion | Cannulation, Peripheral IV insertion, Intravenous cannulation, IV starts | Placing a line in a vein. | Nursing | Phlebotomy 0.6
Central line care | Central venous catheter, PICC line care, PICC line, Port access, CVAD care, Central line maintenance | Care of lines near the heart. | Nursing |
Blood transfusion | Blood product administration, Transfusion therapy | Giving blood. | Nursing |
Wound care | Wound management, Wound dressing, Dressing changes, Pressure ulcer care, Wound assessment | Cleaning and dressing wounds. | Nursing |
Wound VAC | Negative pressure wound therapy, NPWT | Healing wounds by suction. | Wound care |
Pressure injury prevention | Pressure ulcer prevention, Pressure area care, Braden scale, Waterlow score | Keeping skin whole in bed. | Nursing | Wound care 0.6
Ostomy care | Stoma care, Colostomy care | Care of an opening in the belly. | Nursing |
Catheterization | Catheterisation, Urinary catheterization, Foley catheter insertion, Catheter care, Foley catheter | Draining the bladder. | Nursing |
Nasogastric tube insertion | NG tube, Nasogastric tube, NG tube insertion | Tube to the stomach. | Nursing | Enteral feeding 0.7
Enteral feeding | Tube feeding, PEG feeding, G-tube feeding, PEG tube care | Food through a tube. | Nursing |
Tracheostomy care | Trach care, Tracheostomy suctioning, Airway suctioning | Care of a breathing tube in the neck. | Nursing | Airway management 0.5
Oxygen therapy | Oxygen administration, Supplemental oxygen | Giving oxygen. | Patient care | Respiratory therapy 0.5
Pain management | Pain assessment, Pain control | Easing pain. | Patient care |
Fall prevention | Falls prevention, Fall risk assessment, Falls risk assessment | Keeping patients from falling. | Patient care |
Infection control | Infection prevention, Infection prevention and control, IPC measures, Isolation precautions, Standard precautions, Universal precautions | Keeping germs from spreading. | Patient care |
Aseptic technique | Sterile technique, ANTT, Aseptic non-touch technique | Working without germs. | Infection control |
Hand hygiene | | Clean hands. | Infection control |
Specimen collection | Sample collection, Urine sample collection, Swab collection | Taking samples for the laboratory. | Patient care |
Blood glucose monitoring | Glucose testing, Point-of-care glucose testing, Accu-Chek, Blood sugar monitoring | Measuring sugar in the blood. | Patient care | Diabetes management 0.5
Patient education | Patient teaching, Health education for patients, Discharge teaching, Health teaching | Explaining illness and care to patients. | Patient care |
Discharge planning | Discharge coordination, Transition of care, Care transitions | Preparing the way home. | Patient care |
Patient triage | Nurse triage, Telephone triage, Emergency triage, Triage? | Who must be treated first. | Patient care |
Patient handoff | Bedside shift report, SBAR, Clinical handover, Nursing handover, Shift handover to nurses | Passing a patient to the next team. | Nursing |
Charge nurse duties | Charge nurse, Nurse in charge, Ward management, Nursing supervision | Leading a ward for a shift. | Nursing |
Nurse preceptorship | Preceptor, Precepting, Preceptorship, Nurse mentoring, Preceptor of new nurses | Teaching new nurses at work. | Nursing |
Patient advocacy | Patient advocate | Speaking for patients. | Patient care |
Clinical case management | Nurse case management, Care coordination, Medical case management | Arranging care for a patient. | Patient care |
Utilization review | Utilization management, Utilisation review | Whether care is needed and paid. | Clinical case management |
Patient rounding | Hourly rounding, Interdisciplinary rounds, Multidisciplinary rounds, MDT meeting | Visiting patients by plan. | Patient care |
Staffing ratios | Nurse staffing, Nurse scheduling, Acuity-based staffing, Ward rostering | Enough nurses per shift. | Nursing |
# Clinical areas
Intensive care | Critical care, Critical care nursing, ICU, ICU nursing, MICU, SICU, Intensive care unit | Care for the gravely ill. | Nursing | Emergency care 0.5, Step-down care 0.7
Step-down care | Progressive care, PCU nursing, Progressive care unit, High dependency unit | Care between intensive and normal. | Nursing | Medical-surgical nursing 0.6
Emergency care | Emergency nursing, Emergency department, Emergency room, Accident and emergency, Emergency medicine, ED? | Care in the emergency room. | Nursing |
Medical-surgical nursing | Med-surg, Med/surg, Medical-surgical, Medical-surgical unit, Acute care nursing, Acute care | Care on hospital wards. | Nursing |
Telemetry nursing | Telemetry unit, Tele unit, Telemetry? | Care under heart monitoring. | Nursing | Cardiac monitoring 0.8
Perioperative nursing | Operating room nursing, Theatre nursing, Scrub nurse, Circulating nurse, Operating theatre, Operating room | Care in the operating room. | Nursing | Surgical technology 0.6
Post-anesthesia care | PACU, Recovery room nursing, Post-anaesthesia care, Recovery nursing | Care after an operation. | Nursing | Intensive care 0.5
Pre-operative care | Preoperative assessment, Pre-op assessment, Preop care | Care before an operation. | Nursing | Post-operative care 0.8
Post-operative care | Post-surgical care, Post-op care | Care after an operation. | Nursing |
Labor and delivery | L&D nursing, Labour ward, Obstetric nursing, Intrapartum care, Obstetrics | Care at birth. | Nursing | Midwifery 0.6
Postpartum care | Mother-baby care, Postnatal care, Couplet care | Care after birth. | Nursing | Antenatal care 0.7
Antenatal care | Prenatal care | Care before birth. | Nursing |
Midwifery | Midwife care, Nurse-midwifery | Leading births. | |
Fetal monitoring | Electronic fetal monitoring, CTG, Cardiotocography | Watching the unborn child's heart. | Labor and delivery |
Neonatal care | Neonatal nursing, Newborn care | Care for newborns. | Nursing | Pediatric nursing 0.5
NICU | Neonatal intensive care, Neonatal intensive care unit | Intensive care for newborns. | Neonatal care, Intensive care |
Pediatric nursing | Paediatric nursing, Pediatrics, Paediatrics, Pediatric care, Children's nursing | Care for children. | Nursing |
Geriatric care | Geriatrics, Geriatric nursing, Gerontology, Older adult care, Elderly medicine | Care for old people. | Patient care | Dementia care 0.7
Oncology nursing | Oncology, Cancer care, Oncology care | Care for people with cancer. | Nursing | Chemotherapy administration 0.8
Chemotherapy administration | Chemotherapy, Chemo administration, Immunotherapy administration | Giving medicine against cancer. | Nursing |
Cardiology | Cardiac care, Cardiac nursing, Cardiovascular care, Coronary care | Care for the heart. | |
Cath lab | Cardiac catheterization, Catheterization laboratory, Interventional cardiology | Examining the heart with catheters. | Cardiology |
Dialysis | Hemodialysis, Haemodialysis, Renal nursing, Nephrology nursing | Cleaning the blood by machine. | Nursing |
Peritoneal dialysis | | Cleaning the blood through the belly. | Dialysis |
CRRT | Continuous renal replacement therapy | Slow dialysis in intensive care. | Dialysis, Intensive care |
Orthopedics | Orthopaedics, Orthopedic nursing, Trauma and orthopaedics | Bones and joints. | |
Neurology | Neuroscience nursing, Neurological assessment, Glasgow Coma Scale | Brain and nerves. | |
Stroke care | Stroke unit, Acute stroke | Care after a stroke. | Neurology |
Endoscopy | GI endoscopy, Endoscopy nursing, Colonoscopy | Looking inside with a camera. | |
Gastroenterology | GI nursing | Stomach and bowels. | |
Dermatology | | Skin. | |
Ophthalmology | Eye care, Ophthalmic nursing | Eyes. | |
Optometry | Eye examination, Refraction testing | Testing sight. | | Ophthalmology 0.5
Primary care | General practice, GP surgery, Primary health care | First care in the community. | |
Family medicine | Family practice | Doctors for whole families. | Primary care | Internal medicine 0.6
Internal medicine | | Illness of inner organs. | |
Community nursing | District nursing, Public health nursing, Community health nursing, Health visiting | Nursing outside hospitals. | Nursing | Home health care 0.8
Home health care | Home health nursing, Home health, Domiciliary care, Home care | Care at home. | Patient care |
Hospice care | Hospice nursing, End-of-life care | Care for the dying. | Patient care | Palliative care 0.9
Palliative care | Palliative nursing | Easing grave illness. | Patient care |
Long-term care | Skilled nursing facility, Nursing home care, Residential care, Assisted living, LTC? | Care in homes. | Patient care | Geriatric care 0.7
Rehabilitation nursing | Inpatient rehabilitation, Rehab nursing, Restorative care | Care on the way back. | Nursing |
School nursing | | Care at schools. | Nursing |
Occupational health | Occupational health nursing, Employee health, Occupational medicine | Health at work. | | Occupational health and safety 0.4
Telehealth | Telemedicine, Virtual care, Remote patient monitoring, Teleconsultation | Care over distance. | |
Public health | Population health, Health promotion, Community health, Global health | Health of all. | |
Immunization | Immunisation, Vaccination, Vaccine administration | Giving vaccines. | Patient care |
Diabetes management | Diabetes care, Diabetes education, Insulin administration, Insulin pump | Care for people with diabetes. | Patient care |
Chronic disease management | Long-term conditions management, Chronic care management, COPD management, Hypertension management | Care for lasting illness. | Patient care |
# Emergency and airway
Cardiopulmonary resuscitation | CPR, Resuscitation, CPR certified, CPR certification | Bringing the heart back. | |
Defibrillation | AED, AED use, Defibrillator, Cardioversion | Restarting the heart by shock. | Cardiopulmonary resuscitation |
Rapid response | Code Blue, Code team, Rapid response team, Crash team | Help for patients who suddenly get worse. | Nursing |
Airway management | Airway support, Bag-valve-mask ventilation | Keeping breathing open. | |
Intubation | Endotracheal intubation, Rapid sequence intubation | Tube into the windpipe. | Airway management |
Ventilator management | Mechanical ventilation, Ventilator care, Invasive ventilation | Breathing by machine. | Intensive care, Respiratory therapy |
BiPAP | CPAP, Non-invasive ventilation, BiPAP/CPAP | Breathing help through a mask. | Respiratory therapy | Ventilator management 0.6
Hemodynamic monitoring | Haemodynamic monitoring, Arterial line, Swan-Ganz catheter | Watching pressure and flow of blood. | Intensive care |
Vasoactive drips | Titrating drips, Vasopressors, Vasoactive medication | Medicines that hold blood pressure. | Intensive care |
ECMO | Extracorporeal membrane oxygenation | Heart and lung by machine. | Intensive care | IABP 0.5
IABP | Intra-aortic balloon pump | Pump that helps the heart. | Intensive care |
Conscious sedation | Moderate sedation, Procedural sedation | Calming patients for procedures. | Nursing |
Emergency medical services | EMS, Prehospital care, Ambulance service, 911 response | Help before the hospital. | |
Paramedicine | Paramedic care | Advanced help before the hospital. | Emergency medical services |
Trauma care | Trauma nursing, Level I trauma, Major trauma, Trauma center | Care for the badly injured. | Emergency care |
Suturing | Suture, Wound closure, Suture removal | Sewing wounds. | |
Splinting | Casting and splinting, Cast application, Plaster casting, Orthopedic immobilization | Holding broken bones still. | |
# Devices and monitoring
Cardiac monitoring | Cardiac telemetry, Arrhythmia interpretation, Dysrhythmia interpretation, Rhythm strip interpretation | Watching the heart. | Patient care |
EKG | ECG, Electrocardiogram, 12-lead ECG, 12-lead EKG, Electrocardiography | Recording the heart. | Patient care | Cardiac monitoring 0.7
Infusion pumps | IV pump, Alaris pump, Syringe driver, Smart pump, PCA pump | Pumps for medicines. | IV therapy |
Automated dispensing cabinet | Automated medication dispensing | Cabinets that give out medicines. | Medication administration |
Pyxis | Pyxis MedStation, BD Pyxis | Cabinet that gives out medicines. | Automated dispensing cabinet | Omnicell 0.9
Omnicell | | Cabinet that gives out medicines. | Automated dispensing cabinet |
Barcode medication administration | BCMA | Checking medicines by code. | Medication administration | eMAR 0.7
eMAR | Electronic medication administration record, MAR chart | Record of medicines given. | Medication administration |
Pulse oximetry | Oxygen saturation monitoring, Pulse oximeter | Oxygen measured at the finger. | Vital signs |
Patient lifting equipment | Hoyer lift, Hoist use, Patient hoist, Sara Stedy, Mechanical lift | Lifting patients by machine. | Patient handling |
Sterile processing | Instrument sterilization, Autoclave, Decontamination of instruments, Central sterile supply | Instruments free of germs. | Infection control |
Biomedical equipment maintenance | Medical equipment repair, Biomed technician, Clinical engineering, Medical equipment maintenance | Keeping medical devices safe. | | Biomedical engineering 0.6
# Care and support
Personal care | Activities of daily living, ADLs, ADL assistance, Bathing and dressing, Assistance with daily living, Toileting | Helping people wash, dress and eat. | Patient care |
Patient handling | Moving and handling, Patient transfer, Patient mobility, Safe patient handling, Turning and positioning, Ambulation | Moving people safely. | Patient care | Manual handling 0.6
Elderly care | Elder care, Senior care, Care of older people, Aged care | Helping old people. | Personal care | Geriatric care 0.6
Dementia care | Alzheimer's care, Dementia support, Memory care | Helping people who forget. | Personal care |
Companionship care | Companion care, Respite care, Live-in care, Caregiving | Being there for people. | Personal care |
Disability support | Learning disability support, Developmental disabilities, Intellectual disabilities, Disability care, Supporting adults with learning disabilities | Helping people with disabilities. | |
Safeguarding | Safeguarding adults, Safeguarding children, Child protection, Adult protection, Safeguarding of vulnerable adults | Protecting people who cannot protect themselves. | |
Feeding assistance | Assisted feeding, Meal assistance, Nutrition and hydration, Fluid intake and output | Helping people eat and drink. | Personal care |
Intake and output monitoring | I&O monitoring, Fluid balance charts, Fluid balance | Measuring what goes in and out. | Patient care |
Range of motion exercises | ROM exercises, Passive range of motion | Moving joints to keep them moving. | Personal care |
Patient transport | Patient transportation, Non-emergency transport, Hospital porter | Bringing patients where they must go. | Patient care |
Social work | Social care, Social casework | Help in life's troubles. | |
Clinical social work | Medical social work, Psychiatric social work | Social work with therapy. | Social work |
Family support | Family services, Parenting support | Help for families. | Social work |
Child welfare | Child protective services, Foster care | Children in danger. | Social work | Safeguarding 0.6
Community outreach | Outreach work, Street outreach | Reaching people where they are. | |
Homelessness support | Supported housing, Housing support, Homeless services | Help for people without a home. | Social work |
CQC standards | Care Quality Commission, CQC compliance, CQC regulations, CQC inspection | English rules for care. | |
Care Certificate | The Care Certificate | British first training for carers. | Personal care |
NVQ Health and Social Care | NVQ Level 2 Health and Social Care, NVQ Level 3 Health and Social Care, QCF Health and Social Care, Diploma in Health and Social Care | British qualification for carers. | Personal care | Care Certificate 0.7
Mental Capacity Act | Deprivation of Liberty Safeguards, DoLS, MCA/DoLS | English law on people who cannot decide. | Safeguarding |
# Mental health
Mental health | Mental health care, Behavioral health, Behavioural health, Mental health support | Care for the mind. | |
Psychiatric nursing | Mental health nursing, Psychiatric care, Inpatient psychiatry | Nursing for the mind. | Mental health, Nursing |
Psychiatry | | Medicine for the mind. | Mental health |
Psychotherapy | Individual therapy, Talk therapy, Psychological therapy | Healing by talking. | Mental health |
Group therapy | Group facilitation in therapy, Therapeutic groups | Therapy with several people. | Psychotherapy | Family therapy 0.5
Family therapy | Couples therapy, Systemic therapy, Couples counseling | Therapy with families. | Psychotherapy |
Mental health counseling | Mental health counselling, Clinical counseling, Therapeutic counselling, Counseling?, Counselling? | Advice in troubles of the mind. | Mental health | Psychotherapy 0.8
Cognitive behavioral therapy | CBT, Cognitive behavioural therapy, Trauma-focused CBT | Changing thoughts and habits. | Psychotherapy | Dialectical behavior therapy 0.7
Dialectical behavior therapy | DBT therapy, Dialectical behaviour therapy | Therapy for strong feelings. | Psychotherapy |
Motivational interviewing | | Talking so that people want to change. | Mental health counseling |
EMDR | Eye movement desensitization and reprocessing | Therapy for trauma. | Psychotherapy |
Trauma-informed care | Trauma-informed practice | Care that knows about harm done. | Mental health |
Crisis intervention | Nonviolent crisis intervention, CPI training, Crisis counseling | Help in the worst moment. | Mental health | De-escalation 0.8
De-escalation | De-escalation techniques, Verbal de-escalation | Calming people. | |
Suicide risk assessment | Suicide prevention, Columbia Suicide Severity Rating Scale, C-SSRS | Judging whether someone may harm themselves. | Mental health |
Substance abuse treatment | Addiction counseling, Substance use disorder, Substance misuse, Detox, Addiction treatment, Drug and alcohol counselling | Help against addiction. | Mental health |
Psychological assessment | Psychological testing, Psychometric testing, Neuropsychological assessment | Measuring the mind. | Psychology |
Psychology | Clinical psychology, Counseling psychology | The science of the mind. | |
DSM-5 | DSM-5-TR, DSM-5 diagnosis | List of disorders of the mind. | Mental health |
Applied behavior analysis | ABA therapy, Applied behaviour analysis | Therapy by learning, often for autism. | Mental health | Autism support 0.7
Autism support | Autism spectrum disorder, Autism, ASD support | Helping people with autism. | |
Treatment planning | Treatment plan, Therapy planning | Planning a therapy. | Mental health |
# Allied health
Physical therapy | Physiotherapy, Physical rehabilitation, Physio | Moving again after illness. | |
Manual therapy | Joint mobilization, Soft tissue mobilization, Myofascial release, Musculoskeletal physiotherapy | Healing with hands. | Physical therapy |
Therapeutic exercise | Exercise prescription, Gait training, Neuromuscular re-education, Exercise therapy | Healing by exercise. | Physical therapy |
Occupational therapy | | Doing daily things again. | | Physical therapy 0.4
Speech therapy | Speech-language pathology, Speech and language therapy, SLP? | Speaking again. | |
Dysphagia management | Swallowing assessment, Dysphagia | Swallowing again. | Speech therapy |
Respiratory therapy | Respiratory care, Pulmonary rehabilitation, Nebulizer treatment, Pulmonary function testing | Help with breathing. | |
Dietetics | Clinical nutrition, Nutrition counseling, Medical nutrition therapy, Dietary planning, Nutritional assessment, Nutrition? | Food that heals. | |
Massage therapy | Therapeutic massage, Sports massage, Deep tissue massage | Healing by kneading. | |
Sports medicine | Athletic training, Sports rehabilitation, Injury prevention in sport | Care for people in sport. | |
Chiropractic | Chiropractic care | Healing the spine by hand. | | Osteopathy 0.6
Osteopathy | | Healing by hand. | |
Podiatry | Foot care, Chiropody | Care of feet. | |
Audiology | Hearing test, Hearing aid fitting, Audiometry | Hearing. | |
Optical dispensing | Dispensing optician, Eyeglass fitting | Fitting glasses. | | Optometry 0.4
Dental assisting | Dental assistance, Dental nursing, Chairside assistance, Four-handed dentistry | Helping the dentist. | Dentistry |
Dental hygiene | Dental prophylaxis, Scaling and root planing, Periodontal care | Clean teeth. | Dentistry |
Dentistry | General dentistry, Restorative dentistry | Teeth. | |
Orthodontics | | Making teeth straight. | Dentistry |
Dental radiography | Dental x-ray, Digital dental imaging | X-rays of teeth. | Dentistry |
Dentrix | | Software of dental practices. | Practice management software | Eaglesoft 0.8, Open Dental 0.8
Eaglesoft | | Software of dental practices. | Practice management software |
Open Dental | | Software of dental practices. | Practice management software |
Surgical technology | Surgical assisting, Scrub tech, Operating department practice | Helping at operations. | |
Anesthesia | Anaesthesia, Anesthesiology, Anaesthetics, Regional anesthesia | Sleep and numbness for operations. | |
Medical assisting | Clinical assisting, Medical assistant duties, Rooming patients | Helping in doctors' offices. | Patient care |
Veterinary care | Veterinary medicine | Care for ill animals. | |
Veterinary nursing | Veterinary technology, Animal nursing | Nursing ill animals. | Veterinary care |
Animal care | Animal handling, Animal husbandry | Feeding and keeping animals. | |
# Imaging and laboratory
Radiography | X-ray, Radiologic technology, Diagnostic radiography, X-ray imaging | Pictures by rays. | Medical imaging |
Radiology | Interventional radiology | Medicine with pictures. | Medical imaging |
Medical imaging | Diagnostic imaging, Imaging services | Pictures of the inside of the body. | |
CT imaging | CT scan, Computed tomography, CT scanning | Pictures in slices by rays. | Medical imaging | Radiography 0.6
MRI | Magnetic resonance imaging, MRI scanning, MRI safety | Pictures in slices by magnets. | Medical imaging | CT imaging 0.6
Ultrasound imaging | Sonography, Diagnostic medical sonography, Ultrasound scanning, Medical ultrasound | Pictures by sound. | Medical imaging |
Echocardiography | Echocardiogram, Cardiac ultrasound | Pictures of the heart by sound. | Ultrasound imaging, Cardiology |
Mammography | Breast imaging | Pictures of the breast. | Medical imaging |
Nuclear medicine | PET scan, PET/CT | Pictures by weak radiation inside. | Medical imaging |
Radiation therapy | Radiotherapy, Therapeutic radiography, Dosimetry | Healing by rays. | |
Radiation safety | Radiation protection, ALARA, IR(ME)R, IRMER | Keeping rays from doing harm. | |
PACS | Picture archiving and communication system, DICOM | Store of medical pictures. | Medical imaging |
Phlebotomy | Blood draw, Venipuncture, Venepuncture, Blood collection, Drawing blood | Drawing blood. | Specimen collection |
Clinical laboratory testing | Medical laboratory science, Clinical laboratory, Biomedical laboratory science | Examining samples. | Laboratory techniques |
Hematology | Haematology, Coagulation testing, Blood cell counting | Blood. | Clinical laboratory testing |
Clinical chemistry | Clinical biochemistry, Chemistry analyzers | Substances in the blood. | Clinical laboratory testing |
Microbiology | Clinical microbiology, Bacteriology | Germs. | Clinical laboratory testing |
Blood banking | Immunohematology, Transfusion medicine, Cross-matching, Blood typing | Blood for giving. | Clinical laboratory testing |
Histology | Histopathology, Histotechnology, Tissue processing | Tissue under the microscope. | Clinical laboratory testing |
Pathology | Anatomical pathology, Clinical pathology | What illness does to the body. | |
Urinalysis | Urine testing, Urine dipstick | Examining urine. | Clinical laboratory testing |
Laboratory techniques | Lab techniques, Laboratory skills, Wet lab | Working in laboratories. | |
Pipetting | Micropipetting | Measuring very small amounts. | Laboratory techniques |
PCR | Polymerase chain reaction, qPCR, RT-PCR, Real-time PCR | Copying genes to find them. | Laboratory techniques, Molecular biology |
ELISA | Enzyme-linked immunosorbent assay | Finding proteins by antibodies. | Laboratory techniques |
Western blot | Western blotting | Finding proteins on a sheet. | Laboratory techniques | ELISA 0.5
Gel electrophoresis | SDS-PAGE, Agarose gel | Sorting molecules by size. | Laboratory techniques | Western blot 0.6
Cell culture | Mammalian cell culture, Tissue culture, Cell line maintenance | Growing cells. | Laboratory techniques |
Flow cytometry | FACS? | Counting cells by light. | Laboratory techniques |
Molecular biology | Molecular cloning, DNA extraction, Molecular diagnostics | Genes and how they work. | |
Next-generation sequencing | NGS, Illumina sequencing | Reading genes in great number. | Molecular biology |
CRISPR | Gene editing, CRISPR-Cas9, Genome editing | Changing genes. | Molecular biology |
Microscopy | Light microscopy, Fluorescence microscopy, Confocal microscopy | Seeing very small things. | Laboratory techniques |
Electron microscopy | Scanning electron microscopy, SEM/EDX, Transmission electron microscopy | Seeing the smallest things. | Microscopy |
HPLC | High-performance liquid chromatography, Liquid chromatography, UPLC | Separating substances. | Analytical chemistry | Gas chromatography 0.7
Gas chromatography | GC-MS, Gas chromatography-mass spectrometry | Separating gases. | Analytical chemistry |
Mass spectrometry | LC-MS, LC-MS/MS | Weighing molecules. | Analytical chemistry | HPLC 0.6
Analytical chemistry | Chemical analysis, Wet chemistry | What is in a substance. | Laboratory techniques |
Spectroscopy | UV-Vis, FTIR, NMR spectroscopy, Spectrophotometry | Knowing substances by their light. | Analytical chemistry |
Laboratory information system | LIMS, LIS?, Laboratory information management system, LabWare | Software of laboratories. | |
Good laboratory practice | GLP | Rules for laboratories. | GxP, Laboratory techniques |
CLIA | CLIA regulations, CLIA waived testing | US rules for medical laboratories. | Clinical laboratory testing | ISO 15189 0.5
ISO 15189 | | Standard for medical laboratories. | Clinical laboratory testing |
# Pharmacy and clinical research
Pharmacy practice | Pharmacy operations, Clinical pharmacy | Medicines and advice on them. | |
Retail pharmacy | Community pharmacy | Pharmacy on the high street. | Pharmacy practice | Hospital pharmacy 0.6
Hospital pharmacy | Inpatient pharmacy | Pharmacy inside a hospital. | Pharmacy practice |
Medication dispensing | Prescription dispensing, Dispensing medication, Prescription filling, Prescription processing | Giving out medicines on prescription. | Pharmacy practice |
Prescription verification | Prescription review, Order verification in pharmacy, Accuracy checking | Checking prescriptions. | Pharmacy practice |
Medication reconciliation | Medicines reconciliation, Med reconciliation, Med rec | Comparing lists of medicines. | Pharmacy practice, Medication administration |
Medication therapy management | MTM pharmacy, Medicines optimisation, Medication review | Finding the best medicines for one person. | Pharmacy practice |
Drug interaction screening | Drug utilization review, Drug interactions, Drug information | Medicines that do not go together. | Pharmacy practice | Pharmacology 0.7
Pharmacology | Pharmacotherapy, Pharmacokinetics | How medicines work. | |
Toxicology | | How poisons work. | | Pharmacology 0.5
Compounding | Pharmaceutical compounding, Extemporaneous preparation, Non-sterile compounding | Making medicines by hand. | Pharmacy practice |
Sterile compounding | USP 797, IV admixture, Aseptic compounding | Making germ-free medicines. | Compounding |
Controlled substances handling | Controlled substances, Controlled drugs, Narcotics count, DEA regulations, Controlled drug register | Handling medicines under special law. | Pharmacy practice |
Dosage calculation | Drug calculations, Medication dosage calculation, Pharmacy calculations | Working out the right dose. | Medication administration |
Pharmacy inventory | Pharmacy stock management, Drug inventory, Pharmacy inventory management | Stock of medicines. | Pharmacy practice |
Pharmacovigilance | Drug safety, Adverse event reporting, Adverse drug reaction reporting | Watching what medicines do to people. | | Clinical research 0.5
Pharmacy billing | Third-party billing, Pharmacy insurance claims, Prescription billing | Charging for medicines. | Pharmacy practice, Medical billing |
Independent prescribing | Independent prescriber, V300 prescribing, Non-medical prescribing | British licence to prescribe without being a doctor. | |
Clinical research | Clinical trial, Clinical study, Clinical development | Studies with patients. | Research |
Good clinical practice | GCP guidelines, ICH-GCP, ICH E6, GCP certification | Rules for studies with patients. | Clinical research, GxP |
Clinical trial monitoring | CRA monitoring, Clinical monitoring, Source data verification, Clinical site monitoring | Checking studies at hospitals. | Clinical research |
Trial master file | eTMF, TMF? | The papers of a study. | Clinical research |
Clinical trial coordination | Clinical research coordination, Study coordination, Patient recruitment for studies, Subject recruitment, Study start-up | Running studies at hospitals. | Clinical research |
Informed consent | Consent process, Obtaining informed consent | People agree, knowing what to. | Clinical research |
Medical writing | Clinical study report, Regulatory medical writing, Protocol writing | Texts on medicine. | Scientific writing, Clinical research |
Drug development | Preclinical research, Pharmaceutical development | Making new medicines. | |
Drug discovery | Medicinal chemistry | Finding new medicines. | Drug development |
Formulation development | Pharmaceutical formulation | The right form of a medicine. | Drug development |
# Records and administration
Electronic health records | EHR, EMR, Electronic medical records, Electronic patient records, EPR? | Patient files on the computer. | |
Epic | Epic EHR, Epic Systems, EpicCare, Epic Hyperspace, Epic EMR | Widely used hospital system. | Electronic health records | Oracle Health 0.7, Meditech 0.6 | exact context
Oracle Health | Cerner, Cerner PowerChart, Cerner Millennium, PowerChart | Widely used hospital system. | Electronic health records | Meditech 0.6
Meditech | Meditech Expanse | Hospital system. | Electronic health records |
Allscripts | Veradigm | Hospital and practice system. | Electronic health records | Epic 0.5
athenahealth | athenaOne, athenaNet | System of doctors' practices. | Electronic health records, Practice management software | eClinicalWorks 0.7
eClinicalWorks | eCW? | System of doctors' practices. | Electronic health records, Practice management software | NextGen Healthcare 0.8
NextGen Healthcare | NextGen EHR | System of doctors' practices. | Electronic health records, Practice management software |
PointClickCare | | System of nursing homes. | Electronic health records | MatrixCare 0.8
MatrixCare | | System of nursing homes. | Electronic health records |
SystmOne | TPP SystmOne | British practice system. | Electronic health records | EMIS Web 0.8
EMIS Web | EMIS? | British practice system. | Electronic health records |
RiO | RiO patient record | British system for mental health. | Electronic health records | SystmOne 0.6 | exact context
Practice management software | Medical practice software, Practice management system | Software of practices. | |
Clinical documentation | Medical documentation, Nursing documentation, Patient charting, Medical charting, Clinical record keeping, Charting? | Writing down care. | |
SOAP notes | SOAP documentation | Notes in a fixed order. | Clinical documentation |
Clinical documentation improvement | CDI specialist, Clinical documentation integrity | Better notes for codes and care. | Clinical documentation, Medical coding |
Medical coding | Clinical coding, Medical coder | Illness and care as codes. | |
ICD-10 | ICD-10-CM, ICD-10 coding, ICD-11 | Codes for illness. | Medical coding | CPT coding 0.7
CPT coding | CPT codes, HCPCS, CPT? | US codes for treatment. | Medical coding |
Medical billing | Medical claims, Healthcare billing, Medical billing and coding | Charging for care. | | Medical coding 0.7
Revenue cycle management | Healthcare revenue cycle, Revenue cycle | The way from care to money. | Medical billing |
Denial management | Claims denial, Claim appeals | Refused claims put right. | Revenue cycle management |
Insurance verification | Insurance eligibility verification, Benefits verification | Whether the patient is insured. | Medical billing | Prior authorization 0.7
Prior authorization | Preauthorization | The insurer's approval before treatment. | Medical billing |
Medical terminology | Medical vocabulary | The words of medicine. | |
Anatomy and physiology | Human anatomy | How the body is built and works. | |
Medical transcription | Medical scribe, Medical scribing, Clinical transcription | Writing what doctors say. | Clinical documentation |
Patient registration | Patient intake, Patient check-in, Medical reception | Receiving patients. | |
Patient scheduling | Medical scheduling, Medical appointment scheduling | Times for patients. | | Patient registration 0.7
Health information management | HIM?, Medical records management, Release of information, Medical records | Keeping patient files. | | Records management 0.6
Healthcare administration | Health services management, Hospital administration, Healthcare management, Medical practice management | Running hospitals and practices. | |
Medicare and Medicaid | Medicare, Medicaid, CMS regulations, CMS guidelines | US public health insurance. | |
HL7 | HL7 v2, Health data interoperability | Exchange of health data. | Electronic health records | FHIR 0.8
FHIR | HL7 FHIR | Newer exchange of health data. | Electronic health records |
Health informatics | Clinical informatics, Nursing informatics, Healthcare IT, Health IT | Computers in health care. | |
MDS assessment | Minimum Data Set, MDS 3.0 | US assessment in nursing homes. | Long-term care | OASIS assessment 0.5
OASIS assessment | OASIS documentation, OASIS-E | US assessment in home care. | Home health care |
# Rules and quality of care
HIPAA | HIPAA compliance, HIPAA regulations | US law on patient data. | Patient confidentiality |
Patient confidentiality | Patient privacy, Protected health information, Medical confidentiality | Keeping patients' secrets. | |
Patient safety | Patient safety initiatives, Safety event reporting | Doing no harm. | |
Datix | | British reports of harm and near harm. | Patient safety |
Joint Commission standards | Joint Commission, JCAHO, Joint Commission accreditation, TJC standards | US rules for hospitals. | Patient safety |
Healthcare quality improvement | Quality improvement in healthcare, Clinical governance | Better care by measuring. | Patient safety |
Clinical audit | Chart audit | Comparing care with its rules. | Healthcare quality improvement |
HEDIS | HEDIS measures | US figures on quality of care. | Healthcare quality improvement | HCAHPS 0.5
HCAHPS | Patient satisfaction scores | US survey of patients. | Healthcare quality improvement |
Evidence-based practice | Evidence-based medicine, Evidence-based care | Care that is proven to work. | |
NICE guidelines | NICE guidance | English guidelines for care. | Evidence-based practice |
Cultural competence in care | Culturally competent care, Culturally sensitive care | Care for people of all origins. | Patient care |
Bloodborne pathogens | Bloodborne pathogens training, BBP training, Sharps disposal, Needlestick prevention | Safe handling of blood. | Infection control |
Patient restraints | Restraint use, Restrictive practice | Holding patients safely. | Nursing |
# Licences and certificates
Registered Nurse | RN, RN license, Registered nurse licence, Licensed registered nurse | Licensed nurse (US and others). | Nursing license | Licensed Practical Nurse 0.6, NMC registration 0.6
NCLEX-RN | NCLEX | US examination for nurses. | Nursing license | Registered Nurse 0.8
Nursing license | Nursing licence, Nurse licensure, Nurse registration | Licence to work as a nurse. | |
Compact nursing license | Multistate nursing license, NLC license, Compact RN license, Nurse Licensure Compact | US nursing licence for many states. | Nursing license |
Licensed Practical Nurse | LPN, LVN, Licensed Vocational Nurse, LPN/LVN | US practical nurse. | Nursing license | Certified Nursing Assistant 0.5
Certified Nursing Assistant | CNA, State tested nursing assistant, STNA, Certified nurse aide, CNA certification | US nursing assistant. | Personal care | Healthcare assistant 0.8
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
Pediatric Advanced Life Support | PALS, PALS certification, Paediatric advanced life support | Saving children's lives. | Cardiopulmonary resuscitation | Advanced Cardiovascular Life Support 0.6
Neonatal Resuscitation Program | NRP, Neonatal resuscitation, NRP certification | Saving newborns. | Neonatal care, Cardiopulmonary resuscitation |
Trauma Nursing Core Course | TNCC | Course in trauma nursing. | Trauma care | Advanced Trauma Life Support 0.6
Advanced Trauma Life Support | ATLS | Course in trauma care for doctors. | Trauma care |
CCRN | Critical Care Registered Nurse, CCRN certification | Certificate in critical care. | Intensive care |
CEN certification | Certified Emergency Nurse | Certificate in emergency nursing. | Emergency care |
CNOR | CNOR certification, Certified perioperative nurse | Certificate in operating room nursing. | Perioperative nursing |
Oncology Certified Nurse | OCN, OCN certification, ONS/ONCC Chemotherapy Provider Card | Certificate in cancer nursing. | Oncology nursing |
Medical-surgical nurse certification | CMSRN, RN-BC Medical-Surgical, MEDSURG-BC | Certificate in ward nursing. | Medical-surgical nursing |
Wound care certification | Wound Care Certified, CWOCN, CWON | Certificate in wound care. | Wound care |
NIH Stroke Scale certification | NIHSS certified, NIHSS certification | Certificate in judging strokes. | Neurology |
Emergency Medical Technician | EMT, EMT-B, EMT-Basic, NREMT, EMT certification | Trained ambulance staff. | Emergency medical services | Paramedic license 0.6
Advanced EMT | AEMT, EMT-I, EMT-Intermediate | Further trained ambulance staff. | Emergency Medical Technician |
Paramedic license | Licensed paramedic, Certified paramedic, EMT-P, Paramedic? | Licensed paramedic. | Paramedicine |
HCPC registration | HCPC registered, HCPC?, Health and Care Professions Council | British registration of therapists and others. | |
GMC registration | GMC registered, General Medical Council, GMC licence to practise | British registration of doctors. | Medical license |
Medical license | Licensed physician, Physician license, Medical licence, Approbation | Licence to work as a doctor. | |
Board-certified physician | Board certified, Board certification, American Board certification | US doctor examined in a specialty. | Medical license |
USMLE | USMLE Step 1, USMLE Step 2, COMLEX | US examinations for doctors. | |
Physician Assistant certification | PA-C, NCCPA, Physician assistant license | Certified helper who treats patients. | |
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
ARRT certification | ARRT, ARRT registered, RT(R), R.T.(R), Registered radiologic technologist | Certificate for X-ray staff. | Radiography | ARDMS certification 0.4
ARDMS certification | RDMS, Registered Diagnostic Medical Sonographer, RVT credential, ARDMS | Certificate for ultrasound staff. | Ultrasound imaging |
Registered Respiratory Therapist | RRT | Certificate for breathing therapists. | Respiratory therapy | Certified Respiratory Therapist 0.8
Certified Respiratory Therapist | CRT? | Certificate for breathing therapists. | Respiratory therapy |
Physical therapist license | Licensed physical therapist, Chartered physiotherapist, Physiotherapist registration | Licence to work as a physical therapist. | Physical therapy |
Physical therapist assistant license | Licensed physical therapist assistant, PTA license | Licence to help a physical therapist. | Physical therapy |
Occupational therapist license | OTR/L, Licensed occupational therapist, Registered occupational therapist | Licence to work as an occupational therapist. | Occupational therapy |
Certified Occupational Therapy Assistant | COTA, COTA/L | Licence to help an occupational therapist. | Occupational therapy |
Speech-language pathologist license | CCC-SLP, Licensed speech-language pathologist, Certificate of Clinical Competence | Licence to work as a speech therapist. | Speech therapy |
Registered Dietitian | RDN, Registered Dietitian Nutritionist, Registered dietician | Licensed expert on food. | Dietetics |
Registered Dental Hygienist | RDH, Dental hygienist license | Licensed cleaner of teeth. | Dental hygiene |
Certified Dental Assistant | DANB certification, CDA dental | US certificate for dental staff. | Dental assisting |
GDC registration | GDC registered, General Dental Council | British registration of dental staff. | Dentistry |
Licensed Clinical Social Worker | LCSW, LICSW | US social worker who may treat. | Clinical social work |
Licensed Master Social Worker | LMSW | US social worker. | Social work | Licensed Clinical Social Worker 0.7
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
Mental Health First Aid | MHFA, Mental health first aider | Course in first help for the mind. | Mental health |
Clinical research certification | CCRP, ACRP-CP, CCRA credential, CCRC credential | Certificate in clinical studies. | Clinical research |
`
