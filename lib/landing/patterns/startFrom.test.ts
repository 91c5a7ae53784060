import { CAMPAIGNS } from '@/data/campaigns/campaigns';
import { findProblems } from '@/data/campaigns/check/checkCampaigns';
import { readShape } from '@/data/campaigns/check/shapeProblems';
import { PATTERN_NAMES } from '@/data/desk/patterns';
import { GRADES } from '@/data/grades';
import { BRANCH_LIST, CITY_SLUGS } from '@/data/places/places';
import { buildSpecialPage } from '@/lib/landing/campaigns/campaignPage';
import { startFrom } from './startFrom';

const CHOICES = [
  ...CITY_SLUGS.map((city) => ({ city })),
  ...BRANCH_LIST.map(({ city, id }) => ({ city, branchId: id })),
  ...CITY_SLUGS.flatMap((city) =>
    GRADES.filter(({ id }) =>
      BRANCH_LIST.some((branch) => branch.city === city && branch.from <= id && id <= branch.to),
    ).map(({ id }) => ({ city, gradeId: id })),
  ),
];

it.each(PATTERN_NAMES)(
  '%s begins as a page that could be published, wherever it is about',
  (name) => {
    const made = CHOICES.flatMap((choice) => startFrom(name, choice, CAMPAIGNS) ?? []);
    expect(made.length).toBeGreaterThan(10);
    const problems = made.flatMap((campaign) =>
      [
        ...(readShape(JSON.parse(JSON.stringify(campaign))).problems ?? []),
        ...findProblems(campaign, CAMPAIGNS),
      ].map((problem) => ({ slug: campaign.slug, ...problem })),
    );
    expect(problems).toEqual([]);
  },
);

it('is not taken for another campaign: its address and title get a number', () => {
  const first = startFrom('city', { city: 'pune' }, CAMPAIGNS);
  if (!first) throw new Error('Pune has no page.');
  const second = startFrom('city', { city: 'pune' }, [...CAMPAIGNS, first]);
  expect(second).toMatchObject({
    slug: 'pune-admissions-2',
    title: `${first.title.slice(0, 38)}, page 2`,
  });
});

it('needs what the pattern is about', () => {
  expect(startFrom('branch', { city: 'pune' }, [])).toBeNull();
  expect(startFrom('grade', { city: 'pune' }, [])).toBeNull();
});

it('sets the form of a camp to whoever takes the enquiries, and asks for no campus visit', () => {
  const camp = startFrom('camp', { city: 'bangalore', branchId: 8 }, []);
  if (!camp) throw new Error('There is no camp.');
  const built = buildSpecialPage('campaign', camp);
  expect(built?.page.form).toMatchObject({
    about: 'camp',
    hidden: ['visit'],
    start: { branchId: 8 },
  });
});
