import { BranchView } from '@/components/views/branch/BranchView';
import { CITIES } from '@/data/places/places';
import { seoFor } from '@/data/routes/routes';
import { findSiteBranch, siteBranches } from '@/lib/directory/branches';
import { buildBranchPage } from '@/lib/directory/branchPage';
import { staticPage } from '@/lib/pages/staticPage';
import { buildSchool } from '@/lib/seo/jsonLd/school';

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
