import { GradeWorksheetsView } from '@/components/views/worksheets/GradeWorksheetsView';
import { worksheetPath } from '@/data/routes/paths/study/worksheets';
import { seoFor } from '@/data/routes/routes';
import { WORKSHEETS_INDEX } from '@/data/study/worksheets/pageTexts';
import { isWorksheetSlug, WORKSHEET_SLUGS } from '@/data/study/worksheets/slugs';
import { staticPage } from '@/lib/site/staticPage';
import { buildGradePage } from '@/lib/study/worksheets/worksheetPages';

export const getStaticPaths = () => ({
  paths: WORKSHEET_SLUGS.map((grade) => ({ params: { grade } })),
  fallback: false,
});

export const getStaticProps = staticPage(({ grade }) => {
  const page = isWorksheetSlug(grade) ? buildGradePage(grade) : null;
  return (
    page && {
      seo: seoFor(worksheetPath(page.slug)),
      page,
      titles: {
        code: WORKSHEETS_INDEX.codeTitle,
        codeIntro: WORKSHEETS_INDEX.codeIntro,
        advice: WORKSHEETS_INDEX.whatHelps,
      },
    }
  );
});

export default GradeWorksheetsView;
