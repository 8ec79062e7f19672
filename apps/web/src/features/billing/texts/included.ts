export const included = 'Everything is included'
export const includedLead = 'There are no plans here and nothing to pay for. Make as much as you need.'
export const noLimits = 'No limits'
