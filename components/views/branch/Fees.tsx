import { Section } from '@/components/blocks/Section';
import { BRANCH_ANCHORS, BRANCH_DETAILS_COPY } from '@/data/copy/branchDetails';
import { listWords } from '@/data/copy/listWords';
import { firstYear, sumOf, tuitionOf } from '@/lib/schools/details/fees';
import { rupees } from '@/lib/schools/details/rupees';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import styles from './Fees.module.scss';
import { FirstYearOpener } from './FirstYearOpener';

const COPY = BRANCH_DETAILS_COPY.fees;

/** What each stage costs, and below it what a family's own first year comes to. */
export const Fees = ({ page: { details, yearBegins, isWing, related } }: { page: BranchPage }) => {
  const { fees } = details;
  if (!fees) return null;
  return (
    <Section title={COPY.title} anchor={BRANCH_ANCHORS.fees}>
      <table className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{COPY.stage}</th>
            <th scope="col">{COPY.application}</th>
            <th scope="col">{COPY.admission}</th>
            <th scope="col">{COPY.term}</th>
            <th scope="col">{COPY.year}</th>
            <th scope="col">{COPY.later}</th>
          </tr>
        </thead>
        <tbody>
          {fees.stages.map(({ stage, name, application, admission, term }) => (
            <tr key={stage} className={styles.row}>
              <th scope="row">{name}</th>
              <Amount head={COPY.application} amount={application} />
              <Amount head={COPY.admission} amount={admission} />
              <Amount head={COPY.term} amount={term} />
              <Amount
                head={COPY.year}
                amount={sumOf(firstYear(fees, { stage, zone: null, isBoarder: false }))}
              />
              <Amount head={COPY.later} amount={tuitionOf(fees, { term })} />
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {COPY.due(yearBegins, listWords(fees.dueOn))} {COPY.note}
        {isWing && related[0] && ` ${COPY.wing(related[0].title)}`}
        {fees.boarding && ` ${COPY.boarding(rupees(fees.boarding.fee), fees.boarding.from)}`}
      </p>
      <FirstYearOpener fees={fees} />
    </Section>
  );
};

/** A phone reads the head of the column in each row. */
const Amount = ({ head, amount }: { head: string; amount: number }) => (
  <td className={styles.amount}>
    <span className={styles.label}>{head}</span> {rupees(amount)}
  </td>
);
