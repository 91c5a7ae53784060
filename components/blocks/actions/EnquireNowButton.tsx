import { PencilLine } from 'lucide-react';
import { ACTION_COPY } from '@/data/copy/actions';
import { scrollToForm } from '@/lib/enquiry/scrollToForm';
import { type ActionAppearance, ActionLink } from './ActionLink';

/** Takes a parent to the enquiry form of the page. */
export const EnquireNowButton = (appearance: ActionAppearance) => (
  <ActionLink
    tone="primary"
    {...appearance}
    href="#enquire-mobile"
    words={ACTION_COPY.enquire}
    icon={<PencilLine aria-hidden="true" size={20} />}
    onPress={scrollToForm}
  />
);
