import { type FormEvent, useRef, useState } from 'react';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import { CASE_COPY } from '@/data/copy/desk/case';
import { DESK_MESSAGES } from '@/data/copy/desk/messages';
import { checkCallTime } from '@/lib/desk/callTime';
import { LONGEST_REASON } from '@/lib/desk/caseContract';
import { useFocusOnMount } from '@/lib/hooks/useFocusOnMount';
import type { SiteError } from '@/lib/site/siteError';
import { slotAt } from '@/lib/visits/slot';
import styles from './DeskEnquiryView.module.scss';

type CallFormProps = {
  /** What the planned call is for. */
  reason: string;
  isSending: boolean;
  /** Answers what is wrong; null: it is saved. `at`: in Indian time. */
  onSave: (at: string, reason: string) => Promise<SiteError | null>;
  onCancel: () => void;
};

/** When a parent is called next, and what for. */
export const CallForm = ({ reason: planned, isSending, onSave, onCancel }: CallFormProps) => {
  const [at, setAt] = useState('');
  const [reason, setReason] = useState(planned);
  const [problem, setProblem] = useState<string | null>(null);
  const [earliest] = useState(() => slotAt(Date.now()));
  const time = useRef<HTMLInputElement>(null);
  useFocusOnMount(time);

  const refuse = (message: string) => {
    setProblem(message);
    time.current?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = checkCallTime(at, Date.now());
    if ('problem' in checked) return refuse(DESK_MESSAGES[checked.problem]);
    const refused = await onSave(at, reason);
    if (refused !== null) refuse(refused.message);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={time}
        id="desk-call-at"
        type="datetime-local"
        label={CASE_COPY.callTime}
        hint={CASE_COPY.callTimeHint}
        error={problem ?? undefined}
        min={earliest}
        required
        value={at}
        onChange={({ target }) => {
          setAt(target.value);
          setProblem(null);
        }}
      />
      <TextField
        id="desk-call-reason"
        label={CASE_COPY.callReason}
        autoComplete="off"
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={isSending}>
          {CASE_COPY.save}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {CASE_COPY.cancel}
        </Button>
      </div>
    </form>
  );
};
