import { Button } from '@/components/ui/Button';
import { INBOX_COPY, unindexedNotice } from '@/data/copy/desk/inbox';
import { STAGE_MEANINGS } from '@/data/copy/desk/stages';
import { useInbox } from '@/lib/api/desk/inbox';
import type { InboxChoice } from '@/lib/desk/inboxChoice';
import { InboxTable } from './InboxTable';
import styles from './InboxView.module.scss';
import { SaveList } from './SaveList';
import { StageTabs } from './StageTabs';

type InboxPagesProps = {
  choice: InboxChoice;
  onChoose: (change: Partial<InboxChoice>) => void;
};

/** The enquiries themselves, kept up to date while they are looked at. */
export const InboxPages = ({ choice, onChoose }: InboxPagesProps) => {
  const { data, error, mutate } = useInbox(choice);
  const isSearch = choice.q !== '';

  return (
    <>
      {!isSearch && (
        <>
          <StageTabs
            stage={choice.stage}
            counts={data?.counts ?? {}}
            onChoose={(stage) => onChoose({ stage })}
          />
          <p className={styles.meaning}>{STAGE_MEANINGS[choice.stage]}</p>
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
      {data && isSearch && data.unindexed > 0 && <p>{unindexedNotice(data.unindexed)}</p>}
      {data &&
        (data.lines.length === 0 ? (
          <p role="status">{isSearch ? INBOX_COPY.noneFound : INBOX_COPY.none}</p>
        ) : (
          <InboxTable
            caption={isSearch ? INBOX_COPY.found : INBOX_COPY.older}
            lines={data.lines}
            showsStage={isSearch}
          />
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
