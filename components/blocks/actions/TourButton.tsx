import { Outline } from '@/components/ui/Outline';
import { ACTION_COPY } from '@/data/copy/actions';
import { scrollToForm } from '@/lib/enquiry/scrollToForm';
import { askForVisit } from '@/lib/visits/wish';
import { type ActionAppearance, ActionLink } from './ActionLink';

// From lucide (ISC licence), whose own component would weigh more on every branch page.
const CALENDAR =
  'M8 2v4M16 2v4M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM3 10h18M9 16l2 2 4-4';

/** Takes a parent who wants to see a campus to the enquiry form of the page, where the times stand then. */
export const TourButton = (appearance: ActionAppearance) => (
  <ActionLink
    tone="primary"
    {...appearance}
    href="#enquire-mobile"
    words={ACTION_COPY.tour}
    icon={<Outline path={CALENDAR} size={22} />}
    onPress={() => {
      askForVisit();
      scrollToForm();
    }}
  />
);
