import { parseArgs } from 'node:util'
import { print } from './print.ts'

// `npm run layouts -- print --use training --count 2000 --seed 1 --out DIR`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    use: { type: 'string', default: 'measured' },
    count: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: '.cache/layouts' },
    unprinted: { type: 'boolean', default: false },
  },
})

if (positionals[0] === 'print') {
  const use = values.use === 'training' ? 'training' : 'measured'
  const out = `${values.out}/${use}`
  const count = await print({ ...values, use, out, count: Number(values.count) })
  console.log(`${count} printed to ${out}`)
} else
  throw new Error('npm run layouts -- print [--use training|measured] [--count N] [--seed S] [--out DIR] [--unprinted]')
