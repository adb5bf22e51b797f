// Preloaded into child processes: ends this process when its parent has ended for any reason, so that no port stays in use.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
