import { emailProblem } from './email.ts'
import { passwordProblem } from './password.ts'
import { personNameProblem } from './person-name.ts'
import { type Problems, problems } from './problems.ts'
import { usernameProblem } from './username.ts'

export interface Registration {
  username: string
  email: string
  password: string
  firstName?: string | null | undefined
  lastName?: string | null | undefined
}

/** Every field that will not do, with the words to show at it; empty when all will. */
export const registrationProblems = (registration: Registration): Problems =>
  problems({
    username: usernameProblem(registration.username),
    email: emailProblem(registration.email),
    password: passwordProblem(registration.password),
    firstName: personNameProblem('First name', registration.firstName ?? ''),
    lastName: personNameProblem('Last name', registration.lastName ?? ''),
  })
