import { createRoot } from 'react-dom/client';
import { onBrochure, readBrochure } from '@/lib/brochure/brochure';
import { BrochureNote } from './BrochureNote';
import styles from './BrochureNote.module.scss';

let isShown = false;

/**
 * Shows the message at the top of the form's card for as long as the state says so. In a tree of
 * its own: the card itself may be HTML that no code has taken over.
 */
export const showNote = (form: HTMLElement, address: string): void => {
  if (isShown) return;
  isShown = true;
  const place = document.createElement('div');
  place.className = styles.place ?? '';
  // The live region is there before its text, or nobody would hear it.
  place.setAttribute('role', 'status');
  form.prepend(place);
  const root = createRoot(place);
  root.render(<BrochureNote brochureUrl={address} />);

  const stop = onBrochure(() => {
    if (readBrochure().isMessageShown) return;
    stop();
    isShown = false;
    holdStill(form.lastElementChild, () => place.remove());
    queueMicrotask(() => root.unmount());
  });
};

/** Changes what stands above a part without moving it under the finger of somebody who types. */
const holdStill = (part: Element | null, change: () => void): void => {
  const before = part?.getBoundingClientRect().top ?? 0;
  change();
  const moved = (part?.getBoundingClientRect().top ?? 0) - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
};
