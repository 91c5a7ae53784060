import { LocateFixed } from 'lucide-react';
import dynamic from 'next/dynamic';
import type { SubmitEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { LOCATE_COPY } from '@/data/copy/finder';
import type { FinderTools } from './BranchFinder';
import styles from './LocateForm.module.scss';
import { ResultHeading } from './ResultHeading';
import { type LocateState, useLocate } from './useLocate';

const NearbyBranches = dynamic(() =>
  import('./NearbyBranches').then((part) => part.NearbyBranches),
);

const sentenceOf = (state: LocateState): string | null => {
  if ('sentence' in state) return state.sentence;
  return state.step === 'asking' ? LOCATE_COPY.asking : null;
};

/**
 * The device's position instead of a typed locality, asked for on a press only. A form of its own,
 * so that a press before the page is hydrated is not lost.
 */
export const LocateForm = ({ readBirth, choose, clear, isIdle }: FinderTools) => {
  const { state, ask } = useLocate();
  const sentence = sentenceOf(state);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (state.step === 'asking') return;
    clear();
    void ask(readBirth());
  };

  return (
    <>
      <form className={styles.root} action="#finder" onSubmit={submit}>
        <Button type="submit" tone="secondary" aria-disabled={state.step === 'asking'}>
          <LocateFixed aria-hidden="true" size={20} />
          {LOCATE_COPY.button}
        </Button>
        <p className={styles.privacy}>{LOCATE_COPY.privacy}</p>
      </form>
      {isIdle && state.step === 'answered' && state.heading !== null && (
        <ResultHeading text={state.heading} />
      )}
      <div role="status" className={styles.sentence}>
        {isIdle && sentence !== null && <p>{sentence}</p>}
      </div>
      {isIdle && state.step === 'answered' && state.answer.kind !== 'birth' && (
        <NearbyBranches answer={state.answer} onChoose={choose} />
      )}
    </>
  );
};
