import type { ComponentProps } from 'react';
import { BranchView } from '@/components/views/branch/BranchView';
import { CITIES } from '@/data/places/places';
import { seoFor } from '@/data/routes/routes';
import { findSiteBranch, siteBranches } from '@/lib/schools/directory/branches';
import { buildBranchPage } from '@/lib/schools/directory/branchPage';
import { buildSchool } from '@/lib/seo/jsonLd/school';
import { staticPage } from '@/lib/site/staticPage';
import { buildPlainVisit } from '@/lib/visits/buildPlainVisit';
import { type PlainVisit, PlainVisitContext } from '@/lib/visits/PlainVisitContext';

export const getStaticPaths = () => ({
  paths: siteBranches().map(({ city, slug }) => ({
    params: { city: CITIES[city].branchesSlug ?? city, branch: slug },
  })),
  fallback: false,
});

export const getStaticProps = staticPage(({ city = '', branch = '' }) => {
  const found = findSiteBranch(city, branch);
  const page = found && buildBranchPage(found);
  return (
    page && {
      page,
      seo: seoFor(page.path),
      school: buildSchool(found, page.path),
      plainVisit: page.enquiry && buildPlainVisit(page.enquiry.branchId, Date.now()),
    }
  );
});

type BranchPageProps = ComponentProps<typeof BranchView> & { plainVisit: PlainVisit | null };

const BranchPage = ({ plainVisit, ...view }: BranchPageProps) => (
  <PlainVisitContext value={plainVisit}>
    <BranchView {...view} />
  </PlainVisitContext>
);

export default BranchPage;
