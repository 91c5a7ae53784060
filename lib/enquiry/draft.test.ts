/** @jest-environment jest-fixed-jsdom */
import { clearDraft, DRAFT_KEY, draftKey, readDraft, saveDraft } from './draft';

beforeEach(() => clearDraft());

it('has one key for as long as it lives', () => {
  const key = draftKey();
  saveDraft({ start: '8', values: { parent_name: 'Asha' } });
  expect(draftKey()).toBe(key);
  expect(readDraft()).toEqual({ key, start: '8', values: { parent_name: 'Asha' } });
});

it('begins anew after the enquiry is saved', () => {
  const key = draftKey();
  clearDraft();
  expect(readDraft()).toBeNull();
  expect(draftKey()).not.toBe(key);
});

it.each(['', '{', '[]', '{"key":1}', '{"key":"k","start":"8","values":null}'])(
  'takes %p for no draft',
  (text) => {
    sessionStorage.setItem(DRAFT_KEY, text);
    expect(readDraft()).toBeNull();
  },
);
