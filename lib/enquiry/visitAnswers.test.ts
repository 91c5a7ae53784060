/** @jest-environment jest-fixed-jsdom */
import { ANSWERS_KEY, forgetChild, readVisitAnswers, saveVisitAnswers } from './visitAnswers';

const KHARADI = { locality: 'Kharadi', city: 'pune', birth: '2021-08-14', grade: 2 } as const;

it('knows nothing of a visitor who said nothing', () => {
  expect(readVisitAnswers()).toEqual({});
});

it('remembers for the visit what was said last', () => {
  saveVisitAnswers(KHARADI);
  saveVisitAnswers({ locality: 'Wakad' });
  expect(readVisitAnswers()).toEqual({ ...KHARADI, locality: 'Wakad' });
});

it('forgets what is taken back', () => {
  saveVisitAnswers(KHARADI);
  saveVisitAnswers({ birth: '', grade: undefined });
  expect(readVisitAnswers()).toEqual({ locality: 'Kharadi', city: 'pune' });
});

it('forgets the child, not the home, once an enquiry is sent', () => {
  saveVisitAnswers(KHARADI);
  forgetChild();
  expect(readVisitAnswers()).toEqual({ locality: 'Kharadi', city: 'pune' });
});

it.each([
  '',
  '{',
  '[]',
  'null',
  '{"city":"atlantis","grade":99,"birth":"2021-02-30","locality":7}',
])('takes %p for no answer', (text) => {
  sessionStorage.setItem(ANSWERS_KEY, text);
  expect(readVisitAnswers()).toEqual({});
});

it('lasts as long as the page where the browser stores nothing for sites', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  saveVisitAnswers(KHARADI);
  expect(readVisitAnswers()).toEqual(KHARADI);
  jest.restoreAllMocks();
});
