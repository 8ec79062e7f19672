// A process that ends with its first task.
process.on('message', () => process.kill(process.pid, 'SIGKILL'))
process.send?.('ready')
