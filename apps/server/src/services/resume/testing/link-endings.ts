import type { TestApp } from '../../../testing/app.ts'
import type { User } from './resume-calls.ts'

type Happens = (app: TestApp, user: User, resumeId: number) => Promise<unknown>

/** What ends every link to something of a resume. */
export const linkEndings: [string, Happens][] = [
  [
    'the resume is deleted',
    (app, { token }, id) => app.call('resume', 'mutation($id: Int!) { deleteResume(id: $id) }', { id }, { token }),
  ],
  [
    'the owner has logged out',
    (app, { token }) => app.call('identity', 'mutation { logoutUser { success } }', {}, { token }),
  ],
  [
    'every session is ended',
    (app, { userId }) => app.pool.query('delete from identity.sessions where user_id = $1', [userId]),
  ],
  [
    'the account is deactivated',
    (app, { userId }) => app.pool.query('update identity.users set is_active = false where id = $1', [userId]),
  ],
  ['the account is erased', (app, { userId }) => app.pool.query('delete from identity.users where id = $1', [userId])],
]
