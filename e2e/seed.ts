import { account, seed } from './seeded.ts'

// What `npm run seed` runs, and `npm run dev` where there is nothing yet.

const address = `http://localhost:${process.env.PORT || 5001}`

await seed(address, process.env.DATA_DIR || 'data').then(
  () => console.log(`Log in as ${account.username} with ${account.password}. The code is in ${address}/dev/mailbox`),
  (error: Error) => {
    console.error(`Nothing was made. ${error.message}`)
    process.exitCode = 1
  },
)
