// Preloaded into the server: stops it when its parent is killed without forwarding a signal, which closes
// the channel.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
