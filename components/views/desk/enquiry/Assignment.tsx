import { type FormEvent, useState } from 'react';
import { SelectField } from '@/components/forms/SelectField';
import { Button } from '@/components/ui/Button';
import { CASE_COPY } from '@/data/copy/desk/case';
import { sendAssignment } from '@/lib/api/desk/enquiry';
import styles from './DeskEnquiryView.module.scss';
import { type DeskChangeProps, useDeskChange } from './useDeskChange';

/** Who answers an enquiry; it can be given to whoever answers for its branch, or to nobody. */
export const Assignment = ({ enquiry, ...reactions }: DeskChangeProps) => {
  const { reference, revision, assigned, colleagues, me, stage } = enquiry;
  const [chosen, setChosen] = useState<string | null>(null);
  const { isSending, said, send } = useDeskChange(reactions);
  const to = chosen ?? assigned?.id ?? '';
  // Whoever has it may have left the branch since.
  const options = [assigned, ...colleagues]
    .flatMap((person) => person ?? [])
    .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at)
    .map(({ id, name }) => ({ value: id, label: name }));

  const give = async (id: string) => {
    if (isSending) return;
    const problem = await send(() => sendAssignment({ reference, revision, to: id || null }));
    if (problem === null) setChosen(null);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void give(to);
  };

  return (
    <section className={styles.part} aria-labelledby="assigned">
      <h2 id="assigned">
        {CASE_COPY.answers}: {assigned?.name ?? CASE_COPY.nobody}
      </h2>
      {stage !== 'withdrawn' && (
        <form className={styles.line} onSubmit={submit}>
          {assigned?.id !== me && colleagues.some(({ id }) => id === me) && (
            <Button tone="secondary" aria-disabled={isSending} onClick={() => void give(me)}>
              {CASE_COPY.assignToMe}
            </Button>
          )}
          <SelectField
            id="desk-assign"
            label={CASE_COPY.assignedTo}
            placeholder={CASE_COPY.nobody}
            options={options}
            value={to}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Button type="submit" tone="secondary" aria-disabled={isSending}>
            {CASE_COPY.assign}
          </Button>
        </form>
      )}
      <p role="status">{said}</p>
    </section>
  );
};
