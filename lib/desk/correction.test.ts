import { SAMPLE_FIELDS } from '@/lib/testing/sampleEnquiry';
import { checkCorrection } from './correction';

const BEFORE = { ...SAMPLE_FIELDS, mobile: '9845012345', email: 'asha@example.in' };
const TODAY = '2026-11-27';

const check = (after: Record<string, string>, before = BEFORE) =>
  checkCorrection(before, after, TODAY);

it.each<[string, Record<string, string>, string[]]>([
  ['nothing', {}, []],
  ['blanks around a name', { parent_name: ' Asha Rao ' }, []],
  ['a name', { parent_name: 'Asha Roy' }, ['parent_name']],
  ['a number as people write it', { mobile: '+91 98450-12346' }, ['mobile']],
  ['the same number in another spelling', { mobile: '098450 12345' }, []],
  ['no e-mail any more', { email: '' }, ['email']],
  ['a branch of another city', { city: 'jaipur', branch: '37', grade: '5' }, ['branch']],
])('sees what is different: %s', (_what, after, changed) => {
  const checked = check(after);
  expect(checked.changed).toEqual(changed);
});

it.each<[string, Record<string, string>, string]>([
  ['a name without letters', { child_name: '123' }, 'child_name'],
  ['a number that is one digit short', { mobile: '984501234' }, 'mobile'],
  ['a birthday that is still to come', { date_of_birth: '2026-11-28' }, 'date_of_birth'],
  ['a branch that there is not', { branch: '99999' }, 'branch'],
  ['a class that the branch does not teach', { grade: '999' }, 'grade'],
  ['no way to call or write back', { mobile: '', email: '' }, 'mobile'],
])('refuses as the form does: %s', (_what, after, field) => {
  expect(Object.keys(check(after).problems)).toContain(field);
});

it('lets stand what was there before and is not touched, whatever the form says of it today', () => {
  const old = { ...BEFORE, grade: '999', email: 'no address' };
  expect(check({ parent_name: 'Asha Roy' }, old).problems).toEqual({});
  expect(check({ branch: '9' }, old).problems).toHaveProperty('grade');
});
