import { BranchCardList } from '@/components/blocks/BranchCardList';
import { FactList } from '@/components/blocks/FactList';
import { Link } from '@/components/ui/Link';
import { Outline } from '@/components/ui/Outline';
import { BRANCH_ANCHORS, BRANCH_DETAILS_COPY } from '@/data/copy/branchDetails';
import { COMPARE_LINK_COPY } from '@/data/copy/compare';
import { comparePath, slugOfPath } from '@/data/routes/paths/compare';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import styles from './BranchFactsCard.module.scss';

const BADGE =
  'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76ZM16 9l-5.5 5.5L8 12';

const COPY = BRANCH_DETAILS_COPY.affiliation;

/** Affiliation first, then the other facts that decide; the wing or main branch below. */
export const BranchFactsCard = ({ page }: { page: BranchPage }) => {
  const { affiliation } = page;
  return (
    <section className={styles.root} aria-labelledby={BRANCH_ANCHORS.affiliation}>
      <div className={styles.card}>
        <h2 id={BRANCH_ANCHORS.affiliation} className={styles.heading}>
          <Outline path={BADGE} className={styles.sign} />
          Affiliation
        </h2>
        <FactList
          facts={[
            { term: 'Board', detail: <BoardDetail {...affiliation} /> },
            { term: 'Classes covered', detail: affiliation.classes },
            { term: 'Board examinations', detail: affiliation.examinations },
            ...affiliationFacts(page),
            {
              term: 'Boarding',
              detail: page.hasBoarding ? 'Yes; day pupils are welcome too' : 'No, day school only',
            },
            ...(page.details.teachers
              ? [{ term: BRANCH_DETAILS_COPY.teachers, detail: page.details.teachers }]
              : []),
            ...languageFacts(page),
          ]}
        />
        <p className={styles.checked}>
          {COPY.checked} {affiliation.checkedOn}.
        </p>
        {page.details.disclosurePath && (
          <Link href={page.details.disclosurePath} className={styles.compare}>
            {COPY.disclosure}
          </Link>
        )}
        <Link href={comparePath([slugOfPath(page.path)])} className={styles.compare}>
          {COMPARE_LINK_COPY.branch}
        </Link>
      </div>
      {page.related.length > 0 && (
        <div className={styles.relation}>
          <h3 className={styles.heading}>
            {page.isWing ? COPY.mainBranch(page.lastGrade) : COPY.wing(page.firstGrade)}
          </h3>
          <BranchCardList cards={page.related} headingLevel="h4" />
        </div>
      )}
    </section>
  );
};

const BoardDetail = ({ board, boardName }: BranchPage['affiliation']) => (
  <>
    <strong>{board}</strong>
    <span className={styles.boardName}>{boardName}</span>
  </>
);

const affiliationFacts = ({ details }: BranchPage) =>
  details.affiliation
    ? [
        { term: COPY.number, detail: details.affiliation.number },
        { term: COPY.validUntil, detail: details.affiliation.validUntil },
      ]
    : [];

const languageFacts = ({ details: { languages } }: BranchPage) =>
  languages ? [{ term: COPY.languages, detail: COPY.languagesIn(languages) }] : [];
