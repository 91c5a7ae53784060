import { startRequestedBrochure } from './brochure';
import { noteEnquiry } from './enquired';
import { fetchBrochure } from './fetchBrochure';

/** The enquiry is saved: a brochure that was asked for starts, and from now on it needs no form. */
export const afterEnquiry = (): void => {
  noteEnquiry();
  void startRequestedBrochure(fetchBrochure);
};
