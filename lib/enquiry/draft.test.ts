/** @jest-environment jest-fixed-jsdom */
import { clearDraft, DRAFT_KEY, noteSubmission, readDraft, saveDraft } from './draft';

beforeEach(() => clearDraft());

it('has one key for as long as it lives', () => {
  const { key, submittedAt } = noteSubmission();
  saveDraft({ start: '8', values: { parent_name: 'Asha' } });
  expect(readDraft()).toEqual({ key, submittedAt, start: '8', values: { parent_name: 'Asha' } });
  expect(noteSubmission().key).toBe(key);
});

it('begins anew after the enquiry is saved', () => {
  const { key } = noteSubmission();
  clearDraft();
  expect(readDraft()).toBeNull();
  expect(noteSubmission().key).not.toBe(key);
});

it('is submitted later with each press, also where the clock was set back', () => {
  jest.spyOn(Date, 'now').mockReturnValueOnce(5_000).mockReturnValueOnce(1_000);
  const presses = [noteSubmission(), noteSubmission()];
  expect(presses.map(({ submittedAt }) => submittedAt)).toEqual([5_000, 5_001]);
  expect(noteSubmission().submittedAt).toBeGreaterThan(1_000_000);
});

it.each(['', '{', '[]', '{"key":1}', '{"key":"k","start":"8","values":null}'])(
  'takes %p for no draft',
  (text) => {
    sessionStorage.setItem(DRAFT_KEY, text);
    expect(readDraft()).toBeNull();
  },
);
