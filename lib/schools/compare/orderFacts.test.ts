import { siteBranches } from '@/lib/schools/directory/branches';
import { toComparedBranch } from './comparedBranch';
import { buildComparePage } from './comparePage';
import { COMPARED_FACTS, orderFacts } from './orderFacts';

const factsOf = (slugs: string) => buildComparePage(slugs).facts;

it('puts what differs first, money and way before all, and what is alike apart', () => {
  const { different, alike } = factsOf('btm-layout,jalahalli');
  const [fees, ...others] = different;
  expect(fees).toBe('fees');
  expect(others.slice(0, others.indexOf('distance'))).toEqual(
    expect.arrayContaining(['laterYears', 'bus']),
  );
  expect(different.indexOf('distance')).toBeLessThan(different.indexOf('hours'));
  expect(different).toEqual(expect.arrayContaining(['board', 'grades', 'facilities', 'areas']));
  expect(alike).toContain('boarding');
});

it('shows each fact of any two branches at most once', () => {
  const branches = siteBranches();
  branches.forEach((one, at) => {
    const other = branches[(at + 1) % branches.length] ?? one;
    const { different, alike } = factsOf(`${one.slug},${other.slug}`);
    const shown = [...different, ...alike];
    expect(new Set(shown).size).toBe(shown.length);
    expect(alike).not.toContain('fees');
  });
});

it('has nothing alike about one branch, nor a distance', () => {
  const { different, alike } = factsOf('jalahalli');
  expect(alike).toEqual([]);
  expect(different).not.toContain('distance');
});

it('leaves out what no branch tells, and shows what one of them does', () => {
  const [one, other] = siteBranches().slice(0, 2);
  if (!one || !other) throw new Error('There are two branches');
  const unknown = { hours: [], classSize: [], languages: null, facilities: null };
  const bare = { ...toComparedBranch(one), ...unknown };
  const full = toComparedBranch(other);
  const { different, alike } = orderFacts([bare, { ...full, ...unknown, hours: full.hours }]);
  expect(different).toContain('hours');
  for (const fact of ['classSize', 'languages', 'facilities', 'sharedFacilities'] as const) {
    expect([...different, ...alike]).not.toContain(fact);
  }
});

it('says nothing of the way between branches of cities far apart, and asks nothing of the third', () => {
  expect(factsOf('jalahalli,nigdi').different).not.toContain('distance');
  const [, , far] = buildComparePage('btm-layout,jalahalli,nigdi').branches;
  expect(far).toMatchObject({ apart: [], farAway: 'More than 60 km from the others' });
});

it('knows no fact twice', () => {
  expect(new Set(COMPARED_FACTS).size).toBe(COMPARED_FACTS.length);
});
