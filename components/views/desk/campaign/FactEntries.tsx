import { EDITOR_COPY as COPY } from '@/data/copy/desk/campaignEditor';
import styles from './CampaignEditor.module.scss';
import { EntryList } from './EntryList';
import { TextAt } from './fields';

type Fact = { term: string; detail: string };

type FactEntriesProps = {
  at: string;
  facts: readonly Fact[];
  onChange: (facts: Fact[]) => void;
};

/** Names and what stands for each. */
export const FactEntries = ({ at, facts, onChange }: FactEntriesProps) => (
  <EntryList
    at={at}
    label={COPY.facts}
    name={COPY.term}
    entries={facts}
    empty={{ term: '', detail: '' }}
    onChange={onChange}
  >
    {(fact, onEntry, place) => (
      <div className={styles.pair}>
        <TextAt
          at={`${place}.term`}
          label={COPY.term}
          value={fact.term}
          onChange={(term) => onEntry({ ...fact, term })}
        />
        <TextAt
          at={`${place}.detail`}
          label={COPY.detail}
          value={fact.detail}
          onChange={(detail) => onEntry({ ...fact, detail })}
        />
      </div>
    )}
  </EntryList>
);
