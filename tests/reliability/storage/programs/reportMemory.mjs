// Preloaded: says at its end how much memory the process had at most.
process.on('exit', () => {
  process.stdout.write(`\nmemory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB\n`);
});
