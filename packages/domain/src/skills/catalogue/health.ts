export const health = `
# Nursing and patient care
Nursing | Nursing care, Clinical nursing | Patient care
Patient care | Direct patient care, Patient-centered care
Medication administration | Administering medication, Medication management | Nursing
Infection control | Infection prevention, Infection prevention and control | Patient care
Patient assessment | Nursing assessment, Head-to-toe assessment | Patient care
Vital signs | Vital signs monitoring, Taking vital signs | Patient care
Care planning | Care plan, Individualized care plan | Nursing
Injections | Intramuscular injection, IM injection | Medication administration
IV therapy | Intravenous therapy, IV infusion | Nursing
Wound care | Wound management, Wound dressing | Nursing
# Clinical areas
Intensive care | Critical care, Critical care nursing | Nursing
# Emergency and airway
Cardiopulmonary resuscitation | CPR, Resuscitation
# Devices and monitoring
EKG | ECG, Electrocardiogram | Patient care
# Care and support
Personal care | Activities of daily living, ADLs | Patient care
Social work | Social care, Social casework
Patient handling | Moving and handling, Patient transfer | Patient care | Manual handling 0.6
Elderly care | Elder care, Senior care | Personal care
Dementia care | Alzheimer's care, Dementia support | Personal care
Safeguarding | Safeguarding adults, Safeguarding children
Community outreach | Outreach work, Street outreach
Care Certificate | The Care Certificate | Personal care
# Mental health
Mental health | Mental health care, Behavioral health | | | context
Psychotherapy | Individual therapy, Talk therapy | Mental health
Mental health counseling | Mental health counselling, Clinical counseling | Mental health | Psychotherapy 0.8
Psychology | Clinical psychology, Counseling psychology
Group therapy | Group facilitation in therapy, Therapeutic groups | Psychotherapy
Cognitive behavioral therapy | CBT, Cognitive behavioural therapy | Psychotherapy
Crisis intervention | Nonviolent crisis intervention, CPI training | Mental health
Autism support | Autism spectrum disorder, Autism
Treatment planning | Treatment plan, Therapy planning | Mental health
# Allied health
Animal care | Animal handling, Animal husbandry
Physical therapy | Physiotherapy, Physical rehabilitation
Speech therapy | Speech-language pathology, Speech and language therapy
Respiratory therapy | Respiratory care, Pulmonary rehabilitation
Dentistry | General dentistry, Restorative dentistry
Medical assisting | Clinical assisting, Medical assistant duties | Patient care
Veterinary care | Veterinary medicine
Occupational therapy | | | Physical therapy 0.4
Massage therapy | Therapeutic massage, Sports massage
Dental assisting | Dental assistance, Dental nursing | Dentistry
Dental hygiene | Dental prophylaxis, Scaling and root planing | Dentistry
# Imaging and laboratory
Laboratory techniques | Lab techniques, Laboratory skills
Analytical chemistry | Chemical analysis, Wet chemistry | Laboratory techniques
Medical imaging | Diagnostic imaging, Imaging services
Clinical laboratory testing | Medical laboratory science, Clinical laboratory | Laboratory techniques
Molecular biology | Molecular cloning, DNA extraction
Microscopy | Light microscopy, Fluorescence microscopy | Laboratory techniques
Radiography | X-ray, Radiologic technology | Medical imaging
Phlebotomy | Blood draw, Venipuncture | Specimen collection
PCR | Polymerase chain reaction, qPCR | Laboratory techniques, Molecular biology
Cell culture | Mammalian cell culture, Tissue culture | Laboratory techniques
HPLC | High-performance liquid chromatography, Liquid chromatography | Analytical chemistry
Good laboratory practice | GLP | GxP, Laboratory techniques
# Pharmacy and clinical research
Pharmacy practice | Pharmacy operations, Clinical pharmacy
Clinical research | Clinical trial, Clinical study | Research
Medication dispensing | Prescription dispensing, Dispensing medication | Pharmacy practice
# Records and administration
Electronic health records | EHR, EMR
Practice management software | Medical practice software, Practice management system
Clinical documentation | Medical documentation, Nursing documentation, Patient charting
Medical coding | Clinical coding, Medical coder
Medical billing | Medical claims, Healthcare billing | | Medical coding 0.7
ICD-10 | ICD-10-CM, ICD-10 coding | Medical coding | CPT coding 0.7
CPT coding | CPT codes, HCPCS | Medical coding
Insurance verification | Insurance eligibility verification, Benefits verification | Medical billing | Prior authorization 0.7
Prior authorization | Preauthorization | Medical billing
Medical terminology | Medical vocabulary
Patient scheduling | Medical scheduling, Medical appointment scheduling
# Rules and quality of care
Patient safety | Patient safety initiatives, Safety event reporting
Healthcare quality improvement | Quality improvement in healthcare, Clinical governance | Patient safety
HIPAA | HIPAA compliance, HIPAA regulations | Patient confidentiality
# Licences and certificates
Nursing license | Nursing licence, Nurse licensure
Registered Nurse | RN, RN license | Nursing license
Certified Nursing Assistant | CNA, State tested nursing assistant | Personal care
Basic Life Support | BLS, BLS certification | Cardiopulmonary resuscitation | Advanced Cardiovascular Life Support 0.8
Advanced Cardiovascular Life Support | ACLS, ACLS certification | Cardiopulmonary resuscitation
Emergency Medical Technician | EMT?, EMT-B | Emergency medical services
Pharmacist license | Licensed pharmacist, Registered pharmacist | Pharmacy practice
Certified Pharmacy Technician | CPhT, PTCB certification | Pharmacy practice
Licensed Clinical Social Worker | LCSW, LICSW | Clinical social work
`
