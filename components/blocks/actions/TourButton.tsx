import { CalendarCheck } from 'lucide-react';
import { ACTION_COPY } from '@/data/copy/actions';
import { scrollToForm } from '@/lib/enquiry/scrollToForm';
import { askForVisit } from '@/lib/visits/wish';
import { type ActionAppearance, ActionLink } from './ActionLink';

/** Takes a parent who wants to see a campus to the enquiry form of the page, where the times stand then. */
export const TourButton = (appearance: ActionAppearance) => (
  <ActionLink
    tone="primary"
    {...appearance}
    href="#enquire-mobile"
    words={ACTION_COPY.tour}
    icon={<CalendarCheck aria-hidden="true" size={22} />}
    onPress={() => {
      askForVisit();
      scrollToForm();
    }}
  />
);
