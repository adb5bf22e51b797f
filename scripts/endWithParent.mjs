// Preloaded into what we start: when the process that started it is gone, however it went, this one
// ends too and leaves no port taken.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
