import { createKeyRing } from '@/lib/server/keys/keyRing';
import { describeKeys } from './describe';

const site = createKeyRing('the secret', ['the secret before']);
const data = createKeyRing('the data key', ['one before', 'one long before']);
const [current = '', before = '', long = ''] = data.all.map(({ id }) => id);

it('tells which keys are needed, and never the keys', () => {
  const text = describeKeys({ site, data }, { [current]: 7, [before]: 2, ab12cd34: 1, plain: 3 });
  expect(text.split('\n')).toEqual([
    expect.stringMatching(/^Secret: [0-9a-f]{8} \(current\), [0-9a-f]{8} \(from before\)$/),
    `Data key: ${current} (current), ${before} (from before), ${long} (from before)`,
    'Personal values encrypted with the current data key: 7',
    `With the one from before, ${before}: 2 (still needed; a running site encrypts them anew)`,
    `With the one from before, ${long}: 0 (it can be removed from PREVIOUS_DATA_KEYS, and is still needed for its backups)`,
    'With ab12cd34, which is not known here: 1 cannot be read',
    'Not encrypted yet: 3; a running site is about to do so',
    '',
  ]);
  expect(text).not.toMatch(/the secret|the data key|long before/);
});
