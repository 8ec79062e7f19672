import { toast } from '../../ui/toast.ts'

export const tellVerificationRequired = () =>
  toast({
    title: 'Verification required',
    description: 'Please check your email for the verification code.',
    sign: 'note',
  })

export const tellLoginSuccessful = () => toast({ title: 'Login successful', description: 'You are now logged in.' })
