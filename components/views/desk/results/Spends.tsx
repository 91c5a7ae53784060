import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { RESULTS_COPY, SOURCE_NAMES } from '@/data/copy/desk/results';
import { sendSpendRemoval } from '@/lib/api/desk/results';
import type { ResultsQuery, Spend } from '@/lib/desk/results/contract';
import { showAmount } from '@/lib/desk/results/show';
import { showDay } from '@/lib/desk/results/showDay';
import { inIndia } from '@/lib/desk/time';
import { toSiteError } from '@/lib/site/siteError';
import styles from './ResultsView.module.scss';
import { SpendForm } from './SpendForm';

type SpendsProps = {
  today: string;
  query: ResultsQuery;
  spends: readonly Spend[];
  /** Campaigns of the days that are shown, and all that there are. */
  seen: readonly string[];
  known: readonly string[];
  onChanged: () => Promise<unknown>;
};

/** What was spent on these days, and a form for more. */
export const Spends = ({ spends, onChanged, ...form }: SpendsProps) => {
  const [said, setSaid] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  const remove = async (spend: Spend) => {
    setError(null);
    try {
      await sendSpendRemoval(spend.id);
      await onChanged();
      setSaid(RESULTS_COPY.removed(spendInWords(spend)));
    } catch (cause) {
      setError(toSiteError(cause).message);
    }
  };

  return (
    <section className={styles.part} aria-labelledby="spends">
      <h2 id="spends">{RESULTS_COPY.spends}</h2>
      {spends.length === 0 ? (
        <p>{RESULTS_COPY.noSpends}</p>
      ) : (
        <ul className={styles.spends}>
          {spends.map((spend) => (
            <li key={spend.id}>
              <div>
                <p>{spendInWords(spend)}</p>
                <p className={styles.quiet}>
                  {RESULTS_COPY.typedIn} {inIndia(spend.enteredAt)}, {spend.who}
                </p>
              </div>
              <Button
                tone="quiet"
                aria-label={RESULTS_COPY.removeWhat(spendInWords(spend))}
                onClick={() => void remove(spend)}
              >
                {RESULTS_COPY.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {error && <p role="alert">{error}</p>}
      <p role="status">{said}</p>
      <SpendForm
        {...form}
        onSaved={async () => {
          setSaid(null);
          await onChanged();
        }}
      />
    </section>
  );
};

const spendInWords = ({ campaign, source, from, to, paise }: Spend): string =>
  [
    showAmount(paise),
    campaign,
    source === null ? RESULTS_COPY.together : SOURCE_NAMES[source],
    RESULTS_COPY.dayRange(showDay(from), showDay(to)),
  ].join(', ');
