import { onlySelf } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { notFound } from '../../../kernel/errors.ts'
import { findUser, type User } from '../accounts/accounts.store.ts'
import type { IdentityPorts } from '../ports.ts'

/** Every signed-in user has this role, and there is no other. */
const roles = ['user']

export type Roles = ReturnType<typeof createRoles>

export function createRoles({ sql, permissionsOf }: IdentityPorts) {
  return {
    all: roles,
    permissionsOf: ({ id }: User): Promise<string[]> => permissionsOf(id),

    async userInfo(context: RequestContext, userId: number): Promise<User> {
      const viewer = onlySelf(context, userId)

      const user = await findUser(sql, viewer.userId)
      if (!user) throw notFound()

      return user
    },

    async hasRole(context: RequestContext, userId: number, role: string): Promise<boolean> {
      onlySelf(context, userId)

      return roles.includes(role)
    },

    async hasPermission(context: RequestContext, userId: number, permission: string): Promise<boolean> {
      const viewer = onlySelf(context, userId)

      return (await permissionsOf(viewer.userId)).includes(permission)
    },
  }
}
