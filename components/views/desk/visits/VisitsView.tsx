import { DeskHead } from '@/components/blocks/desk/DeskHead';
import { FileBusy } from '@/components/blocks/desk/FileBusy';
import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import { VISITS_COPY } from '@/data/copy/desk/visits';
import { DESK_PATHS } from '@/data/routes/deskPaths';
import type { VisitsPage, VisitsQuery } from '@/lib/desk/visitsPage';
import { VisitsTable } from './VisitsTable';
import styles from './VisitsView.module.scss';

/** Who visits a campus and when: the list for the gate. */
export const VisitsView = ({ query, branches, visits, hasMore }: VisitsPage) => (
  <div className={styles.root}>
    <DeskHead title={VISITS_COPY.title} />
    <h1>{VISITS_COPY.title}</h1>
    <p className={styles.quiet}>{VISITS_COPY.how}</p>
    <form method="get" action={DESK_PATHS.visits} className={styles.form}>
      {/* With another choice the fields begin anew. */}
      <SelectField
        key={`branch ${query.branch}`}
        id="visits-branch"
        name="branch"
        label={VISITS_COPY.branch}
        placeholder={VISITS_COPY.allBranches}
        options={branches}
        defaultValue={query.branch}
      />
      <Day name="from" label={VISITS_COPY.from} day={query.from} />
      <Day name="to" label={VISITS_COPY.to} day={query.to} />
      <Button type="submit">{VISITS_COPY.show}</Button>
    </form>
    {visits.length === 0 ? (
      <p>{VISITS_COPY.none}</p>
    ) : (
      <>
        <VisitsTable visits={visits} />
        {hasMore && <p>{VISITS_COPY.more}</p>}
        <SaveVisits query={query} />
      </>
    )}
  </div>
);

const Day = ({ name, label, day }: { name: 'from' | 'to'; label: string; day: string }) => (
  <TextField
    key={`${name} ${day}`}
    id={`visits-${name}`}
    name={name}
    type="date"
    label={label}
    defaultValue={day}
  />
);

/** Saves what is shown: a form, since browsers save the answer to one by themselves. */
const SaveVisits = ({ query }: { query: VisitsQuery }) => (
  <form method="post" action="/api/desk/visits/export">
    {Object.entries(query).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <FileBusy />
    <Button type="submit" tone="quiet">
      {VISITS_COPY.save}
    </Button>
    <p className={styles.quiet}>{VISITS_COPY.saveHint}</p>
  </form>
);
