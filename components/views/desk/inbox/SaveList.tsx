import { FileBusy } from '@/components/blocks/desk/FileBusy';
import { Button } from '@/components/ui/Button';
import { INBOX_COPY } from '@/data/copy/desk/inbox';
import type { InboxChoice } from '@/lib/desk/inboxChoice';
import styles from './InboxView.module.scss';

/** Saves what the inbox shows: a form, since browsers save the answer to one by themselves. */
export const SaveList = ({ choice }: { choice: InboxChoice }) => (
  <form className={styles.save} method="post" action="/api/desk/enquiries/export">
    {Object.entries({ ...choice, after: '' }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <FileBusy />
    <Button type="submit" tone="quiet">
      {INBOX_COPY.save}
    </Button>
    <p className={styles.meaning}>{INBOX_COPY.saveHint}</p>
  </form>
);
