import { Button } from '@/components/ui/Button';
import { COMPARE_COPY } from '@/data/copy/compare';
import { COMPARE_PATHS, COMPARED_PARAMETER, MOST_COMPARED } from '@/data/routes/paths/compare';
import type { ComparedBranch } from '@/lib/schools/compare/comparedBranch';
import { BranchOptions } from './BranchOptions';
import styles from './PlainForm.module.scss';

const PLACES = Array.from({ length: MOST_COMPARED }, (_, at) => at);

/** The choice without JavaScript: three lists and a button. */
export const PlainForm = ({ chosen }: { chosen: readonly ComparedBranch[] }) => (
  <form action={COMPARE_PATHS.compare} className={styles.root}>
    <p>{COMPARE_COPY.plainText}</p>
    <div className={styles.fields}>
      {PLACES.map((at) => (
        <label key={at} className={styles.field}>
          {COMPARE_COPY.plainField(at + 1)}
          <select
            name={COMPARED_PARAMETER}
            defaultValue={chosen[at]?.slug ?? ''}
            className={styles.select}
          >
            <BranchOptions />
          </select>
        </label>
      ))}
    </div>
    <Button type="submit">{COMPARE_COPY.plainButton}</Button>
  </form>
);
