import { identity } from '../graphql/operation.ts'
import { request } from '../graphql/request.ts'
import type { User } from './current-user.ts'

type SignedIn = Pick<User, 'id'> | null

const hasRoleOperation = identity(
  `query HasRole($userId: Int!, $role: String!) { hasRole(userId: $userId, role: $role) }`,
)
const hasPermissionOperation = identity(
  `query HasPermission($userId: Int!, $permission: String!) { hasPermission(userId: $userId, permission: $permission) }`,
)

export async function hasRole(user: SignedIn, role: string): Promise<boolean> {
  if (user === null) return false
  return request(hasRoleOperation, { userId: user.id, role }).then((answer) => answer.hasRole, refused)
}

export async function hasPermission(user: SignedIn, permission: string): Promise<boolean> {
  if (user === null) return false
  return request(hasPermissionOperation, { userId: user.id, permission }).then(
    (answer) => answer.hasPermission,
    refused,
  )
}

const refused = () => false
