// Preloaded into the server: if the command that started it is killed outright, no signal is passed on, and
// a server nobody watches would keep the port. The channel closes when the other end dies.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
