/** What the same request was answered before, if anything; else it may be begun, or is refused. */
export async function sameOrAllowed<Result>(
  findSame: () => Promise<Result | undefined>,
  refuseUsedUp: () => Promise<void>,
): Promise<Result | undefined> {
  const same = await findSame()
  if (same) return same
  try {
    await refuseUsedUp()
  } catch (refusal) {
    // The same request may have taken the last unit just now.
    const meanwhile = await findSame()
    if (!meanwhile) throw refusal
    return meanwhile
  }
  return undefined
}
