// A reader that takes a file and never comes back.
process.on('message', () => {
  for (;;);
})
process.send?.('ready')
