/** Runs one part, says in one line how it went and how long it took, and shows what it said only if it failed. */
export async function stage({ name, run }) {
  const since = Date.now()
  process.stdout.write(`${name} … `)
  const outcome = await run()
  const seconds = ((Date.now() - since) / 1000).toFixed(1)
  console.log(`${outcome.ok ? 'ok' : 'failed'} (${seconds} s)`)
  if (!outcome.ok) console.log(`\n${outcome.output}\n`)
  return outcome
}
