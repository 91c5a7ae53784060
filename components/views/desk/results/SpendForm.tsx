import { type FormEvent, useRef, useState } from 'react';
import { FormStatus } from '@/components/forms/FormStatus';
import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import { RESULTS_COPY, SOURCE_NAMES } from '@/data/copy/desk/results';
import { COUNT_SOURCES } from '@/data/counts';
import { sendSpend } from '@/lib/api/desk/results';
import type { ResultsQuery } from '@/lib/desk/results/contract';
import { type DayRange, monthOf } from '@/lib/desk/results/dayRange';
import { showMonth } from '@/lib/desk/results/showDay';
import { type SpendField, type SpendFields, spendProblem } from '@/lib/desk/results/spendFields';
import { randomKey } from '@/lib/site/randomKey';
import { toSiteError } from '@/lib/site/siteError';
import styles from './ResultsView.module.scss';

type SpendFormProps = {
  today: string;
  query: ResultsQuery;
  seen: readonly string[];
  known: readonly string[];
  onSaved: () => Promise<void>;
};

/** Of these months and that many before the spend is asked for by name. */
const MONTHS = [0, 1, 2, 3];

const SHOWN = 'shown';
const OTHER = 'other';

const toOptions = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** Takes what was spent on a campaign in some days. */
export const SpendForm = ({ today, query, seen, known, onSaved }: SpendFormProps) => {
  const shown = { from: query.from, to: query.to };
  const [fields, setFields] = useState<SpendFields>({
    campaign: query.campaign,
    source: query.source,
    rupees: '',
    ...shown,
  });
  const [days, setDays] = useState<string>(SHOWN);
  const [problem, setProblem] = useState<{ field?: string; message: string } | null>(null);
  const [status, setStatus] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  // The same for each try of one spend, so that it is saved once.
  const id = useRef<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const range: DayRange = days === SHOWN ? shown : { from: fields.from, to: fields.to };
  const change = (next: Partial<SpendFields>) => {
    setFields({ ...fields, ...next });
    setProblem(null);
    setStatus(null);
  };
  const chooseDays = (value: string) => {
    setDays(value);
    change(MONTHS.map((back) => monthOf(today, back)).find(({ from }) => from === value) ?? range);
  };
  const show = (next: { field?: string; message: string }) => {
    setProblem(next);
    form.current?.querySelector<HTMLElement>(`[name="${next.field}"]`)?.focus();
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const spend = { ...fields, ...range };
    const wrong = spendProblem(spend);
    if (wrong !== null) {
      if (wrong.field === 'from' || wrong.field === 'to') setDays(OTHER);
      return show(wrong);
    }
    setIsSending(true);
    setProblem(null);
    id.current ??= randomKey();
    try {
      await sendSpend({ id: id.current, ...spend });
      id.current = null;
      await onSaved();
      setFields({ ...fields, rupees: '' });
      setStatus(RESULTS_COPY.saved);
    } catch (cause) {
      show(toSiteError(cause));
    } finally {
      setIsSending(false);
    }
  };

  const errorOf = (field: SpendField) => (problem?.field === field ? problem.message : undefined);
  const others = known.filter((name) => !seen.includes(name));

  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate aria-labelledby="add-spend">
      <h3 id="add-spend">{RESULTS_COPY.addSpend}</h3>
      <div className={styles.fields}>
        <SelectField
          id="spend-campaign"
          name="campaign"
          label={RESULTS_COPY.campaign}
          placeholder={RESULTS_COPY.chooseCampaign}
          options={[
            { label: RESULTS_COPY.seenCampaigns, options: toOptions(seen) },
            { label: RESULTS_COPY.otherCampaigns, options: toOptions(others) },
          ]}
          error={errorOf('campaign')}
          value={fields.campaign}
          onChange={({ target }) => change({ campaign: target.value })}
        />
        <SelectField
          id="spend-source"
          name="source"
          label={RESULTS_COPY.source}
          placeholder={RESULTS_COPY.together}
          options={COUNT_SOURCES.map((source) => ({ value: source, label: SOURCE_NAMES[source] }))}
          value={fields.source}
          onChange={({ target }) => change({ source: target.value })}
        />
        <SelectField
          id="spend-days"
          label={RESULTS_COPY.spendDays}
          options={[
            { value: SHOWN, label: RESULTS_COPY.shownDays },
            ...MONTHS.map((back) => monthOf(today, back)).map(({ from }) => ({
              value: from,
              label: showMonth(from),
            })),
            { value: OTHER, label: RESULTS_COPY.otherDays },
          ]}
          value={days}
          onChange={({ target }) => chooseDays(target.value)}
        />
        {days === OTHER && (
          <>
            <TextField
              id="spend-from"
              name="from"
              type="date"
              label={RESULTS_COPY.from}
              error={errorOf('from')}
              value={fields.from}
              onChange={({ target }) => change({ from: target.value })}
            />
            <TextField
              id="spend-to"
              name="to"
              type="date"
              label={RESULTS_COPY.to}
              error={errorOf('to')}
              value={fields.to}
              onChange={({ target }) => change({ to: target.value })}
            />
          </>
        )}
        <TextField
          id="spend-rupees"
          name="rupees"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          label={RESULTS_COPY.amount}
          hint={RESULTS_COPY.amountHint}
          error={errorOf('rupees')}
          value={fields.rupees}
          onChange={({ target }) => change({ rupees: target.value })}
        />
      </div>
      {problem && problem.field === undefined && <p role="alert">{problem.message}</p>}
      <Button type="submit" aria-disabled={isSending}>
        {RESULTS_COPY.save}
      </Button>
      <FormStatus>{status}</FormStatus>
    </form>
  );
};
