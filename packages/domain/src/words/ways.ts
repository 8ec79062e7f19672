/** Words by which a requirement asks for a way of working; any form of them. */
export const waysOfWorking = {
  communication: 'communicate communication write written verbal present presentation explain listen speak',
  leadership: 'lead leadership supervise supervision mentor coach delegate',
  teamwork: 'team teamwork teammate colleague collaborate collaboration collaborative',
} as const
