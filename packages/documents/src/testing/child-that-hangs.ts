import { createWatch } from '../watch.ts'

// A reader that takes a file and never comes back.
createWatch(Number(process.argv[2]))
process.on('message', () => {
  for (;;);
})
process.send?.('ready')
