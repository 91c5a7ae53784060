import { type ReactNode, useState } from 'react';
import { SelectField } from '@/components/forms/SelectField';
import { Button } from '@/components/ui/Button';
import { EDITOR_COPY as COPY, PART_NAMES, partName } from '@/data/copy/desk/campaignEditor';
import type { CampaignLists } from '@/lib/desk/campaignLists';
import { moved, orNothing, withEntry, withoutEntry } from '@/lib/desk/entries';
import { randomKey } from '@/lib/site/randomKey';
import styles from './CampaignEditor.module.scss';
import { EntryButtons } from './EntryList';
import { GroupAt, TextAt } from './fields';
import { newPart } from './newPart';
import { type PagePart, PartFields } from './PartFields';

type PartsPartProps = {
  /** All blocks below the first one. */
  parts: readonly PagePart[];
  lists: CampaignLists;
  onChange: (parts: PagePart[]) => void;
};

type LedPart = Exclude<PagePart, { kind: 'text' | 'facts' | 'questions' | 'call-line' }>;

const WITHOUT_LEAD: readonly string[] = ['text', 'facts', 'questions', 'call-line'];

const hasLead = (part: PagePart): part is LedPart => !WITHOUT_LEAD.includes(part.kind);

const KINDS = Object.entries(PART_NAMES).map(([value, label]) => ({ value, label }));

/** The parts of the page below its first screen. */
export const PartsPart = ({ parts, lists, onChange }: PartsPartProps) => {
  const [kind, setKind] = useState('text');
  // What a part is known by while it moves: its heading changes with each key.
  const [keys, setKeys] = useState(() => parts.map(randomKey));
  if (keys.length !== parts.length) setKeys(parts.map((_, at) => keys[at] ?? randomKey()));

  const add = () => {
    const part = newPart(kind);
    if (part) onChange([...parts, part]);
  };
  const move = (at: number, by: -1 | 1) => {
    setKeys(moved(keys, at, by));
    onChange(moved(parts, at, by));
  };
  const takeOut = (at: number) => {
    setKeys(withoutEntry(keys, at));
    onChange(withoutEntry(parts, at));
  };

  return (
    <section className={styles.part} aria-labelledby="parts">
      <h2 id="parts">{COPY.parts}</h2>
      {parts.map((part, index) => (
        <PartFold
          key={keys[index]}
          part={part}
          place={index + 1}
          lists={lists}
          onChange={(next) => onChange(withEntry(parts, index, next))}
        >
          <EntryButtons
            name={part.heading || PART_NAMES[part.kind]}
            at={index + 1}
            isFirst={index === 0}
            isLast={index === parts.length - 1}
            onMove={(by) => move(index, by)}
            onTakeOut={() => takeOut(index)}
          />
        </PartFold>
      ))}
      <div className={styles.add}>
        <SelectField
          id="campaign-new-part"
          label={COPY.partKind}
          options={KINDS}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
        />
        <Button tone="secondary" onClick={add}>
          {COPY.addPart}
        </Button>
      </div>
    </section>
  );
};

type PartFoldProps = {
  part: PagePart;
  /** Among the parts, from 1. */
  place: number;
  lists: CampaignLists;
  onChange: (part: PagePart) => void;
  children: ReactNode;
};

/** One part, closed until it is worked on; a new one is open. */
const PartFold = ({ part, place, lists, onChange, children }: PartFoldProps) => {
  const [isOpen, setIsOpen] = useState(part.heading === '');
  const at = `blocks.${place}`;
  return (
    <details
      className={styles.block}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {partName(place, part.heading)}{' '}
        <span className={styles.quiet}>{PART_NAMES[part.kind]}</span>
      </summary>
      <GroupAt at={at} label={PART_NAMES[part.kind]}>
        <TextAt
          at={`${at}.heading`}
          label={COPY.heading}
          value={part.heading}
          onChange={(heading) => onChange({ ...part, heading })}
        />
        {hasLead(part) && (
          <TextAt
            at={`${at}.lead`}
            label={COPY.partLead}
            value={part.lead ?? ''}
            onChange={(lead) => onChange({ ...part, lead: orNothing(lead) })}
          />
        )}
        <PartFields part={part} at={at} lists={lists} onChange={onChange} />
      </GroupAt>
      {children}
    </details>
  );
};
