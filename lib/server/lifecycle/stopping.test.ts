import { runScript } from '@/lib/server/testing/runScript';

it('ends background work, also where some of it fails, and says meanwhile that it is stopping', async () => {
  const site = runScript(`
    const { endSite, isStopping, onEnd, onStop, stopSite } = require('./lib/server/lifecycle/stopping.ts');
    const say = (text) => process.stdout.write(text + ' ');
    const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    onStop(async () => { throw new Error('broken'); });
    onStop(async () => { say(isStopping() ? 'stopping' : 'unaware'); await pause(100); say('work-done'); });
    say(isStopping() ? 'stopping-early' : 'ready');
    onEnd(async () => { throw new Error('broken'); });
    onEnd(async () => say('counted'));
    stopSite().then(() => say('stopped')).then(endSite).then(() => say('ended'));`);
  const { status, stdout } = await site.ended;
  expect(stdout.trim().split(' ')).toEqual([
    'ready',
    'stopping',
    'work-done',
    'stopped',
    'counted',
    'ended',
  ]);
  expect(status).toBe(0);
}, 20_000);
