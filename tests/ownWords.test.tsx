import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteProviders } from '@/components/layout/SiteProviders';
import { CityAdmissionView } from '@/components/views/admissions/CityAdmissionView';
import { BranchView } from '@/components/views/branch/BranchView';
import { CbseView } from '@/components/views/cbseSchools/CbseView';
import { CityView } from '@/components/views/city/CityView';
import { CITY_SLUGS } from '@/data/places/places';
import { buildCbsePage } from '@/lib/landing/cbsePage';
import { siteBranches } from '@/lib/schools/directory/branches';
import { buildBranchPage } from '@/lib/schools/directory/branchPage';
import { buildCityAdmission } from '@/lib/schools/directory/cityAdmission';
import { buildCityPage } from '@/lib/schools/directory/cityPage';
import { buildSchool } from '@/lib/seo/jsonLd/school';
import { ownShares } from '@/lib/testing/ownWords';

const SEO = { path: '/x', title: 'X', description: 'X', robots: 'index' as const };

const markupOf = (page: ReactElement): string =>
  renderToStaticMarkup(<SiteProviders>{page}</SiteProviders>);

const cityPages = () =>
  CITY_SLUGS.flatMap((city): [string, string][] => {
    const page = buildCityPage(city);
    return page ? [[city, markupOf(<CityView page={page} seo={SEO} />)]] : [];
  });

const admissionPages = () =>
  CITY_SLUGS.flatMap((city): [string, string][] => {
    const admission = buildCityAdmission(city);
    return admission
      ? [[city, markupOf(<CityAdmissionView admission={admission} seo={SEO} />)]]
      : [];
  });

const cbsePages = () =>
  CITY_SLUGS.flatMap((city): [string, string][] => {
    const page = buildCbsePage(city);
    return page ? [[city, markupOf(<CbseView page={page} seo={SEO} />)]] : [];
  });

const branchPages = () =>
  siteBranches().flatMap((branch): [string, string][] => {
    const page = buildBranchPage(branch);
    return page
      ? [
          [
            page.path,
            markupOf(<BranchView page={page} seo={SEO} school={buildSchool(branch, page.path)} />),
          ],
        ]
      : [];
  });

const ENOUGH = 0.6;

it.each<[kind: string, pages: () => [string, string][]]>([
  ['city', cityPages],
  ['admission', admissionPages],
  ['CBSE', cbsePages],
  ['branch', branchPages],
])('says enough of its own on each %s page', (_kind, pages) => {
  const shares = ownShares(new Map(pages()));
  const poor = shares
    .filter(({ share }) => share < ENOUGH)
    .map(
      ({ page, own, sentences, share }) => `${page}: ${own} of ${sentences}, ${share.toFixed(2)}`,
    );
  expect(poor).toEqual([]);
});
