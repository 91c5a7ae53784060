import { DESK_MERGE_COPY as COPY } from '@/data/copy/desk/family';
import { compareEnquiries, isSameChild } from '@/lib/desk/compareEnquiries';
import type { DeskEnquiry } from '@/lib/desk/contract';
import styles from './ComparedFields.module.scss';

type ComparedFieldsProps = { one: DeskEnquiry; other: DeskEnquiry };

/** Each field of both: side by side, on a phone one below the other. */
export const ComparedFields = ({ one, other }: ComparedFieldsProps) => (
  <>
    {!isSameChild(one, other) && <p className={styles.warning}>{COPY.otherChild}</p>}
    <table className={styles.root} aria-label={COPY.title}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{COPY.field}</th>
          <th scope="col">{one.reference}</th>
          <th scope="col">{other.reference}</th>
        </tr>
      </thead>
      <tbody>
        {compareEnquiries(one, other).map(({ name, values, differs }) => (
          <tr key={name} className={`${styles.row} ${differs ? styles.different : ''}`}>
            <th scope="row">
              {name}
              {differs && <span className={styles.mark}>{COPY.differs}</span>}
            </th>
            <td>
              <span className={styles.label}>{one.reference}</span>
              {values[0]}
            </td>
            <td>
              <span className={styles.label}>{other.reference}</span>
              {values[1]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
