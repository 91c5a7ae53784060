import dynamic from 'next/dynamic';
import type { SubmitEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Outline } from '@/components/ui/Outline';
import { LOCATE_COPY } from '@/data/copy/finder';
import type { FinderTools } from './BranchFinder';
import styles from './LocateForm.module.scss';
import { ResultHeading } from './ResultHeading';
import { type LocateState, useLocate } from './useLocate';

const TARGET =
  'M2 12h3M19 12h3M12 2v3M12 19v3M19 12a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z';

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
          <Outline path={TARGET} size={20} />
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
