import { CityView } from '@/components/views/city/CityView';
import { CITY_LIST } from '@/data/places/places';
import { seoFor } from '@/data/routes/routes';
import { buildCityPage } from '@/lib/schools/directory/cityPage';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticPaths = () => ({
  paths: CITY_LIST.flatMap(({ branchesSlug }) =>
    branchesSlug === null ? [] : [{ params: { city: branchesSlug } }],
  ),
  fallback: false,
});

export const getStaticProps = staticPage(({ city }) => {
  const found = CITY_LIST.find(
    ({ branchesSlug }) => branchesSlug !== null && branchesSlug === city,
  );
  const page = found ? buildCityPage(found.slug) : null;
  return page && { page, seo: seoFor(page.path) };
});

export default CityView;
