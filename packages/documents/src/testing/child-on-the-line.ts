import { once } from 'node:events'
import { connect } from 'node:net'

// Any program of a child, which also holds a line to a test: it says its number there, and when it is given something to
// do. However the process ends, the line ends with it.

const [program = '', port = ''] = process.argv.slice(4)
const line = connect(Number(port), '127.0.0.1')
await once(line, 'connect')
line.write(`${process.pid}\n`)
process.on('message', () => line.write('busy\n'))
await import(program)
