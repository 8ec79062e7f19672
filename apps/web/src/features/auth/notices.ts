import { toast } from '../../ui/toast.ts'
import * as texts from './texts/pages.tsx'

export const tellVerificationRequired = () =>
  toast({
    title: texts.verificationRequired,
    description: texts.verificationRequiredDetail,
    sign: 'note',
  })

export const tellLoginSuccessful = () => toast({ title: texts.loggedIn, description: texts.loggedInDetail })
