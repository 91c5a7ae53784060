import type { ComponentProps } from 'react';
import { KIND_NAMES, RESULTS_COPY, SOURCE_NAMES } from '@/data/copy/desk/results';
import { COUNT_KINDS } from '@/data/counts';
import type { Figures, Results, ResultsQuery } from '@/lib/desk/results/contract';
import { showNumber, showShare } from '@/lib/desk/results/show';
import { showDay } from '@/lib/desk/results/showDay';
import { CampaignTable } from './CampaignTable';
import { DayCharts } from './DayCharts';
import styles from './ResultsView.module.scss';
import { SaveResults } from './SaveResults';
import { Spends } from './Spends';

type ShownResultsProps = ComponentProps<typeof Spends> & { results: Results };

/** The figures by campaign, by source and by day, and what was spent. */
export const ShownResults = ({ results, ...spends }: ShownResultsProps) => (
  <>
    <Parts query={spends.query} results={results} />
    <Spends {...spends} />
  </>
);

const Parts = ({ query, results }: { query: ResultsQuery; results: Results }) => {
  const { pages, sources, days, spends } = results;
  if (pages.length === 0 && spends.length === 0) return <p role="status">{RESULTS_COPY.none}</p>;
  return (
    <>
      <section className={styles.part} aria-labelledby="by-campaign">
        <h2 id="by-campaign">{RESULTS_COPY.byCampaign}</h2>
        <CampaignTable results={results} range={query} />
        <p className={styles.quiet}>{RESULTS_COPY.fewNote}</p>
        {query.source !== '' && <p className={styles.quiet}>{RESULTS_COPY.sourceNote}</p>}
        <SaveResults query={query} of="campaigns" />
      </section>
      <section className={styles.part} aria-labelledby="by-source">
        <h2 id="by-source">{RESULTS_COPY.bySource}</h2>
        <FigureTable
          caption={RESULTS_COPY.bySource}
          head={RESULTS_COPY.source}
          lines={sources.map(({ source, figures }) => [SOURCE_NAMES[source], figures])}
        />
      </section>
      <section className={styles.part} aria-labelledby="by-day">
        <h2 id="by-day">{RESULTS_COPY.byDay}</h2>
        <DayCharts days={days} />
        <FigureTable
          caption={RESULTS_COPY.byDay}
          head={RESULTS_COPY.day}
          lines={days.map(({ day, figures }) => [showDay(day), figures])}
        />
        <SaveResults query={query} of="days" />
      </section>
    </>
  );
};

type FigureTableProps = {
  caption: string;
  head: string;
  lines: readonly (readonly [name: string, figures: Figures])[];
};

/** The figures line by line. It is wider than a phone, so that it scrolls, by keyboard too. */
const FigureTable = ({ caption, head, lines }: FigureTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard (WCAG 2.1.1).
  <section className={styles.scroll} aria-label={RESULTS_COPY.asTable(caption)} tabIndex={0}>
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {COUNT_KINDS.map((kind) => (
            <th key={kind} scope="col">
              {KIND_NAMES[kind]}
            </th>
          ))}
          <th scope="col">{RESULTS_COPY.perVisit}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(([name, figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {COUNT_KINDS.map((kind) => (
              <td key={kind}>{showNumber(figures[kind])}</td>
            ))}
            <td>{showShare(figures.sent, figures.visit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
