import { createWatch } from '../watch.ts'

// A reader that is never ready to take a file.
createWatch(Number(process.argv[2]))
for (;;);
