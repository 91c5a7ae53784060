import { BranchView } from '@/components/views/branch/BranchView';
import { CITIES } from '@/data/places/places';
import { seoFor } from '@/data/routes/routes';
import { findSiteBranch, siteBranches } from '@/lib/schools/directory/branches';
import { buildBranchPage } from '@/lib/schools/directory/branchPage';
import { buildSchool } from '@/lib/seo/jsonLd/school';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticPaths = () => ({
  paths: siteBranches().map(({ city, slug }) => ({
    params: { city: CITIES[city].branchesSlug ?? city, branch: slug },
  })),
  fallback: false,
});

export const getStaticProps = staticPage(({ city = '', branch = '' }) => {
  const found = findSiteBranch(city, branch);
  const page = found && buildBranchPage(found);
  return page && { page, seo: seoFor(page.path), school: buildSchool(found, page.path) };
});

export default BranchView;
