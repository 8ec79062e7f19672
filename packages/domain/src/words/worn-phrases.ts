/** What everybody writes, and shows nothing. */
export const wornPhrase =
  /\b(?:team[- ]player|hard[- ]?work(?:ing|er)|(?:results?|detail)[- ](?:driven|oriented|focused)|go[- ]getter|self[- ](?:starter|motivated)|outside (?:of )?the box|proven track record|highly motivated|people person|rock ?stars?|ninjas?|gurus?|hit the ground running|passionate about|game[- ]changer|fast learner|work ethic)\b/i
