import { coversBranch, DESK_PARTS, hasPart, isStaffRole } from './roles';

it.each([
  ['admissions', ['enquiries']],
  ['marketing', ['campaigns', 'results']],
  ['admin', [...DESK_PARTS]],
] as const)('gives %s no part of the desk that it does not need', (role, parts) => {
  expect(DESK_PARTS.filter((part) => hasPart(role, part))).toEqual(parts);
});

it.each([
  ['admissions', [8, 9], 8, true],
  ['admissions', [8, 9], 10, false],
  ['admissions', [], 8, false],
  ['admissions', null, 8, true],
  ['admin', null, 8, true],
  ['admin', [9], 8, false],
  ['marketing', null, 8, false],
  ['marketing', [8], 8, false],
] as const)('%s of the branches %p and branch %p: %p', (role, branches, branch, isCovered) => {
  expect(coversBranch({ role, branches }, branch)).toBe(isCovered);
});

it('knows no other roles', () => {
  expect(['admin', 'Admin', 'owner', ''].filter(isStaffRole)).toEqual(['admin']);
});
