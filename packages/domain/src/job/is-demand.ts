import type { Job, Requirement } from './job.ts'

const contact = /@|(?:\p{N}[ ()-]?){7}|\bprovided$/iu

/** Whether a label asks something of the person: no way to apply, no name of the employer. */
export const isDemand = ({ text }: Pick<Requirement, 'text'>, { company }: Pick<Job, 'company'>): boolean =>
  !contact.test(text) && !(company && text.toLowerCase().includes(company.toLowerCase()))
