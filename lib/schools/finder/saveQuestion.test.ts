/** @jest-environment jest-fixed-jsdom */
import { GRADES } from '@/data/grades';
import { readVisitAnswers } from '@/lib/enquiry/visitAnswers';
import { saveQuestion } from './saveQuestion';

const [, NURSERY] = GRADES;
const KHARADI = { locality: 'Kharadi', city: 'pune' } as const;

it('saves where a family lives, the birthday and the class that follows from it', () => {
  saveQuestion({ ...KHARADI, birth: '2021-08-14', grade: NURSERY });
  expect(readVisitAnswers()).toEqual({ ...KHARADI, birth: '2021-08-14', grade: NURSERY.id });
});

it('forgets the child where the next question is about none', () => {
  saveQuestion({ ...KHARADI, birth: '2021-08-14', grade: NURSERY });
  saveQuestion({ ...KHARADI, birth: '', grade: null });
  expect(readVisitAnswers()).toEqual(KHARADI);
});

it('keeps the home where the device found its position, which is not saved', () => {
  saveQuestion({ ...KHARADI, birth: '', grade: null });
  saveQuestion({ birth: '2021-08-14', grade: NURSERY });
  expect(readVisitAnswers()).toMatchObject(KHARADI);
});
