import { KIND_NAMES, RESULTS_COPY } from '@/data/copy/desk/results';
import { COUNT_KINDS } from '@/data/counts';
import { campaignLines, sumLine } from '@/lib/desk/results/campaignLines';
import type { Figures, Results } from '@/lib/desk/results/contract';
import { costPer } from '@/lib/desk/results/cost';
import type { DayRange } from '@/lib/desk/results/dayRange';
import { showCost, showNumber, showRupees, showShare } from '@/lib/desk/results/show';
import styles from './CampaignTable.module.scss';

type Column = {
  label: string;
  /** Paise; null: not known. `divided`: of which the cost of one is told. */
  show: (figures: Figures, spent: number | null, divided: number | null) => string;
  /** Of a campaign as a whole: its pages have no cost of their own. */
  isCost?: true;
};

const COLUMNS: readonly Column[] = [
  ...COUNT_KINDS.map(
    (kind): Column => ({ label: KIND_NAMES[kind], show: (figures) => showNumber(figures[kind]) }),
  ),
  { label: RESULTS_COPY.perVisit, show: ({ sent, visit }) => showShare(sent, visit) },
  { label: RESULTS_COPY.perSent, show: ({ verified, sent }) => showShare(verified, sent) },
  { label: RESULTS_COPY.spend, show: (_, spent) => showRupees(spent), isCost: true },
  costOf(RESULTS_COPY.costPerVisit, 'visit'),
  costOf(RESULTS_COPY.costPerSent, 'sent'),
  costOf(RESULTS_COPY.costPerVerified, 'verified'),
];

function costOf(label: string, kind: keyof Figures): Column {
  return {
    label,
    show: (figures, _, divided) => showCost(costPer(divided, figures[kind]), figures[kind]),
    isCost: true,
  };
}

type CampaignTableProps = { results: Results; range: DayRange };

/** The campaigns with all their figures, and below each its pages. On phones each is a card. */
export const CampaignTable = ({ results, range }: CampaignTableProps) => {
  const lines = campaignLines(results, range);
  const all = sumLine(lines);
  return (
    <table className={styles.root}>
      <thead>
        <tr>
          <th scope="col">{RESULTS_COPY.campaign}</th>
          {COLUMNS.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {lines.map(({ campaign, figures, spent, pages }) => (
        <tbody key={campaign}>
          <Line
            name={campaign}
            path={pages.length === 1 ? pages[0]?.path : undefined}
            figures={figures}
            spent={spent}
          />
          {pages.length > 1 &&
            pages.map((page) => (
              <Line key={page.path} name={page.path} figures={page.figures} isPage />
            ))}
        </tbody>
      ))}
      <tbody>
        <Line name={RESULTS_COPY.all} {...all} />
      </tbody>
    </table>
  );
};

type LineProps = {
  name: string;
  /** Of its only page. */
  path?: string;
  figures: Figures;
  spent?: number | null;
  /** Where the cost of one is told of another amount than `spent`. */
  divided?: number | null;
  isPage?: true;
};

const Line = ({ name, path, figures, spent = null, divided = spent, isPage }: LineProps) => (
  <tr className={isPage && styles.page}>
    <th scope="row">
      {name}
      {path !== undefined && path !== name && <span className={styles.path}>{path}</span>}
    </th>
    {COLUMNS.map(({ label, show, isCost }) => (
      <td key={label} className={isPage && isCost && styles.none}>
        <span className={styles.label}>{label}</span>
        {isPage && isCost ? '' : show(figures, spent, divided)}
      </td>
    ))}
  </tr>
);
