import dynamic from 'next/dynamic';
import { useState } from 'react';
import { DeskHead } from '@/components/blocks/desk/DeskHead';
import { Button } from '@/components/ui/Button';
import { RESULTS_COPY } from '@/data/copy/desk/results';
import { useResults } from '@/lib/api/desk/results';
import type { ResultsQuery } from '@/lib/desk/results/contract';
import { firstRange } from '@/lib/desk/results/dayRange';
import { rangeMessage } from '@/lib/desk/results/rangeMessage';
import { ResultsFilter } from './ResultsFilter';
import styles from './ResultsView.module.scss';

// With the charts (uPlot, 22 kB): fetched once there is something to show.
const ShownResults = dynamic(() => import('./ShownResults').then((part) => part.ShownResults), {
  ssr: false,
});

type ResultsViewProps = {
  /** `YYYY-MM-DD` in India. */
  today: string;
  /** All campaigns that there are, to type in what was spent on them. */
  campaigns: string[];
};

/** What the campaigns brought, and what they cost. */
export const ResultsView = ({ today, campaigns }: ResultsViewProps) => {
  const [query, setQuery] = useState<ResultsQuery>({
    campaign: '',
    source: '',
    ...firstRange(today),
  });
  const isComplete = rangeMessage(query) === null;
  const { data, error, isLoading, mutate } = useResults(isComplete ? query : null);

  return (
    <div className={styles.root}>
      <DeskHead title={RESULTS_COPY.title} />
      <h1>{RESULTS_COPY.title}</h1>
      <p className={styles.quiet}>{RESULTS_COPY.intro}</p>
      <ResultsFilter
        query={query}
        campaigns={data?.results.campaigns ?? []}
        onChoose={(change) => setQuery({ ...query, ...change })}
      />
      {error && isComplete && (
        <div role="alert" className={styles.trouble}>
          <p>{error.message}</p>
          <Button tone="secondary" onClick={() => void mutate()}>
            {RESULTS_COPY.again}
          </Button>
        </div>
      )}
      <p role="status">{isLoading ? RESULTS_COPY.loading : null}</p>
      {data && (
        <ShownResults
          results={data.results}
          today={today}
          query={data.query}
          spends={data.results.spends}
          seen={data.results.campaigns}
          known={campaigns}
          onChanged={() => mutate()}
        />
      )}
    </div>
  );
};
