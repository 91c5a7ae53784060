import { until } from '@/lib/server/testing/until';
import { startSending } from './startSending';

it('sends nothing before what parents asked for is carried out, and begins by itself then', async () => {
  const done: string[] = [];
  let isReadable = false;
  const carryOut = async () => {
    done.push(isReadable ? 'carried out' : 'failed');
    if (!isReadable) throw new Error('EACCES');
  };
  await startSending({ carryOut, send: () => done.push('sending'), pauseMs: 1 });
  await until(() => done.length > 2);
  expect(new Set(done)).toEqual(new Set(['failed']));
  isReadable = true;
  await until(() => done.includes('sending'));
  expect(done.slice(-2)).toEqual(['carried out', 'sending']);
});
