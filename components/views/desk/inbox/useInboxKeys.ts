import type { RefObject } from 'react';
import { useShortcuts } from '@/lib/hooks/useShortcuts';

/** Of the field that `/` leads to. */
export const SEARCH_ID = 'desk-search';

/**
 * The keys of the inbox: `/` to the search; j and k, and the arrows once somebody is in the list, from line
 * to line; Escape out of it. `list` holds the lines, each with one link.
 */
export const useInboxKeys = (list: RefObject<HTMLElement | null>): void => {
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('tbody a') ?? [])];
  const here = () => {
    const { activeElement } = document;
    return activeElement instanceof HTMLElement ? links().indexOf(activeElement) : -1;
  };

  const move = (step: 1 | -1) => {
    const all = links();
    const at = here();
    // From outside, the first line; at either end it stays there.
    const next = all[at === -1 ? 0 : Math.min(Math.max(at + step, 0), all.length - 1)];
    next?.focus();
    return next !== undefined;
  };
  const moveInside = (step: 1 | -1) => here() !== -1 && move(step);

  const search = () => {
    const field = document.getElementById(SEARCH_ID);
    field?.focus();
    return field !== null;
  };

  const leave = () => {
    links()[here()]?.blur();
    return false;
  };

  useShortcuts([
    ['/', search],
    ['j', () => move(1)],
    ['k', () => move(-1)],
    ['ArrowDown', () => moveInside(1)],
    ['ArrowUp', () => moveInside(-1)],
    ['Escape', leave],
  ]);
};
