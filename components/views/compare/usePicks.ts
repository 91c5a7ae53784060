import { useState } from 'react';
import { COMPARE_COPY } from '@/data/copy/compare';
import type { ComparedBranch } from '@/lib/compare/comparedBranch';
import type { findPicks } from '@/lib/compare/pickList';

type Find = typeof findPicks;

const SHOWN = 6;

/** The branches that a typed text may mean, without those that stand in the table already. */
export const usePicks = (branches: readonly ComparedBranch[]) => {
  const [text, setText] = useState('');
  const [find, setFind] = useState<Find | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isAsked = text.trim() !== '';

  /** Fetches the list: once somebody is about to type, and again when that failed. */
  const warmUp = () => {
    if (find) return;
    setHasFailed(false);
    import('@/lib/compare/pickList').then(
      (list) => setFind(() => list.findPicks),
      () => setHasFailed(true),
    );
  };

  const found =
    find && isAsked
      ? find(text).filter(({ slug }) => branches.every((branch) => branch.slug !== slug))
      : null;

  return {
    text,
    warmUp,
    setText: (typed: string) => {
      setText(typed);
      warmUp();
    },
    /** Null until there is something to look for, and something to look in. */
    picks: found?.slice(0, SHOWN) ?? null,
    isNone: found?.length === 0,
    sentence: isAsked ? sentenceFor(found?.length ?? null, hasFailed) : '',
  };
};

const sentenceFor = (count: number | null, hasFailed: boolean): string => {
  if (count === null) return hasFailed ? COMPARE_COPY.failed : '';
  if (count === 0) return COMPARE_COPY.none;
  return count > SHOWN ? COMPARE_COPY.foundMany(count, SHOWN) : COMPARE_COPY.found(count);
};
