import { drawTable } from './dead';

it('keeps a refusal of the school system in its own row, whatever it is made of', () => {
  const sent = { id: 'delivery', sealed_payload: '', created_at: Date.UTC(2026, 10, 28) };
  const letter = { ...sent, kind: 'enquiry' as const, attempts: 1 };
  const lines = drawTable([
    {
      ...letter,
      subject_id: 'OIS-7K3M-92QF',
      last_error: 'x\u001b[2J\nOIS-0000-0000  enquiry  refused',
    },
    { ...letter, subject_id: 'OIS-8K3M-92QF', last_error: 'Bad request' },
  ]).split('\n');
  expect(lines).toEqual([
    'Id             Kind           Sent              Tries  Reason',
    'OIS-7K3M-92QF  enquiry        2026-11-28 05:30  1      x [2J OIS-0000-0000  enquiry  refused',
    'OIS-8K3M-92QF  enquiry        2026-11-28 05:30  1      Bad request',
  ]);
});
