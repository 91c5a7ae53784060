import { Outline } from '@/components/ui/Outline';
import { ACTION_COPY } from '@/data/copy/actions';
import { scrollToForm } from '@/lib/enquiry/scrollToForm';
import { type ActionAppearance, ActionLink } from './ActionLink';

// On the bar of every campaign page, where lucide's own component would weigh more than the rest of it.
const PENCIL =
  'M13 21h8M15 5l4 4M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z';

/** Takes a parent to the enquiry form of the page. */
export const EnquireNowButton = (appearance: ActionAppearance) => (
  <ActionLink
    tone="primary"
    {...appearance}
    href="#enquire-mobile"
    words={ACTION_COPY.enquire}
    icon={<Outline path={PENCIL} size={20} />}
    onPress={scrollToForm}
  />
);
