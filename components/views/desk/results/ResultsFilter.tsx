import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { RESULTS_COPY, SOURCE_NAMES } from '@/data/copy/desk/results';
import { COUNT_SOURCES } from '@/data/counts';
import type { ResultsQuery } from '@/lib/desk/results/contract';
import { rangeMessage } from '@/lib/desk/results/rangeMessage';
import styles from './ResultsView.module.scss';

type ResultsFilterProps = {
  query: ResultsQuery;
  /** Campaigns of the days that are shown. */
  campaigns: readonly string[];
  onChoose: (change: Partial<ResultsQuery>) => void;
};

const SOURCES = COUNT_SOURCES.map((source) => ({ value: source, label: SOURCE_NAMES[source] }));

/** Narrows the results by campaign, source and days. */
export const ResultsFilter = ({ query, campaigns, onChoose }: ResultsFilterProps) => {
  const problem = rangeMessage(query);
  const errorOf = (field: 'from' | 'to') =>
    problem?.field === field ? problem.message : undefined;
  const names = [...new Set([...campaigns, query.campaign])].filter(Boolean).sort();

  return (
    <search className={styles.fields} aria-label={RESULTS_COPY.filter}>
      <SelectField
        id="results-campaign"
        label={RESULTS_COPY.campaign}
        placeholder={RESULTS_COPY.allCampaigns}
        options={names.map((name) => ({ value: name, label: name }))}
        value={query.campaign}
        onChange={({ target }) => onChoose({ campaign: target.value })}
      />
      <SelectField
        id="results-source"
        label={RESULTS_COPY.source}
        placeholder={RESULTS_COPY.allSources}
        options={SOURCES}
        value={query.source}
        onChange={({ target }) => onChoose({ source: target.value })}
      />
      <TextField
        id="results-from"
        type="date"
        label={RESULTS_COPY.from}
        error={errorOf('from')}
        value={query.from}
        onChange={({ target }) => onChoose({ from: target.value })}
      />
      <TextField
        id="results-to"
        type="date"
        label={RESULTS_COPY.to}
        error={errorOf('to')}
        value={query.to}
        onChange={({ target }) => onChoose({ to: target.value })}
      />
    </search>
  );
};
