import { EnquiryFlow } from '@/components/blocks/enquiry/EnquiryFlow';
import { Dialog } from '@/components/ui/Dialog';
import { DIALOG_COPY } from '@/data/copy/dialogs';

type EnquireDialogProps = { onClose: () => void };

/** The enquiry form, wherever the visitor is. */
export const EnquireDialog = ({ onClose }: EnquireDialogProps) => (
  <Dialog title={DIALOG_COPY.enquire} onClose={onClose}>
    <EnquiryFlow idPrefix="enquire-dialog" intro={DIALOG_COPY.enquireIntro} />
  </Dialog>
);
