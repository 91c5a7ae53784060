import type { MouseEvent } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { ENQUIRY_STATES } from '@/data/copy/enquiry';
import { PATHS } from '@/data/routes/paths';
import { useDialogs } from '@/lib/site/DialogProvider';

/** Opens the enquiry form over the page; before scripts have come it leads to the form's own page. */
export const EnquireButton = () => {
  const { openDialog } = useDialogs();
  const openForm = (event: MouseEvent): void => {
    event.preventDefault();
    openDialog({ name: 'enquire' });
  };
  return (
    <ButtonLink href={PATHS.applicationForm} onClick={openForm}>
      {ENQUIRY_STATES.open}
    </ButtonLink>
  );
};
