/** @jest-environment jest-fixed-jsdom */
import { saveVisitAnswers, type VisitAnswers } from '@/lib/enquiry/visitAnswers';
import { aboutFamily, describeFamily } from './aboutFamily';

it.each<[VisitAnswers, string | null]>([
  [{}, null],
  [{ birth: '2021-08-14' }, null],
  [{ locality: 'Kharadi', city: 'pune' }, 'We live in Kharadi, Pune.'],
  [{ locality: 'Pune', city: 'pune' }, 'We live in Pune.'],
  [{ locality: 'Delhi NCR', city: 'sonipat' }, 'We live in Delhi NCR.'],
  [{ grade: 2 }, 'Class: Nursery.'],
  [{ locality: 'Kharadi', city: 'pune', grade: 22 }, 'We live in Kharadi, Pune. Class: Grade 11.'],
])('of %j says %p', (answers, expected) => {
  expect(describeFamily(answers)).toBe(expected);
});

it('never tells the birthday to the chat', () => {
  saveVisitAnswers({ locality: 'Kharadi', city: 'pune', birth: '2021-08-14', grade: 2 });
  expect(aboutFamily()).toBe('We live in Kharadi, Pune. Class: Nursery.');
});
