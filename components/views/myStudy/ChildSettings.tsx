import { type SubmitEvent, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { MY_STUDY_COPY } from '@/data/copy/myStudy';
import { randomKey } from '@/lib/site/randomKey';
import {
  type Child,
  changeChild,
  LONGEST_NICKNAME,
  PLANS,
  type Plan,
  removeChild,
} from '@/lib/study/shelf/shelf';
import { updateShelf } from '@/lib/study/shelf/shelfStore';
import styles from './ChildSettings.module.scss';
import { SureButton } from './SureButton';

type ChildSettingsProps = { child: Child; name: string };

const { children: copy, plan: planCopy } = MY_STUDY_COPY;

const PLAN_WORDS: Record<Plan, { label: string; note: string }> = {
  spaced: { label: planCopy.spaced, note: planCopy.spacedNote },
  plain: { label: planCopy.plain, note: planCopy.plainNote },
};

/** The nickname of a child, the plan, and the way off the shelf. */
export const ChildSettings = ({ child, name }: ChildSettingsProps) => {
  const field = useRef<HTMLInputElement>(null);
  const change = (part: Partial<Child>) =>
    updateShelf((shelf) => changeChild(shelf, (before) => ({ ...before, ...part })));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    change({ nickname: field.current?.value.trim() ?? '' });
  };

  return (
    <details className={styles.root}>
      <summary className={styles.summary}>{copy.more}</summary>
      <form className={styles.form} onSubmit={submit}>
        <label htmlFor="nickname">{copy.nickname}</label>
        <p id="nickname-hint" className={styles.hint}>
          {copy.nicknameHint}
        </p>
        <div className={styles.line}>
          <input
            id="nickname"
            ref={field}
            className={styles.field}
            defaultValue={child.nickname}
            maxLength={LONGEST_NICKNAME}
            autoComplete="off"
            aria-describedby="nickname-hint"
          />
          <Button type="submit" tone="secondary">
            {copy.save}
          </Button>
        </div>
      </form>
      <fieldset className={styles.plans}>
        <legend>{planCopy.title}</legend>
        {PLANS.map((plan) => (
          <label key={plan} className={styles.plan}>
            <input
              type="radio"
              name="plan"
              checked={child.plan === plan}
              onChange={() => change({ plan })}
            />
            <span>
              {PLAN_WORDS[plan].label}
              <span className={styles.hint}>{PLAN_WORDS[plan].note}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <SureButton
        label={copy.remove(name)}
        ask={copy.removeAsk(name)}
        onSure={() => updateShelf((shelf) => removeChild(shelf, child.id, randomKey()))}
      />
    </details>
  );
};
