import { useState } from 'react';
import { COMPARE_COPY } from '@/data/copy/compare';
import type { ComparedBranch } from '@/lib/schools/compare/comparedBranch';
import { findPicks } from '@/lib/schools/compare/pickList';

const SHOWN = 6;

/** The branches that a typed text may mean, without those that stand in the table already. */
export const usePicks = (branches: readonly ComparedBranch[]) => {
  const [text, setText] = useState('');
  const found =
    text.trim() === ''
      ? null
      : findPicks(text).filter(({ slug }) => branches.every((branch) => branch.slug !== slug));

  return {
    text,
    setText,
    /** Null while there is nothing to look for. */
    picks: found?.slice(0, SHOWN) ?? null,
    isNone: found?.length === 0,
    sentence: found ? sentenceFor(found.length) : '',
  };
};

const sentenceFor = (count: number): string => {
  if (count === 0) return COMPARE_COPY.none;
  return count > SHOWN ? COMPARE_COPY.foundMany(count, SHOWN) : COMPARE_COPY.found(count);
};
