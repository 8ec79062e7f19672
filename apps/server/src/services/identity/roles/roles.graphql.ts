import type { Builder } from '../../../kernel/graphql.ts'
import { userType } from '../accounts/accounts.graphql.ts'
import type { Roles } from './roles.ts'

export function addRoles(builder: Builder, roles: Roles) {
  const userInfo = userType(builder, 'UserInfo')
  builder.objectFields(userInfo, (t) => ({
    roles: t.stringList({ resolve: () => roles.all }),
    permissions: t.stringList({ resolve: (user) => roles.permissionsOf(user) }),
  }))
  builder.queryFields((t) => ({
    userInfo: t.field({
      type: userInfo,
      nullable: true,
      args: { userId: t.arg.int({ required: true }) },
      resolve: (_, { userId }, context) => roles.userInfo(context, userId),
    }),
    hasRole: t.boolean({
      args: { userId: t.arg.int({ required: true }), role: t.arg.string({ required: true }) },
      resolve: (_, { userId, role }, context) => roles.hasRole(context, userId, role),
    }),
    hasPermission: t.boolean({
      args: { userId: t.arg.int({ required: true }), permission: t.arg.string({ required: true }) },
      resolve: (_, { userId, permission }, context) => roles.hasPermission(context, userId, permission),
    }),
  }))
}
