import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { EDITOR_COPY, entryAction } from '@/data/copy/desk/campaignEditor';
import { moved, withEntry, withoutEntry } from '@/lib/desk/entries';
import styles from './CampaignEditor.module.scss';
import { GroupAt } from './fields';

type EntryListProps<Entry> = {
  at: string;
  label: string;
  hint?: string;
  /** What one entry is called. */
  name: string;
  entries: readonly Entry[];
  /** What a new one begins as. */
  empty: Entry;
  onChange: (entries: Entry[]) => void;
  /** The fields of one entry; `at`: the way to it. */
  children: (entry: Entry, onEntry: (entry: Entry) => void, at: string) => ReactNode;
};

/** Entries that can be added, moved and taken out. */
export const EntryList = <Entry,>({
  at,
  label,
  hint,
  name,
  entries,
  empty,
  onChange,
  children,
}: EntryListProps<Entry>) => (
  <GroupAt at={at} label={label} hint={hint}>
    {entries.map((entry, index) => (
      // The place is what an entry is known by: its texts change with each key.
      // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name
      <div key={index} className={styles.entry}>
        {children(entry, (next) => onChange(withEntry(entries, index, next)), `${at}.${index}`)}
        <EntryButtons
          name={name}
          at={index + 1}
          isFirst={index === 0}
          isLast={index === entries.length - 1}
          onMove={(by) => onChange(moved(entries, index, by))}
          onTakeOut={() => onChange(withoutEntry(entries, index))}
        />
      </div>
    ))}
    <Button tone="secondary" onClick={() => onChange([...entries, empty])}>
      {EDITOR_COPY.add}: {name}
    </Button>
  </GroupAt>
);

type EntryButtonsProps = {
  name: string;
  /** Its place, from 1. */
  at: number;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onTakeOut: () => void;
};

/** Moves an entry, or takes it out. */
export const EntryButtons = ({
  name,
  at,
  isFirst,
  isLast,
  onMove,
  onTakeOut,
}: EntryButtonsProps) => (
  <div className={styles.buttons}>
    {!isFirst && (
      <Button
        tone="quiet"
        aria-label={entryAction(EDITOR_COPY.up, name, at)}
        onClick={() => onMove(-1)}
      >
        {EDITOR_COPY.up}
      </Button>
    )}
    {!isLast && (
      <Button
        tone="quiet"
        aria-label={entryAction(EDITOR_COPY.down, name, at)}
        onClick={() => onMove(1)}
      >
        {EDITOR_COPY.down}
      </Button>
    )}
    <Button
      tone="quiet"
      aria-label={entryAction(EDITOR_COPY.takeOut, name, at)}
      onClick={onTakeOut}
    >
      {EDITOR_COPY.takeOut}
    </Button>
  </div>
);
