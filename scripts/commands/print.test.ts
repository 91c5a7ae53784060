import { runScript } from '@/lib/server/testing/runScript';

const PRINT = `require('./scripts/commands/print.ts').print('a line\\n'.repeat(200_000));`;

it('ends without a word, as other programs do, when its reader is gone', async () => {
  const { child, ended } = runScript(PRINT);
  child.stdout?.once('data', () => child.stdout?.destroy());
  expect(await ended).toMatchObject({ status: 141, stderr: '' });
}, 30_000);

it('prints everything to whoever reads it', async () => {
  const { status, stdout } = await runScript(PRINT).ended;
  expect({ status, lines: stdout.split('\n').length }).toEqual({ status: 0, lines: 200_001 });
}, 30_000);
