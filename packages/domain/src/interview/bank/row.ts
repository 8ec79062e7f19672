/** A skill by its head name in the catalogue, and what is asked about it: how, why, and what if it goes wrong. */
export type BankRow = readonly [skill: string, how: string, why: string, wrong: string]
