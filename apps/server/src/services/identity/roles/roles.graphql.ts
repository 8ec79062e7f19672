import type { Builder } from '../../../kernel/graphql.ts'
import type { Roles, UserInfo } from './roles.ts'

export function addRoles(builder: Builder, roles: Roles) {
  const userInfo = builder.objectRef<UserInfo>('UserInfo').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      username: t.exposeString('username'),
      email: t.exposeString('email'),
      firstName: t.exposeString('firstName', { nullable: true }),
      lastName: t.exposeString('lastName', { nullable: true }),
      isActive: t.exposeBoolean('isActive'),
      isVerified: t.exposeBoolean('isVerified'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      lastLogin: t.expose('lastLogin', { type: 'DateTime', nullable: true }),
      roles: t.exposeStringList('roles'),
      permissions: t.exposeStringList('permissions'),
    }),
  })
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
