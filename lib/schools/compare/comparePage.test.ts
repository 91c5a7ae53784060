import { COMPARE_EXAMPLES } from '@/data/copy/compare';
import { listWords } from '@/data/copy/listWords';
import { comparePath, MOST_COMPARED } from '@/data/routes/paths/compare';
import { type FeeFacts, firstYear, sumOf } from '@/lib/schools/details/fees';
import { rupees } from '@/lib/schools/details/rupees';
import { getBranch, siteBranches, siteBranchesOf } from '@/lib/schools/directory/branches';
import { buildBranchPage } from '@/lib/schools/directory/branchPage';
import { describeKm } from '@/lib/schools/finder/describeKm';
import { toComparedBranch } from './comparedBranch';
import { buildComparePage } from './comparePage';
import { findPicks } from './pickList';

it('says what is alike and what is not about two branches of one city', () => {
  expect(buildComparePage('btm-layout,jalahalli').summary).toEqual([
    'Different: the board, the grades taught and the board examinations taken there.',
    'The same: boarding.',
  ]);
});

it('names the localities that neighbours both serve', () => {
  const { summary } = buildComparePage('jalahalli,mahalakshmi-layout');
  expect(summary.at(-1)).toMatch(/^Both serve .*Yeshwanthpur/);
});

it('has nothing to sum up about one branch', () => {
  expect(buildComparePage('jalahalli').summary).toEqual([]);
});

it('suggests the branch that a misspelt name means, added to those that stand there', () => {
  expect(buildComparePage('jalahalli,nigdii').notices).toEqual([
    {
      text: 'We have no branch with a page called “nigdii”. Did you mean',
      links: [{ title: 'OIS Nigdi', path: '/compare?branches=jalahalli,nigdi' }],
      end: '?',
    },
  ]);
});

it('leads on where a name means nothing', () => {
  const [notice] = buildComparePage('atlantis').notices;
  expect(notice?.links).toEqual([{ title: 'all branches by city', path: '/day-school' }]);
});

it('tells which branches did not fit', () => {
  const { branches, notices } = buildComparePage('jalahalli,nigdi,panathur,horamavu');
  expect(branches).toHaveLength(MOST_COMPARED);
  expect(notices.map(({ text }) => text)).toEqual([
    'Three branches fit side by side. You see OIS Jalahalli, OIS Nigdi and OIS Panathur; OIS Horamavu did not fit any more.',
  ]);
});

it('gives the address of the comparison as it is shown', () => {
  expect(buildComparePage(['nigdi', 'x', 'nigdi', 'jalahalli']).address).toMatch(
    /\/compare\?branches=nigdi,jalahalli$/,
  );
});

it('sends the browser nothing about branches that were not chosen', () => {
  const text = JSON.stringify(buildComparePage('jalahalli'));
  const [near, far] = [/OIS [A-Z]\w+/g, /Chinchwad|Nigdi|Sonipat/];
  expect(text).not.toMatch(far);
  expect(new Set(text.match(near)).size).toBeLessThanOrEqual(3);
});

it('states of every branch what its own page states', () => {
  for (const branch of siteBranches()) {
    const compared = toComparedBranch(branch);
    const page = buildBranchPage(branch);
    expect(compared).toMatchObject({
      title: page?.title,
      path: page?.path,
      city: page?.city.name,
      board: page?.affiliation.board,
      grades: page?.affiliation.classes,
      landmark: page?.landmark,
    });
    expect(compared.boarding.startsWith('Yes')).toBe(page?.hasBoarding);
    expect(compared.stages).toHaveLength(page?.stages.length ?? 0);
  }
});

it('states of every branch the fees, buses, hours and people that its own page states', () => {
  for (const branch of siteBranches()) {
    const compared = toComparedBranch(branch);
    const details = buildBranchPage(branch)?.details;
    const { fees, head, days = [], languages, facilities = [], buses = [] } = details ?? {};
    if (!fees) throw new Error(`${branch.slug} has fees`);
    const said = (amountOf: (stage: FeeFacts['stages'][number]) => number) =>
      fees.stages.map((stage) => ({ name: stage.name, said: rupees(amountOf(stage)) }));
    const choice = { zone: null, isBoarder: false };
    expect(compared).toMatchObject({
      fees: { stages: said(({ stage }) => sumOf(firstYear(fees, { stage, ...choice }))) },
      laterYears: said(({ term }) => term * fees.dueOn.length),
      dueOn: listWords(fees.dueOn),
      office: details?.office,
      head: head && `${head.name}, since ${head.since}`,
      hours: days.map(({ title, hours }) => ({ name: title, said: hours?.said })),
      classSize: days.map(({ title, classSize }) => ({ name: title, said: String(classSize) })),
      languages,
    });
    expect(compared.fees?.boarding ?? '').toContain(fees.boarding ? rupees(fees.boarding.fee) : '');
    expect(compared.facilities?.unsorted.toSorted()).toEqual(
      facilities.map(({ name }) => name).toSorted(),
    );
    const zones = fees.zones.map(({ fee }) => rupees(fee));
    for (const amount of [zones.at(0), zones.at(-1)]) {
      expect(compared.bus?.fee).toContain(amount);
    }
    expect(compared.bus?.stops).toContain(`${buses.length} stops`);
  }
});

it('measures between two branches as the page of one of them does', () => {
  for (const branch of siteBranches()) {
    for (const { id, title, km } of buildBranchPage(branch)?.nearby ?? []) {
      const other = getBranch(id);
      if (!other || km === null) throw new Error(`${title} has a place`);
      expect(toComparedBranch(branch, [branch, other]).apart).toEqual([
        `To ${title}: ${describeKm(km)}`,
      ]);
    }
  }
});

it.each(COMPARE_EXAMPLES.map(({ text, branches }) => [text, branches] as const))(
  'begins with a comparison that is what it says: %s',
  (_, branches) => {
    const page = buildComparePage(comparePath(branches).split('=')[1]);
    expect(page.branches).toHaveLength(branches.length);
    expect(page.notices).toEqual([]);
  },
);

it('shows two boards, boarding to Grade 12, and a wing with its main branch', () => {
  const [boards, boarding, wing] = COMPARE_EXAMPLES.map(
    ({ branches }) => buildComparePage([...branches]).branches,
  );
  expect(new Set(boards?.map(({ board }) => board)).size).toBe(2);
  expect(new Set(boards?.map(({ city }) => city)).size).toBe(1);
  expect(boarding?.every((one) => one.grades.endsWith('Grade 12'))).toBe(true);
  expect(boarding?.every((one) => one.boarding.startsWith('Yes'))).toBe(true);
  expect(wing?.[0]?.grades).toBe('Pre-Nursery to K2');
});

it.each([
  ['nigdi', 'nigdi'],
  ['Nigdi Pune', 'nigdi'],
  ['jalahali', 'jalahalli'],
  ['nagarbhavi', 'annapoorneshwari-nagar'],
  ['Annapoorneshwari', 'annapoorneshwari-nagar'],
  ['hoshangabad', 'boarding-school-hoshangabad-road'],
])('finds for %p the branch %p', (typed, slug) => {
  expect(findPicks(typed)[0]?.slug).toBe(slug);
});

it.each([
  ['gurgoan', siteBranchesOf('gurgaon').length],
  ['Bengaluru', siteBranchesOf('bangalore').length],
  ['zzzz', 0],
  ['', 0],
])('finds for %p as many branches as that city has: %i', (typed, count) => {
  expect(findPicks(typed)).toHaveLength(count);
});

it('gives fees, hours and class size of each stage as the record has them', () => {
  const [branch] = buildComparePage('dwarka').branches;
  expect(branch?.fees?.stages.map(({ name }) => name)).toContain('Primary');
  // Application, admission and three terms: 1,000 + 35,000 + 3 × 36,800.
  expect(branch?.fees?.stages).toContainEqual({ name: 'Primary', said: '₹1,46,400' });
  expect(branch?.hours.every(({ said }) => /^\d.*\sam to \d.*\s[ap]m$/.test(said))).toBe(true);
  expect(branch?.classSize.every(({ said }) => /^\d\d$/.test(said))).toBe(true);
});

it('tells what a later year costs, when terms are due, and how far the bus goes', () => {
  const [branch] = buildComparePage('btm-layout').branches;
  // Three terms of 38,600.
  expect(branch?.laterYears).toContainEqual({ name: 'Primary', said: '₹1,15,800' });
  expect(branch).toMatchObject({
    dueOn: '5 June, 12 September and 10 December',
    bus: {
      fee: '₹24,600 to ₹34,800 a year, by distance',
      stops: '8 stops, 9 to 25 minutes away',
    },
    office: 'Monday to Saturday, 8.30\u00A0am to 3.30\u00A0pm',
    head: 'Sumangala Hebbar, since 2017',
  });
});

it('says how far the branches are from each other', () => {
  const [one, other] = buildComparePage('btm-layout,jalahalli').branches;
  expect(one?.apart).toEqual(['To OIS Jalahalli: about 17 km']);
  expect(other?.apart).toEqual(['To OIS BTM Layout: about 17 km']);
});

it('tells what boarding costs where a branch has it', () => {
  const [campus, day] = buildComparePage('boarding-school-sonipat,nigdi').branches;
  expect(campus?.fees?.boarding).toMatch(/^Boarding, meals and laundry: ₹[\d,]+ a year more$/);
  expect(day?.fees?.boarding).toBeNull();
});

it('names the branches in its title where they fit into it', () => {
  expect(buildComparePage('jalahalli,nigdi').seo.title).toBe('Compare OIS Jalahalli and OIS Nigdi');
  const long =
    'boarding-school-sonipat,boarding-school-kanakapura-road,boarding-school-bhedaghat-road';
  expect(buildComparePage(long).seo.title).toBe('Compare branches side by side');
});
