import { Practice } from '@/components/blocks/study/Practice';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import { StudyTies } from '@/components/blocks/study/StudyTies';
import type { PageSeo } from '@/data/routes/routes';
import { TABLE_COPY } from '@/data/study/tables/copy';
import type { TablePage } from '@/lib/study/tables/tablePage';
import { HindiTable } from './HindiTable';
import { TableBoard } from './TableBoard';
import { TableCheck } from './TableCheck';
import { TablePatterns } from './TablePatterns';
import { TableTips } from './TableTips';

type TableViewProps = { seo: PageSeo; page: TablePage };

const INDEX = '/maths-concepts';

/** A multiplication table: to read, hear, understand and check. */
export const TableView = ({ seo, page }: TableViewProps) => {
  const { factor, rows, practice } = page;
  return (
    <StudyPage
      seo={seo}
      subject="maths"
      crumbs={[{ title: TABLE_COPY.crumb, path: INDEX }, { title: TABLE_COPY.heading(factor) }]}
      heading={TABLE_COPY.heading(factor)}
      lead={TABLE_COPY.lead(factor)}
      tool={<TableBoard factor={factor} rows={rows} />}
      practice={<Practice questions={practice} />}
      ties={<StudyTies ties={page.ties} />}
    >
      <HindiTable factor={factor} pahada={page.pahada} />
      <TablePatterns page={page} />
      <TableTips page={page} />
      <TableCheck factor={factor} />
    </StudyPage>
  );
};
