import { describeAudit } from './describe';

it('lists an entry in one line, also where somebody chose a name that draws a second one', () => {
  const entry = {
    entry: 7,
    at: Date.parse('2025-04-15T10:00:00Z'),
    who: 'site (sudo by x\n8  2025-04-15T10:00:01.000Z  nobody\u001b[1A)',
    action: 'enquiries list',
    filter_json: '{}',
    row_count: 2,
    previous_hash: '',
    hash: 'ab',
  };
  const text = describeAudit([entry], { sound: 7, broken: null, lastHash: 'ab' });
  expect(text.split('\n')).toEqual([
    '7  2025-04-15T10:00:00.000Z  site (sudo by x 8  2025-04-15T10:00:01.000Z  nobody [1A)  enquiries list  {}  2 rows',
    '7 entries, none changed. The last one has the hash ab',
    '',
  ]);
});
