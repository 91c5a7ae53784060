import { DisclosureView } from '@/components/views/disclosure/DisclosureView';
import { CITIES } from '@/data/places/places';
import { seoFor } from '@/data/routes/routes';
import { buildDisclosurePage } from '@/lib/schools/details/disclosurePage';
import { findSiteBranch, siteBranches } from '@/lib/schools/directory/branches';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticPaths = () => ({
  paths: siteBranches()
    .filter((branch) => buildDisclosurePage(branch) !== null)
    .map(({ city, slug }) => ({
      params: { city: CITIES[city].branchesSlug ?? city, branch: slug },
    })),
  fallback: false,
});

export const getStaticProps = staticPage(({ city = '', branch = '' }) => {
  const found = findSiteBranch(city, branch);
  const page = found && buildDisclosurePage(found);
  return page && { page, seo: seoFor(page.path) };
});

export default DisclosureView;
