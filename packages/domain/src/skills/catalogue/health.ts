export const health = `
# Nursing and patient care
Nursing | Nursing care, Clinical nursing | Patient care |
Patient care | Direct patient care, Patient-centered care, Patient-centred care, Inpatient care, Bedside care |  |
`
