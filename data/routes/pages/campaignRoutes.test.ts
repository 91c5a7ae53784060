import { CAMPAIGNS } from '@/data/campaigns/campaigns';
import { BRANCH_LIST, CITY_LIST } from '@/data/places/places';
import { campaignRoutes } from './campaignRoutes';

const routes = campaignRoutes();

it('holds each special campaign, city and branch in both families', () => {
  const campaign = routes.filter(({ path }) => path.startsWith('/campaign/'));
  const campaignv1 = routes.filter(({ path }) => path.startsWith('/campaignv1/'));
  expect(campaign.length).toBe(CAMPAIGNS.length + CITY_LIST.length + BRANCH_LIST.length);
  expect(campaignv1.map(({ path }) => path.replace('campaignv1', 'campaign'))).toEqual(
    campaign.map(({ path }) => path),
  );
});

it.each(['path', 'title', 'description'] as const)('has no two pages with the same %s', (field) => {
  const values = routes.map((route) => route[field]);
  expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
});

it('fits into what a browser and a shared link show', () => {
  const wrong = routes.filter(
    ({ title, description: { length } }) => title.length > 54 || length < 70 || length > 160,
  );
  expect(wrong.map(({ path, title, description }) => [path, title, description])).toEqual([]);
});

it('keeps search engines out', () => {
  expect(routes.some(({ isIndexable }) => isIndexable)).toBe(false);
});
