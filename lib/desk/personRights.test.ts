import { personRights } from './personRights';

it.each([
  ['admissions', [8, 9], [8], true, false],
  ['admissions', [8, 9], [8, 9, 8], true, false],
  ['admissions', [8, 9], [8, 10], false, false],
  ['admissions', null, [8, 10], true, false],
  ['admissions', [], [8], false, false],
  ['marketing', null, [8], false, false],
  ['admin', null, [8, 10], true, true],
  ['admin', [8], [8, 10], false, false],
] as const)(
  '%s of the branches %p, asked by a parent who enquired at %p: answers %p, erases %p',
  (role, own, branches, canAnswer, canErase) => {
    const rights = personRights({ role, branches: own }, { branches, isConfirmed: true });
    expect(rights).toEqual({ canAnswer, canErase });
  },
);

it.each([
  ['admissions', false],
  ['admin', true],
] as const)(
  'of a number that nobody has confirmed %s may hand out what is stored: %p',
  (role, canAnswer) => {
    const asked = { branches: [8], isConfirmed: false };
    expect(personRights({ role, branches: null }, asked)).toMatchObject({ canAnswer });
  },
);
