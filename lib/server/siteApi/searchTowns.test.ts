import { leaveOutFarTown } from './searchTowns';

const OURS = ['mysoreroad', 'lalsagar'];

const leaveOut = (text: string) =>
  leaveOutFarTown(text, (term) => OURS.some((name) => name.startsWith(term)));

it.each(['school in lucknow', 'Mysuru', 'लखनऊ में स्कूल', 'fees kota'])(
  'has nothing for %p, too far from every school',
  (text) => {
    expect(leaveOut(text)).toBeNull();
  },
);

it('leads boarders on, wherever they come from', () => {
  expect(leaveOut('hostel near lucknow')?.split(' ')).toContain('boarding');
  expect(leaveOut('hostel near lucknow')).not.toContain('lucknow');
});

it.each([
  'mysore road',
  'mysore ro',
  'school on mysore road',
  'lal sagar',
  'school in noida',
  'class 7 maths',
  '',
])('leaves %p as it is', (text) => {
  expect(leaveOut(text)).toBe(text);
});
