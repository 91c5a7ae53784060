import { Island } from '@/components/ui/Island';
import { readDraftText } from '@/lib/enquiry/draftText';
import type { EnquiryFlowProps } from './EnquiryFlow';
import { ServedFlow } from './servedFlow';
// The form stands in the page before its code does, so its looks come with the page.
import '@/components/forms/ConsentNotice.module.scss';
import '@/components/forms/EnquiryForm.module.scss';
import '@/components/forms/Field.module.scss';
import '@/components/ui/Button.module.scss';

const loadFlow = async (host: HTMLElement, props: EnquiryFlowProps) => {
  const [{ EnquiryFlow }, { readChosen }] = await Promise.all([
    import('./EnquiryFlow'),
    import('./readChosen'),
  ]);
  return <EnquiryFlow {...props} chosen={readChosen(host)} />;
};

const hasDraft = (): boolean => readDraftText() !== null;

/** The enquiry form as HTML; its code comes with the first touch, or with a draft to bring back. */
export const EnquiryIsland = (props: EnquiryFlowProps) => (
  <Island
    still={ServedFlow && <ServedFlow {...props} />}
    load={(host) => loadFlow(host, props)}
    isNeededNow={hasDraft}
  />
);
