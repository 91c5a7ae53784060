import { ColumnHeads } from '@/components/blocks/ColumnHeads';
import { Link } from '@/components/ui/Link';
import { VISIT_STATUS_NAMES, VISITS_COPY } from '@/data/copy/desk/visits';
import { deskEnquiryPath } from '@/data/routes/deskPaths';
import { describeSlot } from '@/lib/visits/describeSlot';
import type { ListedVisit } from '@/lib/visits/listedVisit';
import styles from './VisitsTable.module.scss';

const COLUMNS = [
  VISITS_COPY.begins,
  VISITS_COPY.parent,
  VISITS_COPY.child,
  VISITS_COPY.branch,
  VISITS_COPY.status,
];

/** Visits line by line. On phones each is a card. */
export const VisitsTable = ({ visits }: { visits: readonly ListedVisit[] }) => (
  <table className={styles.root}>
    <caption>{VISITS_COPY.caption}</caption>
    <thead>
      <ColumnHeads columns={COLUMNS} />
    </thead>
    <tbody>
      {visits.map(({ slot, status, reference, parent, mobile, child, grade, branch, ...rest }) => (
        <tr key={reference}>
          <th scope="row">{describeSlot(slot)}</th>
          <td>
            <Link href={deskEnquiryPath(reference)}>{parent}</Link>
            {mobile && (
              <>
                {' '}
                <a href={`tel:+91${mobile}`}>{mobile}</a>
              </>
            )}
          </td>
          <td>
            {child}, {grade}
          </td>
          <td>{branch}</td>
          <td>
            {VISIT_STATUS_NAMES[status]}
            {status === 'booked' && rest.isReminded && `, ${VISITS_COPY.reminded.toLowerCase()}`}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
