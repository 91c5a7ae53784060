import { type FormEvent, useState } from 'react';
import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import { INBOX_COPY } from '@/data/copy/desk/inbox';
import { FIRST_CHOICE, type InboxChoice } from '@/lib/desk/inboxChoice';
import type { InboxLists } from '@/lib/desk/lists';
import styles from './InboxView.module.scss';

type InboxFilterProps = {
  lists: InboxLists;
  choice: InboxChoice;
  onChoose: (change: Partial<InboxChoice>) => void;
};

/** Searches the inbox, and narrows it by place, class and days. */
export const InboxFilter = ({ lists, choice, onChoose }: InboxFilterProps) => {
  const { city, branch, grade, from, to } = choice;
  const isNarrowed = [city, branch, grade, from, to].some((value) => value !== '');
  const branches = lists.branches.filter((one) => city === '' || one.city === city);

  return (
    <>
      <Search text={choice.q} onSearch={(q) => onChoose({ q })} />
      <details className={styles.filter} open={isNarrowed}>
        <summary>{INBOX_COPY.filter}</summary>
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
            error={from !== '' && to !== '' && from > to ? INBOX_COPY.wrongDays : undefined}
            value={to}
            onChange={({ target }) => onChoose({ to: target.value })}
          />
          <Button
            tone="quiet"
            onClick={() => onChoose({ ...FIRST_CHOICE, stage: choice.stage, q: choice.q })}
          >
            {INBOX_COPY.reset}
          </Button>
        </div>
      </details>
    </>
  );
};

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
          id="desk-search"
          type="search"
          label={INBOX_COPY.search}
          hint={INBOX_COPY.searchHint}
          autoComplete="off"
          maxLength={100}
          value={typed}
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
