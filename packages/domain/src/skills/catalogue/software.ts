export const software = `
# Programming languages
Software engineering | Software development, Application development |  |
Programming | Computer programming, Coding? | Software engineering |
# Cloud
AWS | Amazon Web Services | Cloud computing | Microsoft Azure 0.6, Google Cloud 0.6
`
