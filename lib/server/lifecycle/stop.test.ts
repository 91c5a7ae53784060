import { runScript } from '@/lib/server/testing/runScript';

const SLOW_STOP = `
  const { stopGracefully } = require('./lib/server/lifecycle/stop.ts');
  const say = (text) => process.stdout.write(text + ' ');
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const hold = setInterval(() => undefined, 1000);`;

it('ends background work, then lets the server finish its requests, then closes the store', async () => {
  const site = runScript(`${SLOW_STOP}
    // What Next does: wait for the requests under way, then end the process.
    for (const signal of ['SIGTERM', 'SIGINT']) {
      process.on(signal, async () => {
        say('server-closing');
        await pause(100);
        say('requests-done');
        process.exit(143);
      });
    }
    stopGracefully({
      finish: async () => { await pause(100); say('work-done'); },
      atExit: () => say('store-closed'),
    });
    say('ready');`);
  await site.untilPrinted('ready');
  site.child.kill('SIGTERM');
  // Impatient, or sent to the whole group by a terminal.
  site.child.kill('SIGINT');
  const { status, stdout } = await site.ended;
  const events = stdout.split(/\s/).filter((event) => /^[a-z-]+$/.test(event));
  expect(events).toEqual(['ready', 'work-done', 'server-closing', 'requests-done', 'store-closed']);
  expect(status).toBe(143);
}, 20_000);

it('ends by itself when nobody else listens, also when background work fails', async () => {
  const site = runScript(`${SLOW_STOP}
    stopGracefully({
      finish: async () => { throw new Error('broken'); },
      atExit: () => say('store-closed'),
    });
    say('ready');`);
  await site.untilPrinted('ready');
  site.child.kill('SIGINT');
  const { status, stdout } = await site.ended;
  expect(stdout).toContain('store-closed');
  expect(status).toBe(130);
}, 20_000);

it('ends background work while our own server closes, and says meanwhile that it is stopping', async () => {
  const site = runScript(`${SLOW_STOP}
    const { isStopping } = require('./lib/server/lifecycle/stopping.ts');
    process.once('SIGTERM', () => { say('exit'); process.exit(143); });
    globalThis.closeSiteServer = async () => {
      say('server-closing');
      await pause(300);
      say('server-closed');
    };
    stopGracefully({
      finish: async () => { say(isStopping() ? 'stopping' : 'unaware'); await pause(100); say('work-done'); },
      atExit: () => say('store-closed'),
    });
    say(isStopping() ? 'stopping-early' : 'ready');`);
  await site.untilPrinted('ready');
  site.child.kill('SIGTERM');
  const { status, stdout } = await site.ended;
  const events = stdout.split(/\s/).filter((event) => /^[a-z-]+$/.test(event));
  expect(events).toEqual([
    'ready',
    'stopping',
    'server-closing',
    'work-done',
    'server-closed',
    'exit',
    'store-closed',
  ]);
  expect(status).toBe(143);
}, 20_000);
