import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { Seo } from '@/components/blocks/Seo';
import { Link } from '@/components/ui/Link';
import { COMPARE_COPY } from '@/data/copy/compare';
import { PATHS } from '@/data/routes/paths';
import type { ComparePage } from '@/lib/schools/compare/comparePage';
import { AlikeFacts } from './AlikeFacts';
import { BranchPicker } from './BranchPicker';
import { CompareNotices } from './CompareNotices';
import { CompareTable } from './CompareTable';
import styles from './CompareView.module.scss';
import { PlainForm } from './PlainForm';
import { ShareBar } from './ShareBar';
import { StartExamples } from './StartExamples';
import { useComparison } from './useComparison';
import { useHome } from './useHome';

const TRAIL = [{ title: COMPARE_COPY.home, path: PATHS.home }];

/** Up to three branches side by side, as the address says: on the screen and on paper. */
export const CompareView = ({ page }: { page: ComparePage }) => {
  const { branches, facts, summary, notices, address, examples } = page;
  const home = useHome();
  const [first] = branches;
  const { picker, said, add, remove } = useComparison(branches);

  return (
    <div className={styles.root}>
      <Seo {...page.seo} />
      <div className={styles.crumbs}>
        <Breadcrumbs trail={TRAIL} current={COMPARE_COPY.heading} />
      </div>
      <header className={styles.head}>
        <h1>{COMPARE_COPY.heading}</h1>
        <p className={styles.lead}>{COMPARE_COPY.lead}</p>
      </header>
      <CompareNotices notices={notices} />
      <BranchPicker ref={picker} branches={branches} onAdd={add} />
      <noscript>
        <PlainForm chosen={branches} />
      </noscript>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {branches.length === 0 ? (
        <StartExamples examples={examples} />
      ) : (
        <>
          <ShareBar key={address} address={address} />
          {branches.length === 1 && <p className={styles.alone}>{COMPARE_COPY.alone}</p>}
          {summary.length > 0 && (
            <ul className={styles.summary}>
              {summary.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
          {facts.alike.length > 0 && <h2 className={styles.part}>{COMPARE_COPY.different}</h2>}
          <CompareTable branches={branches} facts={facts.different} home={home} onRemove={remove} />
          {first && facts.alike.length > 0 && <AlikeFacts branch={first} facts={facts.alike} />}
          <p className={styles.checked}>
            {page.feesNote} {page.checked}{' '}
            <Link href={PATHS.feeStructure} className={styles.more}>
              {COMPARE_COPY.feesMore}
            </Link>
          </p>
          <p className={styles.onPaper}>
            {COMPARE_COPY.onPaper} {address}
          </p>
        </>
      )}
    </div>
  );
};
