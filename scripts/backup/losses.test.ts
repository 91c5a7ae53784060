import { describeLosses, findLosses } from './losses';

const erased = (filter: object, row_count = 9) => ({
  filter_json: JSON.stringify(filter),
  row_count,
});
const REMOVED = [
  erased({ ranOut: 'delivered', enquiries: 3, deliveries: 4 }),
  erased({ number: 'x', receipt: 'E-1', enquiries: 2, otp_devices: 1 }),
];
const OF_BEFORE = [erased({ number: 'x', receipt: 'E-1' }, 5)];
const NEEDLESS = [erased({ number: 'x', receipt: 'E-1', erp_accounts: 1 })];

it.each([
  ['more than before', { enquiries: 10 }, { enquiries: 11 }, [], ''],
  ['all that was there', { enquiries: 10 }, { enquiries: 10 }, [], ''],
  [
    'one less, and no reason',
    { enquiries: 10 },
    { enquiries: 9 },
    [],
    'enquiries 1 (9 of 10 left)',
  ],
  ['as many less as the audit says', { enquiries: 10 }, { enquiries: 5 }, REMOVED, ''],
  [
    'one more than the audit says',
    { enquiries: 10 },
    { enquiries: 4 },
    REMOVED,
    'enquiries 6 (4 of 10 left, 5 explained)',
  ],
  ['what an audit of before counts together', { enquiries: 10 }, { enquiries: 5 }, OF_BEFORE, ''],
  [
    'what the audit says of another table',
    { enquiries: 10 },
    { enquiries: 9 },
    NEEDLESS,
    'enquiries 1 (9 of 10 left)',
  ],
  [
    'no enquiry, whatever the audit says',
    { enquiries: 5 },
    { enquiries: 0 },
    REMOVED,
    'enquiries 5 (0 of 5 left, 5 explained)',
  ],
  ['a table that is gone', { votes: 2 }, {}, [], 'votes 2 (0 of 2 left)'],
  [
    'an audit that was cut, which nothing explains',
    { audit_log: 7 },
    { audit_log: 6 },
    OF_BEFORE,
    'audit_log 1 (6 of 7 left)',
  ],
  ['what runs out within days', { rate_limits: 90, otp_devices: 4 }, {}, [], ''],
])('a database with %s', (_what, before, now, removals, words) => {
  expect(describeLosses(findLosses(before, now, removals))).toBe(words);
});
