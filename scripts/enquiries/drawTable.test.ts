import { drawTable } from './drawTable';

it('keeps a refusal of the school system in its own row, whatever it is made of', () => {
  const letters = [
    { id: 'OIS-7K3M-92QF', reason: 'x\u001b[2J\nOIS-0000-0000  enquiry  refused' },
    { id: 'OIS-8K3M-92QF', reason: 'Bad request' },
  ];
  const table = drawTable(
    [
      ['Id', ({ id }) => id],
      ['Reason', ({ reason }) => reason],
    ],
    letters,
    ['dead letter', 'dead letters'],
  );
  expect(table.split('\n')).toEqual([
    'Id             Reason',
    'OIS-7K3M-92QF  x [2J OIS-0000-0000  enquiry  refused',
    'OIS-8K3M-92QF  Bad request',
    '',
    '2 dead letters',
  ]);
});
