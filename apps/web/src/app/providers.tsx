import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createQueryClient } from '../lib/query-client.ts'
import { AuthProvider } from '../lib/session/index.ts'
import { toast } from '../ui/toast.ts'

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => createQueryClient(toast))
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>{children}</AuthProvider>
    </QueryClientProvider>
  )
}
