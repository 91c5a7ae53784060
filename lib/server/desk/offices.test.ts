import { OFFICE_WEEKDAYS } from '@/data/desk/answers';
import { BRANCH_LIST } from '@/data/places/places';
import { getDetails } from '@/data/places/records/records';
import { SCHOOL } from '@/data/school';
import { deskLinks } from './deskUrl';
import { officeOf } from './offices';

const at = (text: string) => Date.parse(`${text}:00+05:30`);

it('gives each branch a mailbox of its own, which no line can break out of', () => {
  const mailboxes = BRANCH_LIST.map(({ id }) => officeOf(id).mailbox);
  expect(new Set(mailboxes).size).toBe(BRANCH_LIST.length);
  expect(mailboxes.filter((one) => !/^[a-z0-9.-]+@[a-z0-9.-]+$/.test(one))).toEqual([]);
});

it('understands the days of each office', () => {
  const days = BRANCH_LIST.flatMap(({ id }) => getDetails(id).office?.days ?? []);
  expect(days.filter((text) => !(text in OFFICE_WEEKDAYS))).toEqual([]);
});

it('has the hours, the days off and the holidays of a branch and of its state', () => {
  const { clock } = officeOf(52);
  const isOpen = (day: string) => clock.isOpen(at(`${day}T12:00`));
  expect(['2026-11-27', '2026-11-28', '2026-11-24', '2026-02-19'].map(isOpen)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(clock.isOpen(at('2026-11-27T07:59'))).toBe(false);
  expect(clock.isOpen(at('2026-11-27T16:00'))).toBe(false);
});

it('loses no enquiry of a branch that is gone: the school’s own team hears of it', () => {
  const { mailbox, clock } = officeOf(999_999);
  expect(mailbox).toBe(SCHOOL.email);
  expect(clock.isOpen(at('2026-11-27T12:00'))).toBe(true);
});

it.each([
  [{ siteUrl: 'https://school.example', desk: { host: null } }, 'https://school.example'],
  [
    { siteUrl: 'https://school.example', desk: { host: 'desk.school.example' } },
    'https://desk.school.example',
  ],
  [{ siteUrl: 'http://127.0.0.1:4130', desk: { host: null } }, 'http://127.0.0.1:4130'],
])('links to the desk where it is: %p', (env, origin) => {
  const { inbox, enquiry } = deskLinks(env);
  expect(inbox).toBe(`${origin}/desk`);
  expect(enquiry('OIS-7K3M-92QF')).toBe(`${origin}/desk/enquiries/ois-7k3m-92qf`);
});
