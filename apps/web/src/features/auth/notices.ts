import { toast } from '../../ui/toast.ts'

export const tellVerificationRequired = () =>
  toast({
    title: 'Verification required',
    description: 'Please check your email for the verification code.',
    sign: 'note',
  })

export const tellLoginSuccessful = () => toast({ title: 'Login successful', description: 'You are now logged in.' })

export const tellLogoutSuccessful = () =>
  toast({ title: 'Logout successful', description: 'You have been logged out.' })

export const tellLogoutError = () =>
  toast({
    title: 'Error during logout',
    description: 'You have been logged out locally, but there was an error with the server.',
    variant: 'destructive',
  })
