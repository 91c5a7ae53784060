import { StudyPage } from '@/components/blocks/study/StudyPage';
import type { PageSeo } from '@/data/routes/routes';
import { useMovedPlaces } from '@/lib/hooks/useMovedPlaces';
import type { ToolIndex } from '@/lib/study/calculators/calculatorPages';
import { PageNotes } from './PageNotes';
import { ToolCards } from './ToolCards';
import { ToolFilter } from './ToolFilter';

type ToolIndexViewProps = { seo: PageSeo; page: ToolIndex };

const placesOf = ({ groups }: ToolIndex): Record<string, string> =>
  Object.fromEntries(groups.flatMap(({ tools }) => tools.map(({ id, path }) => [id, path])));

/** The calculators of a subject: what each does, and the way to it. */
export const ToolIndexView = ({ seo, page }: ToolIndexViewProps) => {
  useMovedPlaces(placesOf(page));
  return (
    <StudyPage
      key={seo.path}
      seo={seo}
      subject={page.subject === 'maths' ? 'maths' : 'science'}
      crumbs={page.crumbs}
      heading={page.heading}
      lead={page.lead}
      tool={
        <>
          <ToolFilter total={page.total} groups={page.groups} />
          <ToolCards groups={page.groups} />
        </>
      }
      related={page.related}
    >
      <PageNotes notes={page.notes} />
    </StudyPage>
  );
};
