import { DESK_PATHS } from '@/data/routes/deskPaths';
import { menuFor } from './menu';
import { STAFF_ROLES } from './roles';

it('leads admissions to enquiries and visits alone, and marketing to nothing that tells who a parent is', () => {
  expect(menuFor('admissions').map(({ path }) => path)).toEqual([
    DESK_PATHS.inbox,
    DESK_PATHS.visits,
  ]);
  expect(menuFor('marketing').map(({ part }) => part)).not.toContain('enquiries');
});

it.each(STAFF_ROLES)('leads %s somewhere after the login', (role) => {
  expect(menuFor(role)[0]?.path).toMatch(/^\/desk/);
});
