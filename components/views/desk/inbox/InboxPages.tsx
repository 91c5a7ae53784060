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
  const isCalls = !isSearch && choice.calls === 'due';
  // What the list says of itself: it may still be that of the choice before.
  const isFound = listed.q !== '';
  const isListOfCalls = !isFound && listed.calls === 'due';
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
      {data && isFound && data.unindexed > 0 && <p>{unindexedNotice(data.unindexed)}</p>}
      {data &&
        (data.lines.length === 0 ? (
          <p role="status">{whyNone(listed)}</p>
        ) : (
          <div ref={list}>
            <InboxTable
              caption={
                isFound
                  ? INBOX_COPY.found
                  : isListOfCalls
                    ? INBOX_COPY.callsFirst
                    : INBOX_COPY.older
              }
              lines={data.lines}
              showsStage={isFound || isListOfCalls}
            />
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

// The days are wrong in a part of the page that may be closed.
const whyNone = (choice: InboxChoice): string => {
  if (hasWrongDays(choice)) return INBOX_COPY.wrongDays;
  if (choice.q !== '') return INBOX_COPY.noneFound;
  return choice.calls === 'due' ? INBOX_COPY.noCalls : INBOX_COPY.none;
};
