import { mutationOptions } from '@tanstack/react-query'
import { identity } from '../../../lib/graphql/operation.ts'
import { request } from '../../../lib/graphql/request.ts'

const unsubscribeOperation = identity(`
  mutation Unsubscribe($token: String!) { outcome: unsubscribe(token: $token) { success message } }
`)
const resubscribeOperation = identity(`
  mutation Resubscribe($token: String!) { outcome: resubscribe(token: $token) { success message } }
`)

const operations = { unsubscribe: unsubscribeOperation, resubscribe: resubscribeOperation }

interface Asked {
  token: string
  to: keyof typeof operations
}

export const unsubscribing = () =>
  mutationOptions({
    async mutationFn({ token, to }: Asked) {
      const { outcome } = await request(operations[to], { token })
      if (!outcome.success) throw new Error(outcome.message)
    },
  })
