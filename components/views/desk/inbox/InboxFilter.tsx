import { type FormEvent, useState } from 'react';
import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import { INBOX_COPY } from '@/data/copy/desk/inbox';
import { FIRST_CHOICE, hasWrongDays, type InboxChoice } from '@/lib/desk/inboxChoice';
import type { InboxLists } from '@/lib/desk/lists';
import styles from './InboxView.module.scss';
import { SEARCH_ID } from './useInboxKeys';

type InboxFilterProps = {
  lists: InboxLists;
  choice: InboxChoice;
  onChoose: (change: Partial<InboxChoice>) => void;
};

/** Searches the inbox, and narrows it by place, class and days. */
export const InboxFilter = ({ lists, choice, onChoose }: InboxFilterProps) => {
  const { city, branch, grade, from, to, source, assigned } = choice;
  const narrowed = [city, branch, grade, from, to, source, assigned].filter(Boolean).length;
  const branches = lists.branches.filter((one) => city === '' || one.city === city);

  return (
    <>
      <Search text={choice.q} onSearch={(q) => onChoose({ q })} />
      <details className={styles.filter}>
        <summary>{narrowed === 0 ? INBOX_COPY.filter : INBOX_COPY.narrowed(narrowed)}</summary>
        <div className={styles.fields}>
          <SelectField
            id="desk-city"
            label={INBOX_COPY.city}
            placeholder={INBOX_COPY.any}
            options={lists.cities}
            value={city}
            onChange={({ target }) => onChoose({ city: target.value, branch: '' })}
          />
          <SelectField
            id="desk-branch"
            label={INBOX_COPY.branch}
            placeholder={INBOX_COPY.any}
            options={branches}
            value={branch}
            onChange={({ target }) => onChoose({ branch: target.value })}
          />
          <SelectField
            id="desk-grade"
            label={INBOX_COPY.grade}
            placeholder={INBOX_COPY.any}
            options={lists.grades}
            value={grade}
            onChange={({ target }) => onChoose({ grade: target.value })}
          />
          <SelectField
            id="desk-source"
            label={INBOX_COPY.source}
            placeholder={INBOX_COPY.any}
            options={withChosen(lists.sources, source)}
            value={source}
            onChange={({ target }) => onChoose({ source: target.value })}
          />
          <SelectField
            id="desk-assigned"
            label={INBOX_COPY.assigned}
            placeholder={INBOX_COPY.any}
            options={ASSIGNED}
            value={assigned}
            onChange={({ target }) => {
              const { value } = target;
              onChoose({ assigned: value === 'me' || value === 'nobody' ? value : '' });
            }}
          />
          <TextField
            id="desk-from"
            type="date"
            label={INBOX_COPY.from}
            value={from}
            onChange={({ target }) => onChoose({ from: target.value })}
          />
          <TextField
            id="desk-to"
            type="date"
            label={INBOX_COPY.to}
            error={hasWrongDays(choice) ? INBOX_COPY.wrongDays : undefined}
            value={to}
            onChange={({ target }) => onChoose({ to: target.value })}
          />
          <Button
            tone="quiet"
            onClick={() => {
              const { stage, q, calls } = choice;
              onChoose({ ...FIRST_CHOICE, stage, q, calls });
            }}
          >
            {INBOX_COPY.reset}
          </Button>
        </div>
      </details>
    </>
  );
};

const ASSIGNED = [
  { value: 'me', label: INBOX_COPY.me },
  { value: 'nobody', label: INBOX_COPY.nobody },
] as const;

/** One that was chosen before and does not occur any more still says what the list is narrowed to. */
const withChosen = (sources: InboxLists['sources'], chosen: string): InboxLists['sources'] =>
  chosen === '' || sources.some(({ value }) => value === chosen)
    ? sources
    : [...sources, { value: chosen, label: chosen }];

type SearchProps = { text: string; onSearch: (text: string) => void };

const Search = ({ text, onSearch }: SearchProps) => {
  const [typed, setTyped] = useState(text);

  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };

  const end = () => {
    setTyped('');
    onSearch('');
  };

  return (
    <search>
      <form className={styles.search} onSubmit={search}>
        <TextField
          id={SEARCH_ID}
          type="search"
          label={INBOX_COPY.search}
          hint={INBOX_COPY.searchHint}
          autoComplete="off"
          maxLength={100}
          value={typed}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Escape') currentTarget.blur();
          }}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{INBOX_COPY.searchButton}</Button>
        {text !== '' && (
          <Button tone="quiet" onClick={end}>
            {INBOX_COPY.endSearch}
          </Button>
        )}
      </form>
    </search>
  );
};
