/** Runs one part. One line says that it began, and one how it went and how long it took; what it said is shown only if it failed. */
export async function stage({ name, run }) {
  const since = Date.now()
  console.log(`${name} …`)
  const outcome = await run()
  const seconds = ((Date.now() - since) / 1000).toFixed(1)
  console.log(`${name}: ${outcome.ok ? 'ok' : 'failed'} (${seconds} s)`)
  if (!outcome.ok) console.log(`\n${outcome.output}\n`)
  return outcome
}

/** One part after the other. */
export async function stages(parts) {
  const outcomes = []
  for (const part of parts) outcomes.push(await stage(part))
  return outcomes
}
