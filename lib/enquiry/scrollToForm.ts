import { scrollBehavior } from '@/lib/site/scrollBehavior';

/** Up to this width the form counts as mobile (specification section 9). */
const WIDEST_MOBILE_PX = 992;
/** What stays free above the form, for the bar. */
const OFFSET_PX = 80;

const FIELDS = 'input:not([type="hidden"], [disabled]), select, textarea';

/**
 * Takes the visitor to the enquiry form and puts the caret into its first field; where it is sent
 * already, to the thanks. Does nothing on a page without one.
 */
export const scrollToForm = (): void => {
  const kind = window.innerWidth <= WIDEST_MOBILE_PX ? 'mobile' : 'desktop';
  const form = document.getElementById(`enquire-${kind}`);
  if (!form) return;
  const top = form.getBoundingClientRect().top + window.scrollY - OFFSET_PX;
  window.scrollTo({ top, behavior: scrollBehavior() });
  const target = form.querySelector<HTMLElement>(FIELDS) ?? form.querySelector('[tabindex]');
  // The scroll is under way: the focus must not jump there a second time.
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
};
