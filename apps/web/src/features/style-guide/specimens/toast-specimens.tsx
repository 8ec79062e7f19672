import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { Row, Specimen } from '../specimen.tsx'

export function ToastSpecimens() {
  return (
    <Specimen title="Toasts" note="One at a time, five seconds, F8 to reach it, a swipe to the right to send it away.">
      <Row>
        <Button variant="line" onClick={() => toast({ title: 'Saved', description: 'Tailored version updated.' })}>
          Show a toast
        </Button>
        <Button variant="line" onClick={() => toast({ title: 'Copied' })}>
          Show a short toast
        </Button>
        <Button
          variant="line"
          onClick={() =>
            toast({
              title: 'Missing required info',
              description: 'Please enter the Advertising Company and Job Advertisement.',
              variant: 'destructive',
            })
          }
        >
          Show an error toast
        </Button>
        <Button
          variant="line"
          onClick={() =>
            toast({
              title: 'Fetch failed',
              description:
                'Unable to fetch the URL (site may block cross-origin requests). Please copy-paste the job ad text.',
              variant: 'destructive',
            })
          }
        >
          Show the longest toast
        </Button>
      </Row>
    </Specimen>
  )
}
