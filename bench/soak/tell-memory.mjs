// Preloaded: on SIGUSR2 collects garbage and reports memory.
process.on('SIGUSR2', async () => {
  for (let pass = 0; pass < 4; pass++) {
    globalThis.gc();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  process.stdout.write(`\nmemory ${JSON.stringify({ rss, heapUsed, external })}\n`);
});
