import { Section } from '@/components/blocks/Section';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import { Link } from '@/components/ui/Link';
import { PAPER_COPY } from '@/data/copy/papers';
import { PATHS } from '@/data/routes/paths';
import { PAPER_LIST_PATHS } from '@/data/routes/paths/study/papers';
import type { PageSeo } from '@/data/routes/routes';
import type { PaperListPage } from '@/lib/study/papers/paperListPage';
import { ListNotes } from './ListNotes';
import { PaperCards } from './PaperCards';
import { PatternTables } from './PatternTables';

type PaperListViewProps = { seo: PageSeo; page: PaperListPage };

const crumbsOf = ({ list, name }: PaperListPage) => [
  { title: PAPER_COPY.home, path: PATHS.home },
  ...(list === 'all' ? [] : [{ title: PAPER_COPY.all, path: PAPER_LIST_PATHS.all }]),
  { title: name },
];

/** The papers of some classes, how they are built, and how to use them at home. */
export const PaperListView = ({ seo, page }: PaperListViewProps) => (
  <StudyPage
    seo={seo}
    subject="general"
    crumbs={crumbsOf(page)}
    heading={page.heading}
    lead={page.lead}
    tool={page.groups.map(({ title, more, cards }) => (
      <Section key={title} title={title} intro={more && <Link href={more.path}>{more.title}</Link>}>
        <PaperCards cards={cards} />
      </Section>
    ))}
    related={page.related}
  >
    <ListNotes notes={page.notes} />
    <PatternTables patterns={page.patterns} />
  </StudyPage>
);
