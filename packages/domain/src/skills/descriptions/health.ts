export const health = `
Nursing | Professional care for patients.
Patient care | Looking after patients.
Patient assessment | Judging a patient's state.
Vital signs | Measuring pulse, blood pressure, temperature and breathing.
Care planning | Planning what a patient needs.
Medication administration | Giving medication safely and on time.
Medication safety | Rules for giving medicines safely.
Injections | Giving medication by needle.
IV therapy | Giving fluids and medication into a vein.
IV insertion | Placing a cannula in a vein.
Central line care | Care of lines near the heart.
Blood transfusion | Giving blood and blood products.
Wound care | Cleaning and dressing wounds.
Wound VAC | Wound healing by negative pressure.
Pressure injury prevention | Preventing bedsores.
Ostomy care | Care of an artificial opening such as a colostomy.
Catheterization | Placing and caring for urinary catheters.
Nasogastric tube insertion | Placing a feeding tube through the nose.
Enteral feeding | Feeding through a tube.
Tracheostomy care | Care of an airway opening in the neck.
Oxygen therapy | Giving supplemental oxygen.
Pain management | Assessing and relieving pain.
Fall prevention | Keeping patients from falling.
Infection control | Preventing the spread of infections.
Aseptic technique | Working without contaminating sterile areas.
Hand hygiene | Correct hand washing and disinfection.
Specimen collection | Taking samples for the laboratory.
Blood glucose monitoring | Measuring sugar in the blood.
Patient education | Explaining illness and care to patients.
Discharge planning | Preparing a patient's return home.
Patient triage | Deciding which patients are treated first.
Patient handoff | Handing patients over to the next team.
Charge nurse duties | Leading a ward for a shift.
Nurse preceptorship | Teaching new nurses at work.
Patient advocacy | Representing patients' interests.
Clinical case management | Arranging care for a patient.
Utilization review | Whether care is needed and paid.
Patient rounding | Visiting patients at set times.
Staffing ratios | Enough nurses per shift.
Intensive care | Care for the gravely ill.
Step-down care | Care between intensive and normal.
Emergency care | Care in the emergency room.
Medical-surgical nursing | Care on hospital wards.
Telemetry nursing | Care under heart monitoring.
Perioperative nursing | Care in the operating room.
Post-anesthesia care | Care after an operation.
Pre-operative care | Care before an operation.
Post-operative care | Care after an operation.
Labor and delivery | Care during childbirth.
Postpartum care | Care of mother and baby after birth.
Antenatal care | Care during pregnancy.
Midwifery | Care through pregnancy, birth and after.
Fetal monitoring | Watching the unborn child's heart.
Neonatal care | Care for newborn babies.
NICU | Intensive care for newborns.
Pediatric nursing | Nursing care for children.
Geriatric care | Medical care for older people.
Oncology nursing | Care for people with cancer.
Chemotherapy administration | Giving medicine against cancer.
Cardiology | Diseases of the heart.
Cath lab | Examining the heart with catheters.
Dialysis | Cleaning the blood when kidneys fail.
Peritoneal dialysis | Dialysis through the abdominal lining.
CRRT | Slow dialysis in intensive care.
Orthopedics | Bones, joints and muscles.
Neurology | Diseases of the brain and nerves.
Stroke care | Acute and later care after a stroke.
Endoscopy | Looking inside with a camera.
Gastroenterology | Diseases of stomach and bowel.
Dermatology | Diseases of the skin.
Ophthalmology | Diseases of the eye.
Optometry | Eye examinations and vision testing.
Primary care | First point of medical care.
Family medicine | General medical care for all ages.
Internal medicine | Diseases of the internal organs in adults.
Community nursing | Nursing outside hospitals.
Home health care | Nursing and care in the patient's home.
Hospice care | Care for people at the end of life.
Palliative care | Relief for people with serious illness.
Long-term care | Care in nursing and residential homes.
Rehabilitation nursing | Nursing during recovery of function.
School nursing | Nursing care at schools.
Occupational health | Health of employees at work.
Telehealth | Care by phone and video.
Public health | Protecting the health of the population.
Immunization | Giving vaccines.
Diabetes management | Care for people with diabetes.
Chronic disease management | Care for lasting illness.
Cardiopulmonary resuscitation | Emergency revival of breathing and heartbeat.
Defibrillation | Restoring heart rhythm by electric shock.
Rapid response | Help for patients who suddenly get worse.
Airway management | Keeping a patient's airway open.
Intubation | Placing a breathing tube in the windpipe.
Ventilator management | Care of patients on breathing machines.
BiPAP | Breathing support through a mask.
Hemodynamic monitoring | Watching pressure and flow of blood.
Vasoactive drips | Medicines that hold blood pressure.
ECMO | Machine that replaces heart and lung function.
IABP | Balloon pump that supports the heart.
Conscious sedation | Calming patients for procedures.
Emergency medical services | Help before the hospital.
Paramedicine | Advanced help before the hospital.
Trauma care | Care for the badly injured.
Suturing | Closing wounds with stitches.
Splinting | Immobilising fractures with casts and splints.
Cardiac monitoring | Watching heart rhythm and spotting arrhythmias.
EKG | Recording the heart's electrical activity.
Infusion pumps | Devices that deliver medication at a set rate.
Automated dispensing cabinet | Cabinets that dispense medication on wards.
Pyxis | Automated medication cabinet by BD.
Omnicell | Automated medication cabinet.
Barcode medication administration | Checking medicines by code.
eMAR | Record of medicines given.
Pulse oximetry | Measuring oxygen in the blood at the finger.
Patient lifting equipment | Lifting patients by machine.
Sterile processing | Cleaning and sterilising instruments.
Biomedical equipment maintenance | Keeping medical devices safe.
Personal care | Help with washing, dressing, eating and toileting.
Patient handling | Moving and transferring patients safely.
Elderly care | Daily support for older people.
Dementia care | Support for people with dementia.
Companionship care | Company and relief care at home.
Disability support | Helping people with disabilities.
Safeguarding | Protecting vulnerable people from harm.
Feeding assistance | Helping people eat and drink.
Intake and output monitoring | Measuring what goes in and out.
Range of motion exercises | Moving joints to keep them moving.
Patient transport | Bringing patients where they must go.
Social work | Supporting people in social difficulty.
Clinical social work | Social work with therapy.
Family support | Support services for families.
Child welfare | Protecting children at risk.
Community outreach | Reaching people in their community.
Homelessness support | Help for people without a home.
CQC standards | English rules for care.
Care Certificate | British first training for carers.
NVQ Health and Social Care | British qualification for carers.
Mental Capacity Act | English law on people who cannot decide.
Mental health | Care for people with mental illness.
Psychiatric nursing | Nursing for people with mental illness.
Psychiatry | Medical treatment of mental illness.
Psychotherapy | Treating mental illness through conversation.
Group therapy | Therapy with several clients together.
Family therapy | Therapy with families and couples.
Mental health counseling | Counselling for emotional difficulties.
Cognitive behavioral therapy | Therapy that changes thoughts and behaviour.
Dialectical behavior therapy | Therapy for strong emotions and self-harm.
Motivational interviewing | Conversation method that supports change.
EMDR | Trauma therapy with eye movements.
Trauma-informed care | Care that knows about harm done.
Crisis intervention | Immediate help in a mental health crisis.
De-escalation | Calming tense or aggressive situations.
Suicide risk assessment | Assessing the risk of self-harm.
Substance abuse treatment | Treating addiction.
Psychological assessment | Testing and diagnosing with psychological methods.
Psychology | Science of mind and behaviour.
DSM-5 | Manual of mental disorders.
Applied behavior analysis | Therapy by learning, often for autism.
Autism support | Helping people with autism.
Treatment planning | Setting goals and steps of a therapy.
Physical therapy | Restoring movement after illness or injury.
Manual therapy | Treating joints and muscles by hand.
Therapeutic exercise | Exercises prescribed as treatment.
Occupational therapy | Restoring skills of daily life and work.
Speech therapy | Treating speech and language disorders.
Dysphagia management | Treating swallowing disorders.
Respiratory therapy | Treating breathing disorders.
Dietetics | Nutrition advice and therapy.
Massage therapy | Treating muscles by massage.
Sports medicine | Treating and preventing sports injuries.
Chiropractic | Manual treatment of the spine.
Osteopathy | Manual treatment of the musculoskeletal system.
Podiatry | Care of feet and lower limbs.
Audiology | Testing and treating hearing.
Optical dispensing | Fitting glasses and contact lenses.
Dental assisting | Assisting dentists at the chair.
Dental hygiene | Professional cleaning and prevention.
Dentistry | Treating teeth and gums.
Orthodontics | Correcting the position of teeth.
Dental radiography | Taking dental X-rays.
Dentrix | Software of dental practices.
Eaglesoft | Software of dental practices.
Open Dental | Software of dental practices.
Surgical technology | Assisting at surgical operations.
Anesthesia | Pain-free sleep and numbing for surgery.
Medical assisting | Clinical and office tasks in medical practices.
Veterinary care | Medical care for animals.
Veterinary nursing | Nursing care for animals.
Animal care | Feeding, handling and keeping animals.
Radiography | Taking X-ray images.
Radiology | Diagnosis from medical images.
Medical imaging | Imaging the inside of the body.
CT imaging | Cross-section images by X-ray.
MRI | Cross-section images by magnetic field.
Ultrasound imaging | Imaging by sound waves.
Echocardiography | Ultrasound images of the heart.
Mammography | X-ray imaging of the breast.
Nuclear medicine | Imaging and therapy with radioactive tracers.
Radiation therapy | Treating cancer with radiation.
Radiation safety | Protecting staff and patients from radiation.
PACS | Archive for medical images.
Phlebotomy | Drawing blood samples.
Clinical laboratory testing | Analysing patient samples.
Hematology | Laboratory study of blood.
Clinical chemistry | Measuring substances in blood and fluids.
Microbiology | Detecting bacteria, viruses and fungi.
Blood banking | Testing and storing donated blood.
Histology | Preparing and studying tissue samples.
Pathology | Diagnosing disease from tissue and fluids.
Urinalysis | Laboratory testing of urine.
Laboratory techniques | General methods of laboratory work.
Pipetting | Measuring and transferring small volumes.
PCR | Copying DNA to detect it.
ELISA | Detecting proteins with antibodies.
Western blot | Detecting proteins after separation.
Gel electrophoresis | Separating DNA or proteins by size.
Cell culture | Growing cells in the laboratory.
Flow cytometry | Counting and sorting cells by laser.
Molecular biology | Study of DNA, RNA and proteins.
Next-generation sequencing | High-throughput DNA sequencing.
CRISPR | Editing genes.
Microscopy | Examining samples under a microscope.
Electron microscopy | Imaging at very high magnification.
HPLC | Separating substances in liquids.
Gas chromatography | Separating volatile substances.
Mass spectrometry | Identifying molecules by mass.
Analytical chemistry | Determining the composition of substances.
Spectroscopy | Identifying substances by light absorption.
Laboratory information system | Software for samples and results.
Good laboratory practice | Rules for laboratories.
CLIA | US rules for medical laboratories.
ISO 15189 | Standard for medical laboratories.
Pharmacy practice | Supplying medicines and advising on them.
Retail pharmacy | Pharmacy work in shops and communities.
Hospital pharmacy | Pharmacy inside a hospital.
Medication dispensing | Supplying medicines on prescription.
Prescription verification | Checking prescriptions.
Medication reconciliation | Comparing lists of medicines.
Medication therapy management | Finding the best medicines for one person.
Drug interaction screening | Medicines that do not go together.
Pharmacology | Effects of medicines on the body.
Toxicology | Effects of poisons on the body.
Compounding | Preparing individual medicines.
Sterile compounding | Preparing sterile medicines.
Controlled substances handling | Handling medicines under special law.
Dosage calculation | Working out the right dose.
Pharmacy inventory | Managing the stock of medicines.
Pharmacovigilance | Monitoring the safety of medicines.
Pharmacy billing | Charging for medicines.
Independent prescribing | British licence to prescribe without being a doctor.
Clinical research | Studies of treatments with patients.
Good clinical practice | Rules for studies with patients.
Clinical trial monitoring | Checking the conduct of trials at study sites.
Trial master file | Essential documents of a clinical trial.
Clinical trial coordination | Running trials at a study site.
Informed consent | Explaining a study or treatment and obtaining consent.
Medical writing | Writing scientific and regulatory documents.
Drug development | Developing medicines from laboratory to market.
Drug discovery | Finding new active substances.
Formulation development | Developing the dosage form of a medicine.
Electronic health records | Patient files on the computer.
Epic | Hospital information system.
Oracle Health | Hospital information system, formerly Cerner.
Meditech | Hospital information system.
Allscripts | Hospital and practice information system.
athenahealth | System of doctors' practices.
eClinicalWorks | System of doctors' practices.
NextGen Healthcare | System of doctors' practices.
PointClickCare | System of nursing homes.
MatrixCare | System of nursing homes.
SystmOne | British practice system.
EMIS Web | British practice system.
RiO | British system for mental health.
Practice management software | Scheduling and billing software for practices.
Clinical documentation | Recording care in the patient's file.
SOAP notes | Clinical notes in the subjective-objective-plan format.
Clinical documentation improvement | Better notes for codes and care.
Medical coding | Translating diagnoses and treatments into codes.
ICD-10 | International codes for diagnoses.
CPT coding | US codes for treatment.
Medical billing | Billing insurers and patients.
Revenue cycle management | Process from patient registration to payment.
Denial management | Refused claims put right.
Insurance verification | Whether the patient is insured.
Prior authorization | The insurer's approval before treatment.
Medical terminology | Vocabulary of medicine.
Anatomy and physiology | Structure and function of the body.
Medical transcription | Writing what doctors say.
Patient registration | Admitting patients and recording their data.
Patient scheduling | Booking patient appointments.
Health information management | Managing medical records.
Healthcare administration | Running hospitals and practices.
Medicare and Medicaid | US public health insurance.
HL7 | Exchange of health data.
FHIR | Newer exchange of health data.
Health informatics | Computers in health care.
MDS assessment | US assessment in nursing homes.
OASIS assessment | US assessment in home care.
HIPAA | US law on patient data.
Patient confidentiality | Keeping patient information private.
Patient safety | Preventing harm to patients.
Datix | British reports of harm and near harm.
Joint Commission standards | US rules for hospitals.
Healthcare quality improvement | Better care by measuring.
Clinical audit | Comparing care with its rules.
HEDIS | US figures on quality of care.
HCAHPS | US survey of hospital patients.
Evidence-based practice | Care based on research evidence.
NICE guidelines | English guidelines for care.
Cultural competence in care | Care for people of all origins.
Bloodborne pathogens | Safe handling of blood.
Patient restraints | Holding patients safely.
Registered Nurse | Licensed nurse (US and others).
NCLEX-RN | US examination for nurses.
Nursing license | Licence to work as a nurse.
Compact nursing license | US nursing licence for many states.
Licensed Practical Nurse | US licensed practical or vocational nurse.
Certified Nursing Assistant | US certified nursing assistant.
Healthcare assistant | British nursing assistant.
Advanced Practice Registered Nurse | Nurse with further training and rights.
Nurse Practitioner | Nurse who treats and prescribes.
Family Nurse Practitioner | Nurse practitioner for families.
Certified Registered Nurse Anesthetist | Nurse who gives anesthesia.
NMC registration | British nurse registration.
Registered Mental Health Nurse | British mental health nurse.
Registered Midwife | Licensed midwife.
Basic Life Support | Course in saving lives.
Advanced Cardiovascular Life Support | US advanced course in saving lives.
Advanced Life Support | Advanced course in saving lives.
Immediate Life Support | British course in saving lives.
Pediatric Advanced Life Support | Advanced resuscitation course for children.
Neonatal Resuscitation Program | US course in newborn resuscitation.
Trauma Nursing Core Course | Course in trauma nursing.
Advanced Trauma Life Support | Course in trauma care for doctors.
CCRN | Certificate in critical care.
CEN certification | Certificate in emergency nursing.
CNOR | Certificate in operating room nursing.
Oncology Certified Nurse | Certificate in cancer nursing.
Medical-surgical nurse certification | Certificate in ward nursing.
Wound care certification | Certificate in wound care.
NIH Stroke Scale certification | Certificate in judging strokes.
Emergency Medical Technician | Trained ambulance staff.
Advanced EMT | Further trained ambulance staff.
Paramedic license | Licence to work as a paramedic.
HCPC registration | British registration of therapists and others.
GMC registration | British registration of doctors.
Medical license | Licence to work as a doctor.
Board-certified physician | US doctor examined in a specialty.
USMLE | US examinations for doctors.
Physician Assistant certification | US certification of physician assistants.
DEA registration | US licence to prescribe controlled medicines.
Pharmacist license | Licence to work as a pharmacist.
GPhC registration | British registration of pharmacists.
PharmD | US degree of pharmacists.
Certified Pharmacy Technician | US certificate for pharmacy staff.
Pharmacy technician license | Licence to work in a pharmacy.
Certified Medical Assistant | US certificate for medical assistants.
Certified Clinical Medical Assistant | US certificate for medical assistants.
Registered Medical Assistant | US certificate for medical assistants.
Certified Phlebotomy Technician | Certificate for drawing blood.
Medical laboratory scientist certification | Certificate for laboratory scientists.
Medical laboratory technician certification | Certificate for laboratory technicians.
ARRT certification | Certificate for X-ray staff.
ARDMS certification | Certificate for ultrasound staff.
Registered Respiratory Therapist | Certificate for breathing therapists.
Certified Respiratory Therapist | Certificate for breathing therapists.
Physical therapist license | Licence to work as a physical therapist.
Physical therapist assistant license | Licence to help a physical therapist.
Occupational therapist license | Licence to work as an occupational therapist.
Certified Occupational Therapy Assistant | Licence to help an occupational therapist.
Speech-language pathologist license | Licence to work as a speech therapist.
Registered Dietitian | Licensed expert on food.
Registered Dental Hygienist | US licence for dental hygienists.
Certified Dental Assistant | US certificate for dental staff.
GDC registration | British registration of dental staff.
Licensed Clinical Social Worker | US licence for clinical social workers.
Licensed Master Social Worker | US licence for social workers with a master's degree.
Social Work England registration | English registration of social workers.
Licensed Professional Counselor | US licensed counsellor.
BACP accreditation | British registration of counsellors.
Licensed Marriage and Family Therapist | Licensed family therapist.
Licensed psychologist | Licence to work as a psychologist.
Board Certified Behavior Analyst | Certificate in behavior analysis.
Registered Behavior Technician | Certificate for helpers in behavior analysis.
Certified Alcohol and Drug Counselor | Certificate in addiction counseling.
Certified Professional Coder | Certificate in medical coding.
Certified Coding Specialist | Certificate in hospital coding.
RHIT | Certificate in health records.
RHIA | Certificate in leading health records.
Certified Surgical Technologist | Certificate for helpers at operations.
Certified Sterile Processing Technician | Certificate in clean instruments.
Home Health Aide certification | US certificate for home helpers.
Medication aide certification | US certificate for giving medicines in homes.
Mental Health First Aid | First aid course for mental health problems.
Clinical research certification | Certificate in clinical studies.
Contact lens fitting | Fitting contact lenses.
Bereavement support | Standing by people who have lost someone.
`
