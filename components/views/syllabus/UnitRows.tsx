import { Link } from '@/components/ui/Link';
import { ShareBar } from '@/components/ui/ShareBar';
import { SYLLABUS_COPY } from '@/data/copy/syllabus';
import type { UnitRow } from '@/lib/study/syllabus/courseSyllabus';
import table from './Table.module.scss';
import styles from './UnitRows.module.scss';

/** A unit with its marks and weeks, and its chapters below. The filter reads the data attribute. */
export const UnitRows = ({ unit }: { unit: UnitRow }) => (
  <tbody className={styles.unit} data-entry="">
    <tr>
      <th scope="rowgroup">
        <span className={table.number}>{SYLLABUS_COPY.unitNumber(unit.number)}</span>
        {unit.name}
        <ShareBar share={unit.share} />
      </th>
      <td className={table.marks}>{unit.marks}</td>
      <td>{unit.weeks}</td>
    </tr>
    <tr>
      <td colSpan={3}>
        <ol className={styles.chapters}>
          {unit.chapters.map(({ number, name, path }) => (
            <li key={number} value={number}>
              <span className={styles.chapterNumber}>{number}</span>
              <Link href={path} className={table.link}>
                {name}
              </Link>
            </li>
          ))}
        </ol>
      </td>
    </tr>
  </tbody>
);
