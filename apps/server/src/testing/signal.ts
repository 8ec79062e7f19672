/** Something that is waited for, and how it is given. */
export function signal(): [given: Promise<void>, give: () => void] {
  let give: () => void = () => undefined
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return [given, () => give()]
}
