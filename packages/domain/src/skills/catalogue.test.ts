import { describe, expect, it } from 'vitest'
import { catalogueFields } from './catalogue/index.ts'
import { catalogueOf, readAlias, readParent, skillId } from './catalogue/parse.ts'
import { packed, unpacked } from './catalogue/tight.ts'
import { skillDescriptions } from './describe.ts'
import { isHead } from './index.ts'
import { decidedSingly, reasonFor, sameness } from './testing/same-name.ts'

const fields = catalogueFields()
const rows = fields.flatMap(({ categories }) => Object.values(categories).flat())
const named = catalogueOf(fields).all()
const skills = named.filter(isHead)
const byName = new Map(skills.map((skill) => [skill.name, skill]))
const everyName = new Map(named.map((skill) => [skill.name, skill]))
const families = new Map(skills.map(({ name }) => [name, [] as string[]]))
for (const { name, family } of named) families.get(family)?.push(name)

/** As the matcher compares: without case, and with a hyphen as a space. */
const folded = (text: string) => text.toLowerCase().replaceAll('-', ' ')

/** The name of an alias, where it has one of its own, and its forms. */
const namesOf = (alias: string) => {
  const { name, forms } = readAlias(alias)
  return [...(name === '' && forms.length > 0 ? [] : [name]), ...forms.map(({ text }) => text)]
}

const plain = (name: string) => name.replace(/\?$/, '')
const parentsIn = (parents: readonly string[] = []) => parents.map((text) => readParent(text).name)

/** The aliases that are names of their own, each once. */
const aliases = rows
  .flatMap(({ aliases = [] }) => aliases.map(readAlias))
  .filter(({ name }, at, all) => name !== '' && all.findIndex((it) => it.name === name) === at)

/** Each other form of a name with its reason, and the names that it may be a form of. */
const forms = rows.flatMap(({ name: head, aliases = [] }) =>
  aliases.map(readAlias).flatMap((alias) => {
    const name = alias.name === '' ? head : plain(alias.name)
    const of = everyName.get(name)
    const all = [name, ...(of?.aliases ?? []), ...(of?.gated ?? [])]
    return alias.forms.map(({ text, reason }) => ({
      ...{ text: plain(text), reason, field: of?.field ?? '' },
      of: all.filter((it) => it !== plain(text)),
    }))
  }),
)

const isForm = (name: string, other: string) =>
  named.some((skill) =>
    skill.name === name || skill.aliases.includes(name)
      ? [skill.name, ...skill.aliases, ...skill.gated].includes(other)
      : false,
  )

/** Problems as a list, so that one run names them all. */
const none: string[] = []

describe('the skill catalogue', () => {
  it('has fields with different keys', () => {
    expect(new Set(fields.map((field) => field.key)).size).toBe(fields.length)
  })

  it('has no alias with a hole', () => {
    const all = rows.flatMap(({ aliases = [] }) => aliases)
    expect(all.filter((alias) => namesOf(alias).some((name) => name !== name.trim() || name === ''))).toEqual(none)
  })

  it('describes each skill, and nothing else', async () => {
    const descriptions = await skillDescriptions()
    expect(skills.map(({ name }) => name).filter((name) => !descriptions.has(name))).toEqual(none)
    expect([...descriptions.keys()].filter((name) => !byName.has(name))).toEqual(none)
  })

  it('has each name and alias once', () => {
    const owners = new Map<string, string>()
    const twice: string[] = []
    for (const { name, aliases, gated } of named) {
      for (const word of [name, ...aliases, ...gated]) {
        const owner = owners.get(folded(word))
        if (owner !== undefined) twice.push(`${word}: ${owner} and ${name}`)
        owners.set(folded(word), name)
      }
    }
    expect(twice).toEqual(none)
  })

  it('calls the same only what is so by its reason, but for at most 200 names decided one by one', () => {
    const wrong = forms.filter(({ text, reason, of, field }) => !of.some((it) => sameness(text, it, field, reason)))
    expect(wrong.map(({ text, reason, of: [name] }) => `${name} ${reason} ${text}`)).toEqual(none)
    expect(decidedSingly.length).toBeLessThanOrEqual(200)
    expect(decidedSingly.filter(([one, other]) => !isForm(one, other) && !isForm(other, one))).toEqual([])
  })

  it.each([
    ['Svelte', 'SvelteKit'],
    ['ROS', 'ROS2'],
    ['HTML', 'HTML5'],
    ['Qlik', 'QlikView'],
    ['Clojure', 'ClojureScript'],
    ['Angular', 'AngularJS'],
    ['OAuth', 'OAuth2'],
    ['AS9100', 'AS9100D'],
    ['Data lake', 'Data lakehouse'],
    ['Pipe welding', 'Pipeline welding'],
    ['Nearpod', 'Pear Deck'],
    ['US GAAP', 'GAAP'],
    ['Excel', 'Advanced Excel'],
    ['MIG welding', 'TIG welding'],
  ])('takes no version, part or make for the thing itself: %s, %s', (one, other) => {
    const holds = (name: string) =>
      named.filter((skill) => [skill.name, ...skill.aliases, ...skill.gated].includes(name)).map((it) => it.name)
    expect(holds(one)).toHaveLength(1)
    expect(holds(other)).not.toEqual(holds(one))
  })

  it('marks all that is so by its letters', () => {
    const missed = skills.flatMap((head) => {
      const members = families.get(head.name) ?? []
      return members.flatMap((one, at) =>
        members.slice(at + 1).flatMap((other) => (reasonFor(other, one, head.field) ? [`${one} = ${other}`] : [])),
      )
    })
    expect(missed).toEqual(none)
  })

  it('has a relation for each alias and each parent, most of them near and no more', () => {
    const counts = (values: readonly string[]) =>
      Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((it) => it === value).length]))
    const found = {
      forms: counts(forms.map(({ reason }) => reason)),
      aliases: counts(aliases.map(({ relation }) => relation)),
      parents: counts(
        rows.flatMap(({ parents = [] }) => parents.map((it) => (readParent(it).isKind ? 'kind' : 'near'))),
      ),
    }
    console.info(JSON.stringify(found))
    expect(Object.keys(found.forms).sort()).toEqual(['abbreviation', 'maker', 'spelling'])
    expect(found.aliases.near).toBeGreaterThan(found.aliases.kind ?? 0)
    expect(found.parents.near).toBeGreaterThan(found.parents.kind ?? 0)
  })

  it('has parents and neighbours that exist', () => {
    const missing = rows.flatMap(({ name, parents, near = [] }) =>
      [...parentsIn(parents), ...near].filter((other) => !byName.has(other)).map((other) => `${name} → ${other}`),
    )
    expect(missing).toEqual(none)
  })

  it('has no skill above itself', () => {
    const done = new Set<string>()
    const cycles: string[] = []
    const climb = (name: string, path: string[]) => {
      if (path.includes(name)) cycles.push([...path, name].join(' → '))
      else if (!done.has(name)) for (const parent of byName.get(name)?.parents ?? []) climb(parent, [...path, name])
      done.add(name)
    }
    for (const { name } of skills) climb(name, [])
    expect(cycles).toEqual(none)
  })

  it('has each pair of neighbours once, and no neighbour that is a parent', () => {
    const wrong: string[] = []
    const pairs = new Set<string>()
    for (const { name, parents, near = [] } of rows) {
      for (const other of near) {
        const pair = [name, other].sort().join(' + ')
        if (pairs.has(pair)) wrong.push(`twice: ${pair}`)
        if (name === other) wrong.push(`itself: ${name}`)
        if (parentsIn(parents).includes(other) || byName.get(other)?.parents.includes(name))
          wrong.push(`parent: ${pair}`)
        pairs.add(pair)
      }
    }
    expect(wrong).toEqual(none)
  })

  it('has a different id for each skill', () => {
    expect(new Set(skills.map((skill) => skill.id)).size).toBe(skills.length)
    expect(skills.every(({ id }) => Number.isInteger(id) && id > 0 && id < 2 ** 31)).toBe(true)
  })
})

describe('the catalogue that a browser loads', () => {
  const tight = packed(fields)

  it('says the same', () => {
    expect(catalogueOf(unpacked(tight)).all()).toEqual(named)
  })

  it('is less than half as long', () => {
    expect(JSON.stringify(tight).length).toBeLessThan(JSON.stringify(fields).length / 2)
  })
})

describe('catalogueOf', () => {
  const [go, gopher, goby, fish, play, rust] = catalogueOf([
    {
      key: 'software',
      title: 'Software',
      categories: {
        Languages: [
          {
            name: 'Go',
            aliases: ['=Golang', '^GO?', '@Google Go', '>Gopher=Gophers^Gph', '~Goby', 'Go fish<Gopher', '<Play'],
            parents: ['Programming', '<Software'],
            near: ['Rust', 'Plain C'],
            exact: true,
            context: true,
          },
          { name: 'Rust' },
        ],
      },
    },
  ]).all()

  it('reads every part of a row', () => {
    expect(go).toEqual({
      id: skillId('Go'),
      name: 'Go',
      category: 'Languages',
      field: 'software',
      aliases: ['Golang', 'Google Go'],
      gated: ['GO'],
      parents: ['Programming', 'Software'],
      kinds: ['Software', 'Play'],
      neighbours: ['Rust', 'Plain C'],
      exact: true,
      context: true,
      soft: false,
      family: 'Go',
    })
  })

  it('makes a skill of its own of a name that is not of the same thing', () => {
    expect(gopher).toMatchObject({
      id: skillId('Gopher'),
      name: 'Gopher',
      family: 'Go',
      aliases: ['Gophers', 'Gph'],
    })
    expect(gopher?.parents).toEqual(go?.parents)
    expect([gopher, goby, fish, play].map((it) => it?.kinds)).toEqual([['Go'], ['Software'], ['Gopher'], []])
    expect(gopher).toMatchObject({ gated: [], exact: false, context: false })
  })

  it('gives a pair to both sides', () => {
    expect(rust?.neighbours).toEqual(['Go'])
    expect(rust?.exact).toBe(false)
  })

  it('makes ids from the name alone', () => {
    expect(skillId('Go')).toBe(go?.id)
    // FNV-1a of "a" is 0xe40c292c; its highest bit is folded into the lowest.
    expect(skillId('a')).toBe(0x640c292d)
  })
})
