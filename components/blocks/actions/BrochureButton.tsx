import { Download } from 'lucide-react';
import { ACTION_COPY } from '@/data/copy/actions';
import { useBrochure } from '@/lib/brochure/BrochureProvider';
import { type ActionAppearance, ActionLink } from './ActionLink';

type BrochureButtonProps = ActionAppearance & {
  /** The PDF: a path of ours or an address of the content CDN. */
  brochureUrl?: string;
};

/** Asks for the brochure: it downloads once the enquiry is saved; before scripts it is the file. */
export const BrochureButton = ({
  brochureUrl = '/brochure.pdf',
  ...appearance
}: BrochureButtonProps) => {
  const { isDownloading, ask } = useBrochure();
  return (
    <ActionLink
      {...appearance}
      href={brochureUrl}
      download
      words={ACTION_COPY.brochure}
      icon={<Download aria-hidden="true" size={22} />}
      aria-busy={isDownloading}
      onPress={() => ask(brochureUrl)}
    />
  );
};
