import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { INBOX_COPY, unindexedNotice } from '@/data/copy/desk/inbox';
import { STAGE_MEANINGS } from '@/data/copy/desk/stages';
import { useInbox } from '@/lib/api/desk/inbox';
import { FIRST_CHOICE, hasWrongDays, type InboxChoice } from '@/lib/desk/inboxChoice';
import { rememberList } from '@/lib/desk/lastList';
import { DueCalls } from './DueCalls';
import { InboxTable } from './InboxTable';
import styles from './InboxView.module.scss';
import { SaveList } from './SaveList';
import { StageTabs } from './StageTabs';
import { useInboxKeys } from './useInboxKeys';

type InboxPagesProps = {
  choice: InboxChoice;
  onChoose: (change: Partial<InboxChoice>) => void;
};

/** The enquiries themselves, kept up to date while they are looked at. */
export const InboxPages = ({ choice, onChoose }: InboxPagesProps) => {
  const { data: read, error, mutate } = useInbox(choice);
  const data = read?.page;
  const listed = read?.query ?? choice;
  const isSearch = choice.q !== '';
  const isCalls = kindOf(choice) === 'calls';
  // What the list says of itself: it may still be that of the choice before.
  const kind = kindOf(listed);
  const list = useRef<HTMLDivElement>(null);
  useInboxKeys(list);
  const lines = data?.lines;
  useEffect(() => {
    if (lines) rememberList(lines.map(({ reference }) => reference));
  }, [lines]);

  return (
    <>
      <DueCalls
        calls={data?.dueCalls ?? 0}
        onShow={isCalls ? undefined : () => onChoose({ ...FIRST_CHOICE, calls: 'due' })}
      />
      {!isSearch && (
        <>
          <StageTabs
            stage={isCalls ? 'calls' : choice.stage}
            counts={data?.counts ?? {}}
            dueCalls={data?.dueCalls ?? 0}
            onChoose={(stage) =>
              onChoose(stage === 'calls' ? { calls: 'due' } : { stage, calls: '' })
            }
          />
          <p className={styles.meaning}>
            {isCalls ? INBOX_COPY.callsMeaning : STAGE_MEANINGS[choice.stage]}
          </p>
        </>
      )}
      {error && (
        <div role="alert" className={styles.trouble}>
          <p>
            {data && `${INBOX_COPY.stale} `}
            {error.message}
          </p>
          <Button tone="secondary" onClick={() => void mutate()}>
            {INBOX_COPY.again}
          </Button>
        </div>
      )}
      {!data && !error && <p role="status">{INBOX_COPY.loading}</p>}
      {data && kind === 'found' && data.unindexed > 0 && <p>{unindexedNotice(data.unindexed)}</p>}
      {data &&
        (data.lines.length === 0 ? (
          // The days are chosen in a part of the page that may be closed.
          <p role="status">{hasWrongDays(listed) ? INBOX_COPY.wrongDays : NONE[kind]}</p>
        ) : (
          <div ref={list}>
            <InboxTable caption={CAPTIONS[kind]} lines={data.lines} showsStage={kind !== 'stage'} />
          </div>
        ))}
      <div className={styles.buttons}>
        {choice.after !== '' && (
          <Button tone="secondary" onClick={() => onChoose({ after: '' })}>
            {INBOX_COPY.first}
          </Button>
        )}
        {data?.next && (
          <Button tone="secondary" onClick={() => onChoose({ after: data.next ?? '' })}>
            {INBOX_COPY.next}
          </Button>
        )}
      </div>
      {data && data.lines.length > 0 && <SaveList choice={choice} />}
    </>
  );
};

type Kind = 'found' | 'calls' | 'stage';

const kindOf = ({ q, calls }: InboxChoice): Kind => {
  if (q !== '') return 'found';
  return calls === 'due' ? 'calls' : 'stage';
};

const CAPTIONS: Readonly<Record<Kind, string>> = {
  found: INBOX_COPY.found,
  calls: INBOX_COPY.callsFirst,
  stage: INBOX_COPY.older,
};

const NONE: Readonly<Record<Kind, string>> = {
  found: INBOX_COPY.noneFound,
  calls: INBOX_COPY.noCalls,
  stage: INBOX_COPY.none,
};
