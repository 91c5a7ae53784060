import { requestBrochure, startBrochure } from '@/lib/brochure/brochure';
import { hasEnquired } from '@/lib/brochure/enquired';
import { fetchBrochure } from '@/lib/brochure/fetchBrochure';
import { scrollToForm } from '@/lib/enquiry/scrollToForm';
import { showNote } from './showNote';

/**
 * Asks for the brochure (specification 4.3). A parent who has enquired in this visit gets it at
 * once, as does one on a page without a form; the others are taken to the form.
 */
export const pressBrochure = (address: string): void => {
  const form = document.getElementById('enquire-mobile');
  if (hasEnquired() || !form) {
    void startBrochure(address, fetchBrochure);
    return;
  }
  requestBrochure(address);
  showNote(form, address);
  scrollToForm();
};
