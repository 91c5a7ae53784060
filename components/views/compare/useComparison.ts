import Router from 'next/router';
import { useRef, useState } from 'react';
import { COMPARE_COPY } from '@/data/copy/compare';
import { comparePath } from '@/data/routes/paths/compare';
import type { ComparedBranch } from '@/lib/schools/compare/comparedBranch';

type Named = { slug: string; title: string };

/**
 * Puts branches into the address and takes them out; the server answers with the new table. Says
 * what has happened, and leaves the focus in the box, since what was pressed may be gone.
 */
export const useComparison = (branches: readonly ComparedBranch[]) => {
  const [said, setSaid] = useState('');
  const picker = useRef<HTMLElement>(null);
  const chosen = branches.map(({ slug }) => slug);

  const show = async (slugs: readonly string[], sentence: string) => {
    setSaid('');
    const isShown = await Router.push(comparePath(slugs), undefined, { scroll: false });
    if (!isShown) return;
    setSaid(sentence);
    picker.current?.focus({ preventScroll: true });
  };

  return {
    picker,
    said,
    add: ({ slug, title }: Named) => show([...chosen, slug], COMPARE_COPY.added(title)),
    remove: ({ slug, title }: Named) =>
      show(
        chosen.filter((other) => other !== slug),
        COMPARE_COPY.removed(title),
      ),
  };
};
