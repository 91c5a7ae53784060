import { LP_CITIES } from '@/data/places/places';
import { listRoutes } from '@/data/routes/routes';
import { buildAdmissionsOpenPage } from './admissionsOpenPage';
import { buildBoardingOpenPage } from './boardingOpenPage';
import { buildCampaignPage } from './campaigns/campaignPage';
import { buildCbsePage } from './cbsePage';
import { cityListFor } from './cityListFor';
import { buildLpPage } from './lpPage';
import { buildTransferPage } from './transferPage';

it.each([
  ['/campaign/delhi-bangalore-move', 'restricted'],
  ['/campaignv1/delhi-bangalore-move', 'restricted'],
  ['/campaign/boarding-admission', 'full'],
  ['/campaign/pune', 'full'],
  ['/campaign/pune/nigdi', 'full'],
  ['/campaign/atlantis', 'full'],
  ['/lp/pune', 'compact'],
  ['/cbse-schools-in-pune', 'cbse'],
  ['/transfer-admission', 'full'],
  ['/nearme', 'full'],
])('the form on %s offers the %s list', (path, mode) => {
  expect(cityListFor(path)).toBe(mode);
});

it('hands each page the list that its data names', () => {
  for (const { path } of listRoutes().filter(({ path }) => /^\/campaign(v1)?\//.test(path))) {
    const page = buildCampaignPage('campaign', path.split('/').slice(2))?.page;
    expect([path, page?.form.cities]).toEqual([path, cityListFor(path)]);
  }
  for (const { city } of LP_CITIES) {
    expect(buildLpPage(city)?.form.cities).toBe(cityListFor(`/lp/${city}`));
    expect(buildCbsePage(city)?.form.cities).toBe(cityListFor(`/cbse-schools-in-${city}`));
  }
  expect(buildTransferPage().form.cities).toBe(cityListFor('/transfer-admission'));
  expect(buildAdmissionsOpenPage().form.cities).toBe(cityListFor('/admissions-open-for-2025-26'));
  expect(buildBoardingOpenPage().form.cities).toBe(
    cityListFor('/admissions-open-for-2025-26-boarding'),
  );
});
