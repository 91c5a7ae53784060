/** @jest-environment jest-fixed-jsdom */
import { DEFAULT_GRADE_ID } from '@/data/grades';
import { DEFAULT_BRANCH_ID } from '@/data/places/places';
import { clearDraft, saveDraft } from './draft';
import { signUpStart } from './signUpStart';
import { saveVisitAnswers } from './visitAnswers';

beforeEach(clearDraft);

it('is branch 8 and grade 1 for a parent of whom nothing is known, by their names', () => {
  expect(signUpStart()).toEqual({
    start: { branchId: DEFAULT_BRANCH_ID, gradeId: DEFAULT_GRADE_ID },
    names: { branch: expect.stringContaining('Jalahalli'), grade: 'Pre-Nursery' },
  });
});

it.each([
  ['the finder knows the city', () => saveVisitAnswers({ city: 'pune' })],
  ['the finder knows the class', () => saveVisitAnswers({ birth: '2021-08-14', grade: 2 })],
  ['a form knows the city', () => saveDraft({ start: '', values: { city: 'pune' } })],
])('is nothing that nobody chose where %s', (_, tell) => {
  tell();
  expect(signUpStart()).toEqual({ start: {}, names: null });
});
