import { mapFields } from './fields';
import { mergeDraft } from './mergeDraft';

const PREFILLED = { ...mapFields(() => ''), city: 'bangalore', branch: '8', grade: '1' };

const draftOf = (start: string, values: Record<string, string>) => ({
  key: 'key',
  start,
  values,
});

it('leaves the form as it is without a draft', () => {
  expect(mergeDraft(PREFILLED, PREFILLED, null)).toEqual(PREFILLED);
});

it('brings back texts and lists after a reload', () => {
  const draft = draftOf('8', { parent_name: 'Asha', city: 'pune', branch: '51', grade: '5' });
  expect(mergeDraft(PREFILLED, PREFILLED, draft)).toEqual({
    ...PREFILLED,
    parent_name: 'Asha',
    city: 'pune',
    branch: '51',
    grade: '5',
  });
});

it('prefers what the parent has typed just now', () => {
  const typed = { ...PREFILLED, parent_name: 'Ravi', grade: '3' };
  const draft = draftOf('8', { parent_name: 'Asha', email: 'a@b.example', grade: '5' });
  expect(mergeDraft(typed, PREFILLED, draft)).toEqual({ ...typed, email: 'a@b.example' });
});

it('takes the class along to a page that settles none', () => {
  const nothing = mapFields(() => '');
  const page = { ...nothing, city: 'pune', branch: '51' };
  const draft = draftOf('8', { city: 'bangalore', branch: '8', grade: '5' });
  expect(mergeDraft(page, page, draft)).toEqual({ ...page, grade: '5' });
});

it.each([
  ['a page that settles nothing', '51', '', 'pune', '52'],
  ['the page of the same city', '', 'pune', 'pune', '52'],
  ['the page of another city', '', 'mumbai', 'mumbai', ''],
])('on %s knows the branch that was chosen before', (_, start, city, inCity, branch) => {
  const page = { ...mapFields(() => ''), city };
  const draft = draftOf(start, { city: 'pune', branch: '52', grade: '5' });
  expect(mergeDraft(page, page, draft)).toMatchObject({ city: inCity, branch });
});

it('keeps the branch of the page when the draft began on another one', () => {
  const draft = draftOf('51', { parent_name: 'Asha', city: 'pune', branch: '52', grade: '5' });
  expect(mergeDraft(PREFILLED, PREFILLED, draft)).toEqual({ ...PREFILLED, parent_name: 'Asha' });
});

it('leaves a city out that the form of this page does not offer', () => {
  const draft = draftOf('8', { parent_name: 'Asha', city: 'pune', branch: '51', grade: '5' });
  expect(mergeDraft(PREFILLED, PREFILLED, draft, 'restricted')).toEqual({
    ...PREFILLED,
    parent_name: 'Asha',
  });
  const offered = draftOf('8', { city: 'sonipat', branch: '114', grade: '5' });
  expect(mergeDraft(PREFILLED, PREFILLED, offered, 'restricted').city).toBe('sonipat');
});

it('leaves a branch out that the form of this page does not offer', () => {
  const page = { ...mapFields(() => ''), city: 'bangalore' };
  const draft = draftOf('bangalore', { parent_name: 'Asha', city: 'bangalore', branch: '3' });
  expect(mergeDraft(page, page, draft, 'cbse')).toEqual({ ...page, parent_name: 'Asha' });
  expect(mergeDraft(page, page, draft).branch).toBe('3');
});

it('settles lists that disagree because they were filled in before JavaScript', () => {
  expect(mergeDraft({ ...PREFILLED, branch: '51', grade: '5' }, PREFILLED, null).city).toBe('pune');
});
