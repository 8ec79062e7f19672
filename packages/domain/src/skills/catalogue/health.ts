export const health = `
# Nursing and patient care
Nursing | | <Patient care
Patient care |
Medication administration | | Nursing
Infection control | | Patient care
Patient assessment | | Patient care
Vital signs | | Patient care
Care planning | =Care plan | Nursing
Injections | | <Medication administration
IV therapy | | Nursing
Wound care | | Nursing
# Clinical areas
Intensive care | | Nursing
# Emergency and airway
Cardiopulmonary resuscitation | ^CPR
# Devices and monitoring
EKG | | Patient care
# Care and support
Personal care | Activities of daily living | Patient care
Social work |
Patient handling | Moving and handling, Patient transfer | Patient care | Manual handling 0.6
Elderly care | | Personal care
Dementia care | | Personal care
Safeguarding |
Community outreach |
Care Certificate | | Personal care
# Mental health
Mental health | | | | context
Psychotherapy | | Mental health
Mental health counseling | | Mental health | Psychotherapy 0.8
Psychology |
Group therapy | | <Psychotherapy
Cognitive behavioral therapy | ^CBT | <Psychotherapy
Crisis intervention | | Mental health
Autism support |
Treatment planning | | Mental health
# Allied health
Animal care |
Physical therapy |
Speech therapy |
Respiratory therapy |
Dentistry |
Medical assisting | | Patient care
Veterinary care |
Occupational therapy | | | Physical therapy 0.4
Massage therapy |
Dental assisting | | Dentistry
Dental hygiene | | Dentistry
# Imaging and laboratory
Laboratory techniques |
Analytical chemistry | | Laboratory techniques
Medical imaging |
Clinical laboratory testing | | Laboratory techniques
Molecular biology |
Microscopy | | <Laboratory techniques
Radiography | X-ray | <Medical imaging
Phlebotomy | ~Venipuncture | <Specimen collection
PCR | | <Laboratory techniques, Molecular biology
Cell culture | | <Laboratory techniques
HPLC | | Analytical chemistry
Good laboratory practice | ^GLP | <GxP, Laboratory techniques
# Pharmacy and clinical research
Pharmacy practice |
Clinical research | | <Research
Medication dispensing | =Dispensing medication | Pharmacy practice
# Records and administration
Electronic health records | ^EHR
Practice management software |
Clinical documentation | Patient charting<Charting
Medical coding | Medical coder
Medical billing | | | Medical coding 0.7
ICD-10 | | Medical coding | CPT coding 0.7
CPT coding | =CPT codes | <Medical coding
Insurance verification | | Medical billing | Prior authorization 0.7
Prior authorization | | Medical billing
Medical terminology |
Patient scheduling |
# Rules and quality of care
Patient safety |
Healthcare quality improvement | | Patient safety
HIPAA | | Patient confidentiality
# Licences and certificates
Nursing license |
Registered Nurse | ^RN | <Nursing license
Certified Nursing Assistant | ^CNA | Personal care
Basic Life Support | ^BLS | Cardiopulmonary resuscitation | Advanced Cardiovascular Life Support 0.8
Advanced Cardiovascular Life Support | ^ACLS | Cardiopulmonary resuscitation
Emergency Medical Technician | ^EMT? | Emergency medical services
Pharmacist license | | Pharmacy practice
Certified Pharmacy Technician | | Pharmacy practice
Licensed Clinical Social Worker | ^LCSW | Clinical social work
`
