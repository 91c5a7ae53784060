import { FileBusy } from '@/components/blocks/desk/FileBusy';
import { Button } from '@/components/ui/Button';
import { RESULTS_COPY } from '@/data/copy/desk/results';
import type { ResultsQuery } from '@/lib/desk/results/contract';
import styles from './ResultsView.module.scss';

type SaveResultsProps = { query: ResultsQuery; of: 'campaigns' | 'days' };

/** Saves what is shown: a form, since browsers save the answer to one by themselves. */
export const SaveResults = ({ query, of }: SaveResultsProps) => (
  <form className={styles.save} method="post" action="/api/desk/results/export">
    {Object.entries({ ...query, of }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {of === 'campaigns' && <FileBusy />}
    <Button type="submit" tone="quiet">
      {of === 'campaigns' ? RESULTS_COPY.saveCampaigns : RESULTS_COPY.saveDays}
    </Button>
    {of === 'campaigns' && <p className={styles.quiet}>{RESULTS_COPY.saveHint}</p>}
  </form>
);
