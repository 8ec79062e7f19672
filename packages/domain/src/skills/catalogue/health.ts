export const health = `
# Nursing and patient care
Nursing | Nursing care, Clinical nursing | Patient care |
Patient care | Direct patient care, Patient-centered care, Patient-centred care, Inpatient care, Bedside care |  |
Medication administration | Administering medication, Medication management, Drug administration, Medication pass, Med pass | Nursing |
Infection control | Infection prevention, Infection prevention and control, IPC measures, Isolation precautions, Standard precautions, Universal precautions | Patient care |
# Clinical areas
Intensive care | Critical care, Critical care nursing, ICU, ICU nursing, MICU, SICU, Intensive care unit | Nursing | Emergency care 0.5, Step-down care 0.7
# Emergency and airway
Cardiopulmonary resuscitation | CPR, Resuscitation, CPR certified, CPR certification |  |
# Care and support
Personal care | Activities of daily living, ADLs, ADL assistance, Bathing and dressing, Assistance with daily living, Toileting | Patient care |
Social work | Social care, Social casework |  |
# Mental health
Mental health | Mental health care, Behavioral health, Behavioural health, Mental health support? |  |  | context
Psychotherapy | Individual therapy, Talk therapy, Psychological therapy | Mental health |
Mental health counseling | Mental health counselling, Clinical counseling, Therapeutic counselling, Counseling?, Counselling? | Mental health | Psychotherapy 0.8
Psychology | Clinical psychology, Counseling psychology |  |
# Allied health
Physical therapy | Physiotherapy, Physical rehabilitation, Physio |  |
Speech therapy | Speech-language pathology, Speech and language therapy, SLP? |  |
Respiratory therapy | Respiratory care, Pulmonary rehabilitation, Nebulizer treatment, Pulmonary function testing |  |
Dentistry | General dentistry, Restorative dentistry |  |
Medical assisting | Clinical assisting, Medical assistant duties, Rooming patients | Patient care |
Veterinary care | Veterinary medicine |  |
Animal care | Animal handling, Animal husbandry |  |
# Imaging and laboratory
Medical imaging | Diagnostic imaging, Imaging services |  |
Clinical laboratory testing | Medical laboratory science, Clinical laboratory, Biomedical laboratory science | Laboratory techniques |
Laboratory techniques | Lab techniques, Laboratory skills, Wet lab |  |
Molecular biology | Molecular cloning, DNA extraction, Molecular diagnostics |  |
Microscopy | Light microscopy, Fluorescence microscopy, Confocal microscopy | Laboratory techniques |
Analytical chemistry | Chemical analysis, Wet chemistry | Laboratory techniques |
# Pharmacy and clinical research
Pharmacy practice | Pharmacy operations, Clinical pharmacy |  |
Clinical research | Clinical trial, Clinical study, Clinical development | Research |
# Records and administration
Electronic health records | EHR, EMR, Electronic medical records, Electronic patient records, EPR? |  |
Practice management software | Medical practice software, Practice management system |  |
Clinical documentation | Medical documentation, Nursing documentation, Patient charting, Medical charting, Clinical record keeping, Charting? |  |
Medical coding | Clinical coding, Medical coder |  |
Medical billing | Medical claims, Healthcare billing, Medical billing and coding |  | Medical coding 0.7
# Rules and quality of care
Patient safety | Patient safety initiatives, Safety event reporting |  |
Healthcare quality improvement | Quality improvement in healthcare, Clinical governance | Patient safety |
# Licences and certificates
Nursing license | Nursing licence, Nurse licensure, Nurse registration |  |
`
