import { Button } from '@/components/ui/Button';
import { dueCallsNotice } from '@/data/copy/desk/case';
import { INBOX_COPY } from '@/data/copy/desk/inbox';
import styles from './InboxView.module.scss';

type DueCallsProps = {
  calls: number;
  /** Absent where they are shown already. */
  onShow?: () => void;
};

/** Reminds of the calls whose time has come; said aloud when there are more or fewer. */
export const DueCalls = ({ calls, onShow }: DueCallsProps) => (
  <div role="status" className={calls === 0 ? undefined : styles.due}>
    {calls > 0 && (
      <>
        <p>{dueCallsNotice(calls)}</p>
        {onShow && (
          <Button tone="quiet" onClick={onShow}>
            {INBOX_COPY.showCalls}
          </Button>
        )}
      </>
    )}
  </div>
);
